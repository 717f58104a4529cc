/** Invalid docked pairs (1.6). */
import type { Violation, Fix } from '../../../model/diagnostic';
import { cite, removeMember, setMember, placeAt, offer } from '../kit';
import { isSub, type Group, type SubUnit, type Unit } from '../data';
import { formatSection, formatUnitKind } from '../wording';

/** Reports the invalid docked pairs of some groups, for any kind of combat. */
export function* checkPairs(groups: readonly Group[]): Generator<Violation> {
  for (const { units = [] } of groups) {
    for (const unit of units) {
      if (!isSub(unit) || unit.dockedWith === undefined) continue;
      const partner = units.find(({ id }) => id === unit.dockedWith);
      const error = partner && describePairError(unit, partner);
      if (partner === undefined || error === undefined) continue;
      yield {
        message: `${error}: a docked pair is a milchcow and a submarine in one section${cite('docked-pair-price')}. Undock ${unit.id}, or correct the pair.`,
        place: placeAt(unit, 'dockedWith'),
        related: partner === unit ? [] : [{ message: `${partner.id} is here.`, place: placeAt(partner, 'id') }],
        fixes: [...createJoiningFixes(unit, partner), offer(`Undock ${unit.id}`, removeMember(unit, 'dockedWith'))],
      };
    }
  }
}

function createJoiningFixes(unit: SubUnit, partner: Unit): readonly Fix[] {
  if (!isSub(partner) || partner.section === unit.section || partner === unit) return [];
  const title = `Move ${unit.id} to ${formatSection(partner.section)}`;
  return [offer(title, setMember(unit, 'section', partner.section))];
}

/** The error of a pair, as the first part of a sentence; undefined if it is valid. */
function describePairError(unit: SubUnit, partner: Unit): string | undefined {
  if (partner === unit) return `${unit.id} is docked with itself`;
  if (!isSub(partner)) return `${unit.id} is docked with ${partner.id}, which is ${formatUnitKind(partner)}`;
  if ((unit.milchcow === true) === (partner.milchcow === true)) {
    return `${unit.id} and ${partner.id} are ${unit.milchcow ? 'both milchcows' : 'docked, but neither is a milchcow'}`;
  }
  if (unit.section !== partner.section) {
    return `${unit.id} is in ${formatSection(unit.section)}, but docked with ${partner.id} in ${formatSection(partner.section)}`;
  }
  return undefined;
}
