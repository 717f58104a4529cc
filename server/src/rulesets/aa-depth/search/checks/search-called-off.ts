import { getUnits } from '../../../axis-and-allies/forces';
import { formatZone } from '../../../axis-and-allies/wording';
import type { Group, UnitType } from '../../data';
import { gapBattle } from '../../scenarios';
import { unitTypes } from '../../units/unit-types';
import { removeKey, placeAt, removeMember, addPath, cite, offer, type DepthCheck } from '../../kit';

export const searchCalledOff: DepthCheck = {
  rule: 'search-before-combat',
  severity: 'warning',
  title: 'Nobody searches if the orders forbid it',
  part: 'seaBattles',
  *check(battle) {
    const { orders } = battle.attacker;
    if (orders?.search !== false) return;
    for (const { group, id, type } of getUnits<Group>(battle, 'attacker')) {
      if (group?.searches !== true) continue;
      yield {
        message: `\`search: false\` calls off the search in ${formatZone(battle)}, so \`searches\` has no effect on ${id ?? unitTypes[type as UnitType].plural}${cite('search-before-combat')}. Remove one of the two.`,
        place: placeAt(group, 'searches'),
        unnecessary: true,
        related: [{ message: 'The order.', place: placeAt(orders, 'search') }],
        fixes: [removeKey(group, 'searches'), offer('Remove `search: false`', removeMember(orders, 'search'))],
      };
    }
  },
  base: addPath(gapBattle, 'seaBattles.gap'),
  passes: 'attacker: { power: uk, units: [{ type: dd }, { type: ftr, searches: false }], orders: { search: false } }',
  fails: `
    attacker: { power: uk, units: [{ type: dd, searches: true }], orders: { search: false } }
    #                                                    ^^^^ calls off the search in SZ 6
  `,
};
