/** What the features need of the world around them. They do no I/O: whoever hosts them (language server, command line, tests) gives it. */
import type { Likelihoods } from '../model/likelihoods';
import type { Ruleset } from '../model/ruleset';
import type { Config } from './config';
import { pageLink } from './format/rules';
import type { RuleLink } from './format/rules';

/** Why a file that a scenario names was not read, though it may be there. */
export type NotRead = 'unsaved' | 'not-relative' | 'outside' | 'too-large';

/** A file that a scenario names, or why it was not read. Undefined where there is none. */
export type NamedFile = { readonly text: string } | { readonly notRead: NotRead } | undefined;

export interface Environment {
  /** The rulesets that are loaded: all that the text may be for. */
  readonly rulesets: readonly Ruleset[];
  /** A file of supplied tables, by its path as the scenario writes it. */
  readonly readTable: (path: string) => NamedFile;
  /** Whether there is a file, by a path as `readTable` takes it; undefined where that cannot be told. Absent where nothing is known of files. */
  readonly isThere?: (path: string) => boolean | undefined;
  /** The configuration of the workspace that the scenario is in. */
  readonly config: Config | undefined;
  /**
   * The odds of a combat as far as the host has calculated them: by what they rest on (`oddsKey`), or the last ones of the combat while
   * new ones are on their way.
   */
  readonly likelihoods: (key: string, combat: CombatName) => Likelihoods | undefined;
  /**
   * How many combats that carry an expectation or a result, and were amiss when they were last played, problems wait for; the host plays the
   * others (`playing`). All of either kind by default.
   */
  readonly playsAtOnce?: number;
  /** Where a link to a rule's page leads. */
  readonly ruleLink: RuleLink;
  /** Where the number of a line of the file leads; nowhere by default. */
  readonly lineLink?: (line: number) => string;
}

/** A combat of a file: by the YAML document that it stands in, from 0, and its id. */
export interface CombatName {
  readonly document: number;
  readonly id: string;
}

/** No files, no odds, links to virtual documents; with what the host knows better. */
export function environment(known: Pick<Environment, 'rulesets'> & Partial<Environment>): Environment {
  return { readTable: () => undefined, config: undefined, likelihoods: () => undefined, ruleLink: pageLink, ...known };
}
