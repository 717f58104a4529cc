import { example, type WifConstraint } from '../constraint';
import { wrongPrices } from './prices';
import { purchases } from './purchases';

export const priceStated: WifConstraint = {
  code: 'price-stated',
  rule: 'surprise-points',
  severity: 'error',
  title: 'What was paid for an effect is its price',
  part: 'engagements',
  scope: 'part',
  check: (engagement, header) => wrongPrices(purchases(engagement.orders), header),
  examples: {
    passes: [
      example`
        ruleset: wif-ssw
        engagements:
          - id: biscay
            weather: fine
            subs: { units: [{ id: flotilla-7, type: sub, attack: 3, section: 3 }] }
            convoy: { convoyPoints: 12, units: [{ id: escort-group, type: asw, asw: 2 }] }
            orders:
              subs:
                surprise:
                  - { buy: combat-type, type: ssw, cost: 4 }
                  - { buy: target, unit: escort-group, cost: 3 }
                  - { buy: own-column-up, columns: 2, cost: 4 }
      `,
    ],
    fails: [
      example`
        ruleset: wif-ssw
        engagements:
          - id: biscay
            weather: fine
            subs: { units: [{ id: flotilla-7, type: sub, attack: 3, section: 3 }] }
            convoy: { convoyPoints: 12, units: [{ id: escort-group, type: asw, asw: 2 }] }
            orders:
              subs:
                surprise:
                  - { buy: target, unit: escort-group, cost: 2 }
        #                                                    ^
      `,
      example`
        ruleset: wif-ssw
        engagements:
          - id: biscay
            weather: fine
            subs: { units: [{ id: flotilla-7, type: sub, attack: 3, section: 3 }] }
            convoy: { convoyPoints: 12 }
            orders:
              subs:
                surprise:
                  - { buy: own-column-up, columns: 2, cost: 2 }
        #                                                   ^
      `,
    ],
  },
};
