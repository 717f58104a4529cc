import { at } from '../../../model/place';
import { priceOf } from '../facts/surprise';
import { counted } from '../wording';
import { example, type WifConstraint } from '../constraint';
import { takeOut } from '../fixes';
import { purchases } from './purchases';

export const navalSurpriseOverspent: WifConstraint = {
  code: 'naval-surprise-overspent',
  rule: 'surprise-points',
  severity: 'warning',
  title: 'In naval combat, what the surprise points do not pay for is passed over',
  part: 'navalCombats',
  scope: 'part',
  *check(combat, header) {
    const left = {
      attacker: combat.attacker.surprisePoints ?? 0,
      defender: combat.defender.surprisePoints ?? 0,
    };
    for (const { side, purchase, list, index } of purchases(combat.orders)) {
      const price = priceOf(purchase, header).total;
      if (price <= left[side]) {
        left[side] -= price;
        continue;
      }
      yield {
        message: `This costs ${counted(price, 'surprise point')}, but the ${side} has ${left[side]} left, so it is passed over (WIF 11.5.6). Give the ${side} its \`surprisePoints\`, or take the purchase out.`,
        place: at(purchase, 'buy'),
        related: [{ message: 'The surprise points.', place: at(combat[side], 'surprisePoints') }],
        fixes: [takeOut(list, index, 'Take the purchase out')],
        unnecessary: true,
      };
    }
  },
  examples: {
    passes: [
      example`
        ruleset: wif-ssw
        navalCombats:
          - id: biscay-subs
            kind: sub
            attacker: { surprisePoints: 5, units: [{ id: flotilla-7, type: sub, attack: 3, section: 3 }] }
            defender: { convoyPoints: 4, units: [{ id: rodney, type: scs, cost1: 4, section: 2 }] }
            orders: { attacker: { surprise: [{ buy: target, unit: rodney }, { buy: own-column-up }] } }
      `,
    ],
    fails: [
      example`
        ruleset: wif-ssw
        navalCombats:
          - id: biscay-subs
            kind: sub
            attacker: { surprisePoints: 2, units: [{ id: flotilla-7, type: sub, attack: 3, section: 3 }] }
            defender: { convoyPoints: 4, units: [{ id: rodney, type: scs, cost1: 4, section: 2 }] }
            orders: { attacker: { surprise: [{ buy: target, unit: rodney }] } }
        #                                           ^^^^^^
      `,
    ],
  },
};
