import { example, type WifConstraint } from '../constraint';
import { wrongPrices } from './prices';
import { purchases } from './purchases';

export const navalPriceStated: WifConstraint = {
  code: 'naval-price-stated',
  rule: 'surprise-points',
  severity: 'error',
  title: 'In naval combat, what was paid for an effect is its price',
  part: 'navalCombats',
  scope: 'part',
  check: (combat, header) => wrongPrices(purchases(combat.orders), header),
  examples: {
    passes: [
      example`
        ruleset: wif-ssw
        navalCombats:
          - id: biscay-subs
            kind: sub
            attacker: { surprisePoints: 3, units: [{ id: flotilla-7, type: sub, attack: 3, section: 3 }] }
            defender: { convoyPoints: 4, units: [{ id: rodney, type: scs, cost1: 4, section: 2 }] }
            orders: { attacker: { surprise: [{ buy: target, unit: rodney, cost: 3 }] } }
      `,
    ],
    fails: [
      example`
        ruleset: wif-ssw
        navalCombats:
          - id: biscay-subs
            kind: sub
            attacker: { surprisePoints: 3, units: [{ id: flotilla-7, type: sub, attack: 3, section: 3 }] }
            defender: { convoyPoints: 4, units: [{ id: rodney, type: scs, cost1: 4, section: 2 }] }
            orders:
              attacker:
                surprise:
                  - { buy: target, unit: rodney, cost: 1 }
        #                                              ^
      `,
    ],
  },
};
