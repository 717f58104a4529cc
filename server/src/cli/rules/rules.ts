/** `asdic rules`: the rules of the rulesets, their implementations, the number of tests, and the surfaces that cite them. */
import { type Environment, renderRulePage } from '../../features';
import type { Host } from '../host';
import { listChecklist, listRules, findRuleset } from '../../library/rules';
import { asJson } from '../print/json';
import type { Format, Outcome, OutputText } from '../outcome';
import { type ProofFiles, readProofs } from './proofs';
import { checklistText, contentsText, rulesetsText } from './text';

export interface RulesOptions extends ProofFiles {
  readonly format: Format;
  /** List the ids of the checklist instead of the rules. */
  readonly checklist: boolean;
}

/** Selects one ruleset or all; a single rule is shown as its page. */
export interface RuleSelection {
  readonly ruleset?: string;
  readonly rule?: string;
}

/** @throws CannotRun if the ruleset or rule is unknown, or the records cannot be read */
export async function rules(
  selection: RuleSelection,
  { format, checklist, ...files }: RulesOptions,
  host: Host,
): Promise<Outcome> {
  const rulesets = await host.rulesets.all();
  const selected = selection.ruleset === undefined ? rulesets : [findRuleset(rulesets, selection.ruleset)];
  const proofs = readProofs(files, host.folder);
  const createOutcome = (output: OutputText): Outcome => ({ output, exitCode: 0 });
  if (checklist) {
    const ids = selected.flatMap((ruleset) => listChecklist(ruleset, proofs));
    return createOutcome(format === 'json' ? asJson(ids) : checklistText(ids, host));
  }
  const listed = listRules(selected, selection.rule, proofs);
  if (format === 'json') return createOutcome(asJson(listed));
  if (selection.ruleset === undefined) return createOutcome(rulesetsText(selected));
  return createOutcome(
    selection.rule === undefined ? contentsText(listed, host) : pageText(rulesets, selection.ruleset, selection.rule),
  );
}

/** The page of the editor, without links. */
function pageText(rulesets: Environment['rulesets'], ruleset: string, rule: string): string {
  return `${renderRulePage({ ruleset, rule }, { rulesets, ruleLink: () => undefined })}\n`;
}
