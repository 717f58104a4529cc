/** On which side of the war the forces of a combat are. */
import type { Ids } from '../../../model/ids';
import type { Group, Header } from '../data';
import { nationsOf, unitsOf } from '../facts/force';
import { sectionOf } from '../rules';
import { listed, nationName, sentence, sideOfNation } from '../wording';

/** What is wrong where both forces are of one side of the war; undefined where they are not, or where that is unknown. */
export function sameSide(attacker: Group, defender: Group, header: Header, ids: Ids): string | undefined {
  const [ours, theirs] = [attacker, defender].map((force) => nations(force, ids)) as [string[], string[]];
  const sides = new Set([...ours, ...theirs].map((nation) => sideOfNation(nation, header)));
  if (ours.length === 0 || theirs.length === 0 || sides.size !== 1 || sides.has(undefined)) return undefined;
  const all = [...new Set([...ours, ...theirs])].map(nationName);
  return all.length === 1
    ? `${sentence(all[0]!)} fights itself (${sectionOf('round-order')}).`
    : `${sentence(listed(all))} are on one side of the war and do not fight each other (${sectionOf('round-order')}).`;
}

function nations(force: Group, ids: Ids): string[] {
  const ofUnits = nationsOf(unitsOf(force, ids));
  return [...new Set([...ofUnits, ...(force.nation === undefined ? [] : [force.nation])])];
}
