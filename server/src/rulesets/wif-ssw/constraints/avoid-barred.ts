import { at } from '../../../model/place';
import { examplesOf, type WifConstraint } from '../constraint';
import { biscay } from '../scenarios';
import { refusedPurchases } from './engagement-purchases';
import { chooseReading, takeOut } from '../fixes';

export const avoidBarred: WifConstraint = {
  code: 'avoid-barred',
  rule: 'surprise-menu',
  severity: 'error',
  title: 'The combat is avoided only where the options allow it',
  part: 'engagements',
  scope: 'part',
  *check(engagement, header) {
    for (const { purchase, list, index } of refusedPurchases(engagement, header, 'avoid')) {
      yield {
        message: `Strategic submarine warfare cannot be avoided in this scenario (1.2.3, option \`avoidCombat\`). Take the purchase out, or change the option.`,
        place: at(purchase, 'buy'),
        related: header.options ? [{ message: 'Barred here.', place: at(header.options, 'avoidCombat') }] : [],
        fixes: [takeOut(list, index, 'Take the purchase out'), chooseReading(header, 'avoidCombat', 'allowed')],
      };
    }
  },
  examples: examplesOf({
    on: biscay,
    passes: `
      engagements:
        - id: biscay
          orders: { convoy: { surprise: [{ buy: avoid }] } }
    `,
    fails: `
      options: { avoidCombat: barred }
      engagements:
        - id: biscay
          orders: { convoy: { surprise: [{ buy: avoid }] } }
          #                                     ^^^^^ cannot be avoided in this scenario
    `,
    otherFixes: {
      'Take the purchase out': `
        engagements:
          - id: biscay
            orders: { convoy: { surprise: [] } }
      `,
      'Set the option avoidCombat to allowed': 'options: { avoidCombat: allowed }',
    },
  }),
};
