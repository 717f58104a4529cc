import { at } from '../../../model/place';
import type { Purchase } from '../data';
import { examplesOf, under, type WifConstraint } from '../constraint';
import { biscay } from '../scenarios';
import { takeOut } from '../fixes';
import { purchases } from './purchases';

export const combatTypeTwice: WifConstraint = {
  code: 'combat-type-twice',
  rule: 'type-by-surprise',
  severity: 'warning',
  title: 'The combat type is bought once',
  part: 'engagements',
  scope: 'part',
  *check(engagement) {
    const first = new Map<string, Purchase>();
    for (const { side, purchase, list, index } of purchases(engagement.orders)) {
      if (purchase.buy !== 'combat-type') continue;
      const earlier = first.get(side);
      first.set(side, earlier ?? purchase);
      if (earlier === undefined) continue;
      yield {
        message: `This side has bought a combat type already: there is one combat, of one type (1.2.4). Take one of the two out.`,
        place: at(purchase, 'buy'),
        related: [{ message: 'Bought here first.', place: at(earlier, 'buy') }],
        fixes: [takeOut(list, index, 'Take the second purchase out')],
      };
    }
  },
  examples: examplesOf({
    on: under(biscay, 'engagements.biscay'),
    passes: `
      orders:
        subs: { surprise: [{ buy: combat-type, type: ssw }] }
        convoy: { surprise: [{ buy: combat-type, type: ssw }] }
    `,
    fails: `
      orders:
        subs: { surprise: [{ buy: combat-type, type: ssw }, { buy: combat-type, type: ssw }] }
        #                                                          ^^^^^^^^^^^ has bought a combat type already
    `,
    otherFixes: {
      'Take the second purchase out': `
        orders:
          subs: { surprise: [{ buy: combat-type, type: ssw }] }
      `,
    },
  }),
};
