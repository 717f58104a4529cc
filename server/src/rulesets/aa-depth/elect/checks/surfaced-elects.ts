import { isHidden } from '../../depths/depth';
import { listCommonOrders, listGroupOrders } from '../../group-orders';
import { checkLog } from '../../log/check-log';
import { gapBattle } from '../../scenarios';
import { placeAt, placeAtKey, cite, removeMember, addPath, type DepthCheck } from '../../kit';

export const surfacedElects: DepthCheck = {
  rule: 'surfaced-target',
  severity: 'information',
  title: 'Only hidden submarines elect to defend',
  part: 'seaBattles',
  *check(battle, header) {
    for (const { name, id, when, groups, depth } of listGroupOrders(battle, header)) {
      if (name !== 'elect' || when !== 'always' || depth !== 'surfaced') continue;
      yield {
        message: `${id} is surfaced and defends anyway: only hidden submarines elect to defend${cite('surfaced-target')}. Remove the order, or give it another depth.`,
        place: placeAtKey(groups, id),
        unnecessary: true,
        fixes: [{ title: 'Remove the order', edits: [removeMember(groups, id)], preferred: true }],
      };
    }
    for (const { name, when, order, depths } of listCommonOrders(battle, header)) {
      if (name !== 'elect' || when !== 'always' || !depths.includes('surfaced') || depths.some(isHidden)) continue;
      yield {
        message: `No submarine here is hidden, so none elects to defend: the surfaced ones defend anyway${cite('surfaced-target')}. Remove the order, or give the submarines another depth.`,
        place: placeAt(order, 'when'),
        unnecessary: true,
        fixes: [{ title: 'Remove the order', edits: [removeMember(order, 'when')], preferred: true }],
      };
    }
    yield* checkLog(battle, header, 'surfaced-target', 'Remove the entry, or correct the depth.');
  },
  base: addPath(gapBattle, 'seaBattles.gap'),
  passes: `
    defender:
      power: germany
      units: [{ id: wolfpack, type: sub, depth: periscope }, { id: raiders, type: sub }]
      orders: { elect: { groups: { wolfpack: always, raiders: never } } }
  `,
  fails: `
    defender:
      power: germany
      units: [{ id: raiders, type: sub }]
      orders: { elect: { groups: { raiders: always } } }
      #                            ^^^^^^^ raiders is surfaced and defends anyway
  `,
  fixed: `
    defender:
      orders: { elect: { groups: {} } }
  `,
};
