/** Docked pairs in strategic submarine warfare (1.6). */
import { at } from '../../../model/place';
import { once } from '../../once';
import { isSub, type Group, type SubUnit, type Unit } from '../data';
import type { ObstacleTo } from '../initiation/obstacle';
import { reading } from '../options';

/** The id of the unit that a submarine or milchcow is docked with; only one of the two has to declare it. */
export function dockedPartner(unit: SubUnit, { units }: Group): string | undefined {
  return unit.dockedWith ?? (units && dockedOn(units).get(unit.id));
}

/** Maps the id of a submarine that others are docked with to the first of them. */
const dockedOn = once((units: readonly Unit[]): ReadonlyMap<string, string> => {
  const found = new Map<string, string>();
  for (const unit of units) {
    if (isSub(unit) && unit.dockedWith !== undefined && !found.has(unit.dockedWith))
      found.set(unit.dockedWith, unit.id);
  }
  return found;
});

/** A docked submarine does not attack unless the option allows it. */
export const docked: ObstacleTo = (unit, engagement, header) => {
  const partner = dockedPartner(unit, engagement.subs);
  if (partner === undefined || reading(header, 'dockedPairAttacks') !== 'no') return undefined;
  return { rule: 'docked-pair-price', why: `it is docked with ${partner}`, from: at(unit, 'dockedWith') };
};
