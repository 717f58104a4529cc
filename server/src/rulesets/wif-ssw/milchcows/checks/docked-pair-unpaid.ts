import { cite, pluralize, addPath, type WifCheck } from '../../kit';
import { isSub } from '../../data';
import { createPurchaseEdits } from '../../fixes';
import { listIncluded } from '../../naval-combat/ships';
import { canPay } from '../../naval-combat/spending';
import { caughtRefuelling } from '../../scenarios';
import { listPurchases } from '../../surprise/orders';
import { getPriceList } from '../../surprise/surprise';

export const dockedPairUnpaid: WifCheck = {
  rule: 'docked-pair-price',
  title: 'A docked pair is included in naval combat for surprise points',
  part: 'navalCombats',
  scope: 'references',
  *check(combat, header, ids) {
    const units = listIncluded(combat.defender, ids);
    const paidUnits = listPurchases(combat.orders).flatMap(({ side, purchase }) =>
      side === 'attacker' && purchase.buy === 'include-docked' ? [purchase.unit] : [],
    );
    const price = getPriceList(header)['include-docked'].price;
    for (const { unit, place } of units) {
      if (!isSub(unit) || unit.dockedWith === undefined) continue;
      if (paidUnits.includes(unit.id) || paidUnits.includes(unit.dockedWith)) continue;
      const purchase = { buy: 'include-docked', unit: unit.dockedWith } as const;
      const purchaseFix = {
        title: `Include the pair for ${price} surprise points`,
        edits: createPurchaseEdits(combat, 'attacker', purchase),
      };
      yield {
        message: `${unit.id} is docked with ${unit.dockedWith}: to include the pair costs the attacker ${pluralize(price, 'surprise point')}${cite('docked-pair-price')}. Add \`buy: include-docked\`, or remove the pair.`,
        place,
        fixes: canPay(purchase, 'attacker', combat, header) ? [purchaseFix] : [],
      };
    }
  },
  base: addPath(caughtRefuelling, 'navalCombats.biscay-surface'),
  passes: 'orders: { attacker: { surprise: [{ buy: include-docked, unit: flotilla-1 }] } }',
  fails: `
    defender/units:
      - { id: flotilla-1, type: sub, attack: 4, section: 2, dockedWith: u-459 }
      #       ^^^^^^^^^^ 10 surprise points
    orders: ~
  `,
};
