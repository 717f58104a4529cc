import { set } from '../../../model/edit';
import { at } from '../../../model/place';
import { boughtNavalAir } from '../facts/combat-types';
import { example, type WifConstraint } from '../constraint';
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
              subs:
                surprise:
                  - { buy: combat-type, type: ssw }
                  - { buy: own-column-up }
      `,
    ],
    fails: [
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
                  - { buy: combat-type, type: surface }
        #                                     ^^^^^^^
      `,
    ],
  },
};
