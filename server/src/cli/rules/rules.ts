/** `asdic rules`: the rules of the rulesets, what implements each, how many tests prove it, and where a user can see it cited. */
import { renderRulePage } from '../../features';
import type { Host } from '../host';
import { listChecklist, listRules, findRuleset } from '../../library/rules';
import { toJson } from '../print/json';
import type { Format, Outcome, OutputText } from '../outcome';
import { type ProofFiles, readProofs } from './proofs';
import { formatChecklist, formatContents, formatRulesets } from './text';

export interface RulesOptions extends ProofFiles {
  readonly format: Format;
  /** List the ids of the checklist instead of the rules. */
  readonly checklist: boolean;
}

/**
 * Lists the rules of one ruleset, or all rulesets; a single rule is shown as its page.
 * @throws CannotRun if the ruleset or rule is unknown, or the records cannot be read
 */
export async function runRules(
  rulesetId: string | undefined,
  ruleId: string | undefined,
  { format, checklist, ...files }: RulesOptions,
  host: Host,
): Promise<Outcome> {
  const rulesets = await host.rulesets.loadAll();
  const selectedRulesets = rulesetId === undefined ? rulesets : [findRuleset(rulesets, rulesetId)];
  const proofs = readProofs(files, host.folder);
  const createOutcome = (output: OutputText): Outcome => ({ output, exitCode: 0 });
  if (checklist) {
    const ids = selectedRulesets.flatMap((each) => listChecklist(each, proofs));
    return createOutcome(format === 'json' ? toJson(ids) : formatChecklist(ids, host));
  }
  const listedRules = listRules(selectedRulesets, ruleId, proofs);
  if (format === 'json') return createOutcome(toJson(listedRules));
  if (rulesetId === undefined) return createOutcome(formatRulesets(selectedRulesets));
  if (ruleId === undefined) return createOutcome(formatContents(listedRules, host));
  // The page of the editor, without links.
  return createOutcome(
    `${renderRulePage({ ruleset: rulesetId, rule: ruleId }, { rulesets, ruleLink: () => undefined })}\n`,
  );
}
