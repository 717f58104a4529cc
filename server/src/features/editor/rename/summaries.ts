/** Updates `result.summary` of combats, which contains names of units, if Asdic generated it. */
import type { TableDice } from '../../../engine/dice-source';
import { listRollIds } from '../../../engine/trace';
import { setMember, type Edit } from '../../../model/edit';
import { valueAt } from '../../../model/place';
import type { Analysis } from '../../analysis/analysis';
import { type FoundCombat, allCombats } from '../../analysis/find-combat';
import { simulateCombat } from '../../combat/simulate';

/** @param after the text with the new name, with the same combats in the same order */
export function updateSummaries(before: Analysis, after: Analysis): readonly Edit[] {
  const others = allCombats(after);
  return allCombats(before).flatMap((combat, index) => {
    const { result } = combat.entry;
    const written = valueAt(result, ['summary']);
    const dice = valueAt(result, ['dice']) as TableDice | undefined;
    const other = others[index];
    if (result === undefined || typeof written !== 'string' || dice === undefined || !other) return [];
    if (computeSummary(combat, dice) !== written) return [];
    const summary = computeSummary(other, relabelDice(dice, combat, other));
    return summary === undefined || summary === written
      ? []
      : [setMember(result as Readonly<Record<string, string>>, 'summary', summary)];
  });
}

/** Undefined if dice are missing, or the ruleset fails. */
function computeSummary(combat: FoundCombat, table: TableDice): string | undefined {
  try {
    const played = simulateCombat(combat, { table });
    return played.trace.pendingRoll ? undefined : played.combat.summary(played.trace.end);
  } catch {
    return undefined;
  }
}

/** Relabels the dice of a combat for another with the same steps under other names. */
export function relabelDice(
  dice: TableDice,
  from: Pick<FoundCombat, 'entry'>,
  to: Pick<FoundCombat, 'entry'>,
): TableDice {
  if (Array.isArray(dice)) return dice as TableDice;
  const [labels, others] = [from, to].map(({ entry }) => listRollIds(entry.build().steps)) as [string[], string[]];
  return Object.fromEntries(
    Object.entries(dice).map(([label, faces]) => [others[labels.indexOf(label)] ?? label, faces]),
  );
}
