import { listCommonOrders, listGroupOrders } from '../../group-orders';
import { gapBattle } from '../../scenarios';
import { placeAt, placeAtKey, cite, removeMember, addPath, type DepthCheck } from '../../kit';

export const silentOrdered: DepthCheck = {
  rule: 'silent-running',
  title: 'Submarines in silent running have no orders',
  part: 'seaBattles',
  *check(battle, header) {
    for (const { name, id, when, groups, depth } of listGroupOrders(battle, header)) {
      if (depth !== 'silent' || when === 'never') continue;
      yield {
        message: `${id} is in silent running and takes no part in the battle, so \`${name}\` has no effect on it${cite('silent-running')}. Remove the order, or correct the depth.`,
        place: placeAtKey(groups, id),
        fixes: [{ title: 'Remove the order', edits: [removeMember(groups, id)], preferred: true }],
      };
    }
    for (const { name, when, order, depths } of listCommonOrders(battle, header)) {
      if (when === 'never' || depths.length === 0 || depths.some((depth) => depth !== 'silent')) continue;
      yield {
        message: `All submarines that \`${name}\` addresses are in silent running and take no part in the battle, so it has no effect${cite('silent-running')}. Remove the order, or correct the depth.`,
        place: placeAt(order, 'when'),
        fixes: [{ title: 'Remove the order', edits: [removeMember(order, 'when')], preferred: true }],
      };
    }
  },
  base: addPath(gapBattle, 'seaBattles.gap'),
  passes: `
    defender:
      power: germany
      units: [{ id: wolfpack, type: sub, depth: silent }, { id: boats, type: sub }]
      orders: { dive: { groups: { wolfpack: never, boats: always } } }
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
