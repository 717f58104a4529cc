/** `asdic rules`: the rules of the rulesets, their implementations, the number of tests, and the surfaces that cite them. */
import { rulePage } from '../../features';
import type { Environment } from '../../features';
import type { Host } from '../host';
import { listChecklist, listRules, rulesetNamed } from '../../library/rules';
import { asJson } from '../print/json';
import type { Format, Outcome, Written } from '../outcome';
import { readProofs } from './proofs';
import type { ProofFiles } from './proofs';
import { checklistText, contentsText, rulesetsText } from './text';

export interface RulesOptions extends ProofFiles {
  readonly format: Format;
  /** List the ids of the checklist instead of the rules. */
  readonly checklist: boolean;
}

/** Selects one ruleset or all; a single rule is shown as its page. */
export interface WhichRules {
  readonly ruleset?: string;
  readonly rule?: string;
}

/** @throws CannotRun if the ruleset or rule is unknown, or the records cannot be read */
export async function rules(
  which: WhichRules,
  { format, checklist, ...files }: RulesOptions,
  host: Host,
): Promise<Outcome> {
  const rulesets = await host.rulesets.all();
  const chosen = which.ruleset === undefined ? rulesets : [rulesetNamed(rulesets, which.ruleset)];
  const proofs = readProofs(files, host.folder);
  const done = (output: Written): Outcome => ({ output, exitCode: 0 });
  if (checklist) {
    const ids = chosen.flatMap((ruleset) => listChecklist(ruleset, proofs));
    return done(format === 'json' ? asJson(ids) : checklistText(ids, host));
  }
  const listed = listRules(chosen, which.rule, proofs);
  if (format === 'json') return done(asJson(listed));
  if (which.ruleset === undefined) return done(rulesetsText(chosen));
  return done(which.rule === undefined ? contentsText(listed, host) : pageText(rulesets, which.ruleset, which.rule));
}

/** The page of the editor, without links. */
function pageText(rulesets: Environment['rulesets'], ruleset: string, rule: string): string {
  return `${rulePage({ ruleset, rule }, { rulesets, ruleLink: () => undefined })}\n`;
}
