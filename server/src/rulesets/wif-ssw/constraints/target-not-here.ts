import { set } from '../../../model/edit';
import { at } from '../../../model/place';
import { attackers, convoyUnits } from '../facts/participants';
import { example, type WifConstraint } from '../constraint';
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
  examples: {
    passes: [
      example`
        ruleset: wif-ssw
        engagements:
          - id: biscay
            weather: fine
            subs: { units: [{ id: flotilla-7, type: sub, attack: 3, section: 3 }] }
            convoy: { convoyPoints: 12, units: [{ id: liberator, type: nav, airToSea: 3 }] }
            orders:
              convoy: { combatType: naval-air, surprise: [{ buy: target, unit: flotilla-7 }] }
      `,
    ],
    fails: [
      example`
        ruleset: wif-ssw
        engagements:
          - id: biscay
            weather: fine
            subs:
              units:
                - { id: flotilla-7, type: sub, attack: 3, section: 3 }
                - { id: flotilla-1, type: sub, attack: 4, section: 4, joins: false }
            convoy: { convoyPoints: 12, units: [{ id: liberator, type: nav, airToSea: 3 }] }
            orders:
              convoy: { combatType: naval-air, surprise: [{ buy: target, unit: flotilla-1 }] }
        #                                                                      ^^^^^^^^^^
      `,
      example`
        ruleset: wif-ssw
        engagements:
          - id: biscay
            weather: fine
            subs: { units: [{ id: flotilla-7, type: sub, attack: 3, section: 3 }] }
            convoy: { convoyPoints: 12, units: [{ id: escort-group, type: asw, asw: 2 }] }
            orders: { subs: { surprise: [{ buy: target, unit: flotilla-7 }] } }
        #                                                     ^^^^^^^^^^
      `,
    ],
  },
};
