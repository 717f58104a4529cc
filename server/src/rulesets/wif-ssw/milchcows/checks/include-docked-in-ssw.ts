import { placeAt, cite, addPath, removeItem, type WifCheck } from '../../kit';
import { refuelling } from '../../scenarios';
import { listRefusedPurchases } from '../../surprise/refused-purchases';

export const includeDockedInSsw: WifCheck = {
  rule: 'docked-pair-price',
  severity: 'warning',
  title: 'A docked pair is bought into naval combat only',
  part: 'engagements',
  *check(engagement, header) {
    for (const { purchase, list, index } of listRefusedPurchases(engagement, header, 'include-docked')) {
      yield {
        message: `A docked pair can be bought into naval combat, not into strategic submarine warfare${cite('docked-pair-price')}. Remove the purchase.`,
        place: placeAt(purchase, 'buy'),
        fixes: [removeItem(list, index, 'Remove the purchase')],
        unnecessary: true,
      };
    }
  },
  base: addPath(refuelling, 'engagements.biscay'),
  passes: 'orders: { convoy: { surprise: [{ buy: own-column-up }] } }',
  fails: `
    orders: { convoy: { surprise: [{ buy: include-docked, unit: u-459 }] } }
    #                                     ^^^^^^^^^^^^^^ not into strategic submarine warfare
  `,
};
