import { at } from '../../../../model/place';
import { examplesOf, under, type WifConstraint } from '../../constraint';
import { cite } from '../../rules';
import { westernApproaches } from '../../scenarios';
import { takeOut } from '../../fixes';
import { purchases } from '../../surprise/orders';

export const sswBoughtInNavalCombat: WifConstraint = {
  code: 'ssw-bought-in-naval-combat',
  rule: 'ssw-step',
  severity: 'error',
  title: 'Strategic submarine warfare is not a type of naval combat',
  part: 'navalCombats',
  scope: 'part',
  *check(combat) {
    for (const { purchase, list, index } of purchases(combat.orders)) {
      if (purchase.buy !== 'combat-type' || purchase.type !== 'ssw') continue;
      yield {
        message: `Strategic submarine warfare is fought in a step of its own, not as a type of naval combat${cite('ssw-step')}. Remove the purchase, or make this an engagement.`,
        place: at(purchase, 'type'),
        fixes: [takeOut(list, index, 'Remove the purchase')],
      };
    }
  },
  examples: examplesOf({
    on: under(westernApproaches, 'navalCombats.approaches'),
    passes: `
      attacker:
        surprisePoints: 4
      orders: { attacker: { surprise: [{ buy: combat-type, type: sub }] } }
    `,
    fails: `
      attacker:
        surprisePoints: 4
      orders: { attacker: { surprise: [{ buy: combat-type, type: ssw }] } }
      #                                                          ^^^ is fought in a step of its own
    `,
    otherFixes: {
      'Remove the purchase': 'orders: { attacker: { surprise: [] } }',
    },
  }),
};
