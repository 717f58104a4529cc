/** The owner's declaration of participants in strategic submarine warfare (1.2.1): `joins`. */
import { explainTooFew } from '../../join-order';
import { isSub, type Engagement, type SubUnit } from '../data';
import { getCount } from '../units';

/** Why its owner leaves a submarine out, as the rest of a sentence; undefined if it joins. */
export function findLeftOutReason(unit: SubUnit, { subs }: Engagement): string | undefined {
  const { joins = true } = unit;
  if (typeof joins === 'boolean') return joins ? undefined : 'its owner leaves it out';
  if (joins.unless === 'damaged' && unit.damaged === true) return 'it is damaged, and its order keeps damaged ones out';
  // In a turn the damaged units of a line form a separate line with the same order.
  const line = subs.units.filter(isSub).filter((other) => other === unit || other.joins === joins);
  const ableSubs = line.filter(({ damaged }) => joins.unless !== 'damaged' || damaged !== true);
  return explainTooFew(
    joins,
    ableSubs.reduce((sum, other) => sum + getCount(other), 0),
  );
}

/** Whether the owners leave out all submarines of the numbered sections. */
export function isLeftToNobody(engagement: Engagement): boolean {
  const subs = engagement.subs.units.filter(isSub).filter(({ section }) => section !== 'convoy');
  return subs.length > 0 && subs.every((sub) => findLeftOutReason(sub, engagement) !== undefined);
}
