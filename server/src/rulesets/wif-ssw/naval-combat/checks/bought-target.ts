import { placeAt, cite, addPath, removeItem, type WifCheck } from '../../kit';
import { subCombat } from '../../scenarios';
import { listPurchases } from '../../surprise/orders';
import { findDefender, getTargetStatus } from '../ships';

export const boughtTarget: WifCheck = {
  rule: 'sub-combat-targets',
  title: 'Surprise points buy no target that submarine combat cannot strike',
  part: 'navalCombats',
  scope: 'references',
  *check(combat, header, ids) {
    if (combat.kind !== 'sub') return;
    for (const { side, purchase, list, index } of listPurchases(combat.orders)) {
      if (side !== 'attacker' || purchase.buy !== 'target') continue;
      const target = findDefender(purchase.unit, combat, ids);
      const status = target && getTargetStatus(target, header);
      if (target === undefined || status?.target !== 'none') continue;
      yield {
        message: `${purchase.unit} cannot be bought as a target: ${status.why}${cite('sub-combat-targets', { option: 'subCombatElsewhere' })}. Remove the purchase.`,
        place: placeAt(purchase, 'unit'),
        related: [{ message: `${purchase.unit} is here.`, place: placeAt(target.unit, 'id') }],
        fixes: [removeItem(list, index, 'Remove the purchase')],
      };
    }
  },
  base: addPath(subCombat, 'navalCombats.biscay-subs'),
  passes: 'orders: { attacker: { surprise: [{ buy: target, unit: rodney }] } }',
  fails: `
    defender/units:
      - { id: rodney, type: scs, cost1: 4, section: convoy }
    orders: { attacker: { surprise: [{ buy: target, unit: rodney }] } }
    #                                                     ^^^^^^ rodney cannot be bought as a target: it is in the Convoy Section
  `,
};
