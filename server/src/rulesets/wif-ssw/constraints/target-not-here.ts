import { set } from '../../../model/edit';
import { at } from '../../../model/place';
import { attackers, convoyUnits } from '../facts/participants';
import { examplesOf, under, type WifConstraint } from '../constraint';
import { biscay } from '../scenarios';
import { refusedPurchases } from './engagement-purchases';
import { takeOut } from '../fixes';

export const targetNotHere: WifConstraint = {
  code: 'target-not-here',
  rule: 'ssw-participants',
  severity: 'error',
  title: 'A victim that is picked takes part on the other side',
  part: 'engagements',
  scope: 'references',
  *check(engagement, header, ids) {
    for (const { side, purchase, list, index, refused } of refusedPurchases(engagement, header, 'target')) {
      // an id that nothing declares is a problem of its own
      if (refused.rule !== 'ssw-participants' || ids.find('unit', purchase.unit) === undefined) continue;
      const victims =
        side === 'subs' ? convoyUnits(engagement).filter(({ type }) => type === 'asw') : attackers(engagement, header);
      yield {
        message: `${refused.why}, so no result of this combat can fall on it: only the submarines that take part and the units in the Convoy Section fight (1.2.5.1, 1.2.5.2). Pick another victim, or take the purchase out.`,
        place: at(purchase, 'unit'),
        fixes: [
          ...victims.map(({ id }) => ({ title: `Pick ${id}`, edits: [set(purchase, 'unit', id)] })),
          takeOut(list, index, 'Take the purchase out'),
        ],
      };
    }
  },
  examples: examplesOf({
    on: under(biscay, 'engagements.biscay'),
    passes: `
      subs:
        units:
          - { id: flotilla-1, type: sub, attack: 4, section: 4, joins: false }
      orders: { convoy: { surprise: [{ buy: target, unit: flotilla-7 }] } }
    `,
    fails: `
      subs:
        units:
          - { id: flotilla-1, type: sub, attack: 4, section: 4, joins: false }
      orders: { convoy: { surprise: [{ buy: target, unit: flotilla-1 }] } }
      #                                                   ^^^^^^^^^^ so no result of this combat can fall on it
    `,
    otherFixes: {
      'Pick flotilla-7': 'orders: { convoy: { surprise: [{ buy: target, unit: flotilla-7 }] } }',
      'Take the purchase out': 'orders: { convoy: { surprise: [] } }',
    },
  }),
};
