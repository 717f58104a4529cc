import { getUnits } from '../../../axis-and-allies/forces';
import { formatZone } from '../../../axis-and-allies/wording';
import type { Group } from '../../data';
import { gapBattle } from '../../scenarios';
import { removeKey, placeAt, addPath, cite, type DepthCheck } from '../../kit';
import { listHiddenDepths } from '../search';

export const nothingToFind: DepthCheck = {
  rule: 'surfaced-target',
  severity: 'information',
  title: 'A search is for submarines that are hidden',
  part: 'seaBattles',
  *check(battle, header) {
    if (listHiddenDepths(battle, header).length > 0 || getUnits(battle, 'defender').length === 0) return;
    const { orders } = battle.attacker;
    const owners = getUnits<Group>(battle, 'attacker').flatMap(({ group }) => (group?.searches ? [group] : []));
    const places = [
      ...(orders?.search !== undefined
        ? [{ key: 'search', place: placeAt(orders, 'search'), fix: removeKey(orders, 'search') }]
        : []),
      ...owners.map((group) => ({
        key: 'searches',
        place: placeAt(group, 'searches'),
        fix: removeKey(group, 'searches'),
      })),
    ];
    for (const { key, place, fix } of places) {
      yield {
        message: `No submarine has to be found in ${formatZone(battle)}: all are surfaced, or in silent running${cite('surfaced-target')}. Remove \`${key}\`, or give the submarines a depth.`,
        place,
        unnecessary: true,
        fixes: [{ ...fix, preferred: true }],
      };
    }
  },
  base: addPath(gapBattle, 'seaBattles.gap'),
  passes: 'attacker: { power: uk, units: [{ type: dd, searches: true }], orders: { search: true } }',
  fails: `
    attacker: { power: uk, units: [{ type: dd, searches: true }], orders: { search: true } }
    #                                                    ^^^^ Remove \`searches\`
    #                                                                               ^^^^ Remove \`search\`
    defender: { power: germany, units: { sub: 1 } }
  `,
  fixed: 'attacker: { power: uk, units: [{ type: dd }], orders: { search: true } }',
};
