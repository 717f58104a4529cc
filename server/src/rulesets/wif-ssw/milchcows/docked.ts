/** Docked pairs in strategic submarine warfare (1.6). */
import { memoize } from '../../memoize';
import { placeAt } from '../kit';
import { isSub, type Group, type SubUnit, type Unit } from '../data';
import type { ObstacleFinder } from '../initiation/obstacle';
import { getReading } from '../options';

/** The id of the unit that a submarine or milchcow is docked with; only one of the two has to declare it. */
export function findDockedPartner(unit: SubUnit, { units }: Group): string | undefined {
  return unit.dockedWith ?? (units && indexDocked(units).get(unit.id));
}

/** Maps the id of a submarine that others are docked with to the first of them. */
const indexDocked = memoize((units: readonly Unit[]): ReadonlyMap<string, string> => {
  const partners = new Map<string, string>();
  for (const unit of units) {
    if (isSub(unit) && unit.dockedWith !== undefined && !partners.has(unit.dockedWith))
      partners.set(unit.dockedWith, unit.id);
  }
  return partners;
});

/** A docked submarine does not attack unless the option allows it. */
export const findDockedObstacle: ObstacleFinder = (unit, engagement, header) => {
  const partner = findDockedPartner(unit, engagement.subs);
  if (partner === undefined || getReading(header, 'dockedPairAttacks') !== 'no') return undefined;
  return { rule: 'docked-pair-price', why: `it is docked with ${partner}`, from: placeAt(unit, 'dockedWith') };
};
