import { listGroupOrders } from '../../group-orders';
import { gap } from '../../scenarios';
import { atKey, removeMember, under, cite, prefer, type DepthCheck } from '../../kit';

export const silentOrdered: DepthCheck = {
  rule: 'silent-running',
  title: 'Submarines in silent running have no orders',
  part: 'seaBattles',
  *check(battle, header) {
    for (const { name, id, when, groups, depth } of listGroupOrders(battle, header)) {
      if (depth !== 'silent' || when === 'never') continue;
      yield {
        message: `${id} is in silent running and takes no part in the battle, so \`${name}\` has no effect on it${cite('silent-running')}. Remove the order, or correct the depth.`,
        place: atKey(groups, id),
        fixes: [prefer('Remove the order', removeMember(groups, id))],
      };
    }
  },
  on: under(gap, 'seaBattles.gap'),
  passes: `
    defender:
      power: germany
      units: [{ id: wolfpack, type: sub, depth: silent }, { id: boats, type: sub }]
      orders: { dive: { when: always, groups: { wolfpack: never, boats: always } } }
  `,
  fails: `
    defender:
      power: germany
      units: [{ id: wolfpack, type: sub, depth: silent }, { type: dd }]
      orders: { dive: { groups: { wolfpack: always } } }
      #                           ^^^^^^^^ takes no part in the battle
  `,
  fixed: `
    defender:
      orders: { dive: { groups: {} } }
  `,
};
