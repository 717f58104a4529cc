/** Docked pairs in strategic submarine warfare (1.6). */
import { at } from '../../../model/place';
import { isSub, type Group, type SubUnit } from '../data';
import type { ObstacleTo } from '../initiation/obstacle';
import { reading } from '../options';

/** The id of the submarine or milchcow that a unit is docked with, whichever of the two the file says it of. */
export function dockedPartner(unit: SubUnit, { units = [] }: Group): string | undefined {
  return unit.dockedWith ?? units.find((other) => isSub(other) && other.dockedWith === unit.id)?.id;
}

/** A docked submarine does not attack, unless the option lets it. */
export const docked: ObstacleTo = (unit, engagement, header) => {
  const partner = dockedPartner(unit, engagement.subs);
  if (partner === undefined || reading(header, 'dockedPairAttacks') !== 'no') return undefined;
  return { rule: 'docked-pair-price', why: `it is docked with ${partner}`, from: at(unit, 'dockedWith') };
};
