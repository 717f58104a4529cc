/** Dependencies of the features on their host. Features do no I/O: the host (language server, command line, tests) provides it. */
import type { OddsFigures } from '../../model/odds-figures';
import type { Ruleset } from '../../model/ruleset';
import type { Config } from './config';
import { type RuleLink, formatPageLink } from '../format/rules';

/** Reason why a referenced file was not read, though it may exist. */
export type ReadRefusal = 'unsaved' | 'not-relative' | 'outside' | 'too-large';

/** A referenced file, or why it was not read. Undefined if it does not exist. */
export type TableFileResult = { readonly text: string } | { readonly notRead: ReadRefusal } | undefined;

export interface Environment {
  /** The loaded rulesets: all that the text may need. */
  readonly rulesets: readonly Ruleset[];
  /** Reads a table file, by its path in the scenario. */
  readonly readTable: (path: string) => TableFileResult;
  /** Whether a file exists, by a path as for `readTable`; undefined if unknown. Absent if the host has no files. */
  readonly fileExists?: (path: string) => boolean | undefined;
  /** Workspace configuration of the scenario. */
  readonly config: Config | undefined;
  /**
   * Odds of a combat that the host has computed: by their dependencies (`computeOddsKey`), or the previous ones of the combat while new ones are
   * being computed.
   */
  readonly getOddsFigures: (key: string, combat: CombatId) => OddsFigures | undefined;
  /**
   * Number of combats with an expectation or a result, and previously failing, that are simulated before diagnostics are returned; the host
   * runs the others (`runDeferredExpectations`). Unlimited by default.
   */
  readonly maxImmediateCombats?: number;
  /** Link to a rule page. */
  readonly ruleLink: RuleLink;
  /** Link to a line of the file; none by default. */
  readonly formatLineLink?: (line: number) => string;
  /**
   * Link to the whole of a long hover, which is folded if there is one. Another text of the hover has another link.
   * @param offset of the hover
   */
  readonly formatMoreLink?: (offset: number, markdown: string) => string;
}

/** Identifies a combat of a file: by the index of its YAML document, from 0, and its id. */
export interface CombatId {
  readonly document: number;
  readonly id: string;
}

/** Creates an environment. Defaults: no files, no odds, links to virtual documents. */
export function createEnvironment(partial: Pick<Environment, 'rulesets'> & Partial<Environment>): Environment {
  return {
    readTable: () => undefined,
    config: undefined,
    getOddsFigures: () => undefined,
    ruleLink: formatPageLink,
    ...partial,
  };
}
