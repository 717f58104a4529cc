import { set } from '../../../model/edit';
import { at } from '../../../model/place';
import { boughtNavalAir } from '../facts/combat-types';
import { examplesOf, under, type WifConstraint } from '../constraint';
import { biscay } from '../scenarios';
import { refusedPurchases } from './engagement-purchases';

export const surpriseMenu: WifConstraint = {
  code: 'surprise-menu',
  rule: 'surprise-menu',
  severity: 'error',
  title: 'Only strategic submarine warfare and naval air combat can be chosen',
  part: 'engagements',
  scope: 'part',
  *check(engagement, header) {
    for (const { purchase, refused } of refusedPurchases(engagement, header, 'combat-type')) {
      if (refused.rule !== 'surprise-menu') continue;
      const navalAir = boughtNavalAir(engagement, header).available;
      yield {
        message: `Surprise points buy the combat types \`ssw\` and \`naval-air\` here, not \`${purchase.type}\` (1.2.3). Choose one of the two.`,
        place: at(purchase, 'type'),
        fixes: [
          { title: 'Choose strategic submarine warfare', edits: [set(purchase, 'type', 'ssw')] },
          ...(navalAir ? [{ title: 'Choose naval air combat', edits: [set(purchase, 'type', 'naval-air')] }] : []),
        ],
      };
    }
  },
  examples: examplesOf({
    on: under(biscay, 'engagements.biscay'),
    passes: 'orders: { subs: { surprise: [{ buy: combat-type, type: ssw }, { buy: own-column-up }] } }',
    fails: `
      orders: { subs: { surprise: [{ buy: combat-type, type: surface }] } }
      #                                                      ^^^^^^^ not \`surface\`
    `,
    otherFixes: {
      'Choose strategic submarine warfare': 'orders: { subs: { surprise: [{ buy: combat-type, type: ssw }] } }',
    },
  }),
};
