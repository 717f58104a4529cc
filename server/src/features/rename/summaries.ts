/** Updates `result.summary` of combats, which contains names of units, if Asdic generated it. */
import type { TableDice } from '../../engine/dice-source';
import { rollIds } from '../../engine/trace';
import { set, type Edit } from '../../model/edit';
import { valueAt } from '../../model/place';
import type { Analysis } from '../analysis';
import { allCombats } from '../combat/find';
import type { FoundCombat } from '../combat/find';
import { play } from '../combat/play';

/** @param after the text with the new name, with the same combats in the same order */
export function editsOfSummaries(before: Analysis, after: Analysis): readonly Edit[] {
  const others = allCombats(after);
  return allCombats(before).flatMap((combat, index) => {
    const { result } = combat.site;
    const written = valueAt(result, ['summary']);
    const dice = valueAt(result, ['dice']) as TableDice | undefined;
    const other = others[index];
    if (result === undefined || typeof written !== 'string' || dice === undefined || !other) return [];
    if (summaryOf(combat, dice) !== written) return [];
    const summary = summaryOf(other, relabelled(dice, combat, other));
    return summary === undefined || summary === written
      ? []
      : [set(result as Readonly<Record<string, string>>, 'summary', summary)];
  });
}

/** Undefined if dice are missing, or the ruleset fails. */
function summaryOf(combat: FoundCombat, table: TableDice): string | undefined {
  try {
    const played = play(combat, { table });
    return played.trace.wanted ? undefined : played.combat.summary(played.trace.end);
  } catch {
    return undefined;
  }
}

/** Relabels the dice of a combat for another with the same steps under other names. */
export function relabelled(dice: TableDice, from: Pick<FoundCombat, 'site'>, to: Pick<FoundCombat, 'site'>): TableDice {
  if (Array.isArray(dice)) return dice as TableDice;
  const [labels, others] = [from, to].map(({ site }) => rollIds(site.combat().steps)) as [string[], string[]];
  return Object.fromEntries(
    Object.entries(dice).map(([label, faces]) => [others[labels.indexOf(label)] ?? label, faces]),
  );
}
