import { placeAt, cite, removeItem, type WifCheck } from '../../kit';
import { chooseReading } from '../../fixes';
import { biscay } from '../../scenarios';
import { listRefusedPurchases } from '../refused-purchases';

export const avoidBarred: WifCheck = {
  rule: 'surprise-menu',
  title: 'The combat is avoided only where the options allow it',
  part: 'engagements',
  *check(engagement, header) {
    for (const { purchase, list, index } of listRefusedPurchases(engagement, header, 'avoid')) {
      yield {
        message: `Strategic submarine warfare cannot be avoided here${cite('surprise-menu', { option: 'avoidCombat' })}. Remove the purchase, or change the option.`,
        place: placeAt(purchase, 'buy'),
        related: header.options
          ? [{ message: 'The option bars it here.', place: placeAt(header.options, 'avoidCombat') }]
          : [],
        fixes: [removeItem(list, index, 'Remove the purchase'), chooseReading(header, 'avoidCombat', 'allowed')],
      };
    }
  },
  base: biscay,
  passes: 'engagements/biscay: orders: { convoy: { surprise: [{ buy: avoid }] } }',
  fails: `
    options: { avoidCombat: barred }
    engagements/biscay:
      orders: { convoy: { surprise: [{ buy: avoid }] } }
      #                                     ^^^^^ cannot be avoided here
  `,
};
