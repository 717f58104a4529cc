import { at } from '../../../model/place';
import type { Purchase } from '../data';
import { example, type WifConstraint } from '../constraint';
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
  examples: {
    passes: [
      example`
        ruleset: wif-ssw
        engagements:
          - id: biscay
            weather: fine
            subs: { units: [{ id: flotilla-7, type: sub, attack: 3, section: 3 }] }
            convoy: { convoyPoints: 12 }
            orders:
              subs: { surprise: [{ buy: combat-type, type: ssw }] }
              convoy: { surprise: [{ buy: combat-type, type: ssw }] }
      `,
    ],
    fails: [
      example`
        ruleset: wif-ssw
        engagements:
          - id: biscay
            weather: fine
            subs: { units: [{ id: flotilla-7, type: sub, attack: 3, section: 3 }] }
            convoy: { convoyPoints: 12, units: [{ id: liberator, type: nav, airToSea: 3 }] }
            orders:
              convoy:
                surprise:
                  - { buy: combat-type, type: ssw }
                  - { buy: combat-type, type: naval-air }
        #                  ^^^^^^^^^^^
      `,
    ],
  },
};
