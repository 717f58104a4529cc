import { placeAt, cite, pluralize, removeMember, addPath, removeItem, offer, type WifCheck } from '../../kit';
import { createPurchaseEdits } from '../../fixes';
import { subCombat } from '../../scenarios';
import { listPurchases } from '../../surprise/orders';
import { findDefender, getTargetStatus } from '../ships';
import { canPay } from '../spending';

export const undamagedShipUnpaid: WifCheck = {
  rule: 'undamaged-ships-cost',
  title: 'Each undamaged ship that submarines strike is bought with surprise points',
  part: 'navalCombats',
  scope: 'references',
  *check(combat, header, ids) {
    if (combat.kind !== 'sub') return;
    const { targets = [] } = combat;
    const paidIds = new Set(
      listPurchases(combat.orders).flatMap(({ side, purchase }) =>
        side === 'attacker' && purchase.buy === 'target' ? [purchase.unit] : [],
      ),
    );
    for (const [index, id] of targets.entries()) {
      const target = findDefender(id, combat, ids);
      const status = target && getTargetStatus(target, header);
      if (target === undefined || status?.target !== 'bought' || paidIds.has(id)) continue;
      const purchase = { buy: 'target', unit: id } as const;
      const purchaseFix = offer(
        `Buy ${id} as a target`,
        ...createPurchaseEdits(combat, 'attacker', purchase),
        removeMember(targets, index),
      );
      yield {
        message: `${id} is undamaged, so as a target it costs ${pluralize(status.price, 'surprise point')}${cite('undamaged-ships-cost')}. Buy it with \`buy: target\`, or remove it.`,
        place: placeAt(targets, index),
        related: [{ message: `${id} is here.`, place: placeAt(target.unit, 'id') }],
        fixes: [
          ...(canPay(purchase, 'attacker', combat, header) ? [purchaseFix] : []),
          removeItem(targets, index, `Remove ${id} from the targets`),
        ],
      };
    }
  },
  base: addPath(subCombat, 'navalCombats.biscay-subs'),
  passes: `
    targets: [norfolk]
    orders: { attacker: { surprise: [{ buy: target, unit: rodney }] } }
  `,
  fails: `
    targets: [norfolk, rodney]
    #                  ^^^^^^ rodney is undamaged
  `,
};
