import { at, cite, counted, examplesOf, under, type WifConstraint } from '../../constraint';
import { takeOut } from '../../fixes';
import { subCombat } from '../../scenarios';
import { purchases } from '../../surprise/orders';
import { priceOf } from '../../surprise/surprise';

export const navalSurpriseOverspent: WifConstraint = {
  code: 'naval-surprise-overspent',
  rule: 'surprise-points',
  severity: 'warning',
  title: 'In naval combat, what the surprise points do not pay for is passed over',
  part: 'navalCombats',
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
        message: `This costs ${counted(price, 'surprise point')}, but the ${side} has ${left[side]} left, so it is passed over${cite('surprise-points')}. Remove it, or correct \`surprisePoints\`.`,
        place: at(purchase, 'buy'),
        related: [{ message: 'The surprise points.', place: at(combat[side], 'surprisePoints') }],
        fixes: [takeOut(list, index, 'Remove the purchase')],
        unnecessary: true,
      };
    }
  },
  examples: examplesOf({
    on: under(subCombat, 'navalCombats.biscay-subs'),
    passes: 'orders: { attacker: { surprise: [{ buy: target, unit: rodney }, { buy: own-column-up }] } }',
    fails: `
      orders: { attacker: { surprise: [{ buy: target, unit: rodney }, { buy: own-column-up }, { buy: own-column-up }] } }
      #                                                                                              ^^^^^^^^^^^^^ the attacker has 0 left
    `,
  }),
};
