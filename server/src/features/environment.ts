/** What the features need of the world around them. They do no I/O: whoever hosts them (language server, command line, tests) gives it. */
import type { Ruleset } from '../model/ruleset';
import type { Config } from './config';
import { pageLink } from './format/rules';
import type { RuleLink } from './format/rules';

export interface Environment {
  /** The rulesets that are loaded: all that the text may be for. */
  readonly rulesets: readonly Ruleset[];
  /** Text of a file of supplied tables, by its path as the scenario writes it; undefined where there is none, or none that may be read. */
  readonly readTable: (path: string) => { readonly text: string } | undefined;
  /** The configuration of the workspace that the scenario is in. */
  readonly config: Config | undefined;
  /** Where a link to a rule's page leads. */
  readonly ruleLink: RuleLink;
}

/** No files, links to virtual documents; with what the host knows better. */
export function environment(known: Pick<Environment, 'rulesets'> & Partial<Environment>): Environment {
  return { readTable: () => undefined, config: undefined, ruleLink: pageLink, ...known };
}
