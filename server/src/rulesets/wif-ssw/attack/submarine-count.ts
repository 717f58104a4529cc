/** The number of attacking submarines: the target ships of ASW fire and aircraft (1.2.5.1, 1.2.5.2). */
import { sumChanges, type Amount } from '../../../engine/amount';
import { changeBy, placeAt } from '../kit';
import type { Engagement, Header } from '../data';
import { listAttackers } from '../initiation/participants';
import { getCount } from '../units';

/**
 * The participating submarines, with a line for each line of the file.
 * @param rule the rule that counts them: ASW fire, or naval air combat, whose only targets they are
 */
export function computeSubmarineCount(
  engagement: Engagement,
  header: Header,
  rule: 'asw-fire' | 'naval-air-targets' = 'asw-fire',
): Amount {
  const lines = listAttackers(engagement, header).map((unit) =>
    changeBy(rule, { label: unit.id, by: getCount(unit), from: placeAt(unit) }),
  );
  const zero = changeBy(rule, { label: 'submarines', by: 0, from: placeAt(engagement, 'subs') });
  return sumChanges('participating submarines', zero, lines);
}
