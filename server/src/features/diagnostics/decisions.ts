/** Diagnostics of `decisions:`, what was decided at the table. */
import { listDecisionIds } from '../../engine/trace';
import type { Diagnostic } from '../../model/diagnostic';
import { formatList } from '../../model/wording';
import { getFileDecisions, getFileDice, simulateCombat } from '../combat/simulate';
import type { ScenarioCombat } from '../scenario/scenario-combats';

/**
 * Decisions of the table that decide nothing in this combat. Those that the dice of the file do not lead to yet are left alone, and so are those of
 * a combat after others of the turn, since what these leave decides what is asked.
 */
export function diagnoseDecisions(scenarioCombat: ScenarioCombat): readonly Diagnostic[] {
  const { entry } = scenarioCombat;
  const decisions = getFileDecisions(entry);
  if (decisions === undefined) return [];
  const { combat, trace } = simulateCombat(scenarioCombat, { ...getFileDice(entry), decisions });
  const isAfterOthers = (entry.earlierCombats ?? []).length > 0;
  const reported = trace.unusedDecisions.filter(({ why, label }, position, all) => {
    if (why === 'unknown-label') return true;
    if (isAfterOthers || why === 'not-reached') return false;
    // Of the decisions of a label that are left over, the first stands for all.
    const previous = all[position - 1];
    return why !== 'left-over' || previous?.why !== why || previous.label !== label;
  });
  return reported.map(({ label, index, option, why, options = [] }): Diagnostic => {
    const ids = listDecisionIds(combat.steps);
    const reasons = {
      'no-option': `\`${option}\` is not an option of \`${label}\` at this point. Choose ${formatList(
        options.map((each) => `\`${each}\``),
        'or',
      )}; until then the order decides.`,
      'unknown-label': `No decision of ${entry.id} is called \`${label}\`, so this decides nothing. ${
        ids.length > 0 ? `There are ${formatList(ids.map((id) => `\`${id}\``))}.` : 'It has no decisions.'
      }`,
      'left-over': `\`${option}\` decides nothing: ${entry.id} does not come to \`${label}\` ${
        index === 0 ? 'with these dice' : 'so often'
      }. Remove it.`,
      'not-reached': '',
    };
    return {
      code: 'decisions/no-effect',
      severity: 'warning',
      message: reasons[why],
      place: { owner: decisions, key: label, ...(why === 'unknown-label' && { onKey: true }) },
      fixes: [{ title: `Remove \`${label}\``, edits: [{ edit: 'remove', owner: decisions, key: label }] }],
    };
  });
}
