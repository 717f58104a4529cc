import { set } from '../../../model/edit';
import { at } from '../../../model/place';
import type { Fix } from '../../../model/problem';
import type { Purchase } from '../data';
import { convoyUnits } from '../facts/participants';
import { examplesOf, under, type WifConstraint } from '../constraint';
import { biscay } from '../scenarios';
import { refusedPurchases } from './engagement-purchases';
import { takeOut } from '../fixes';

export const targetNotAsw: WifConstraint = {
  code: 'target-not-asw',
  rule: 'buy-target',
  severity: 'error',
  title: 'The sub side picks ASW units as victims and nothing else',
  part: 'engagements',
  scope: 'part',
  *check(engagement, header) {
    for (const { purchase, list, index, refused } of refusedPurchases(engagement, header, 'target')) {
      if (refused.rule !== 'buy-target') continue;
      const escorts = convoyUnits(engagement).filter(({ type }) => type === 'asw');
      yield {
        message: `${refused.why}: with surprise points the sub side may pick ASW units of the Convoy Section only (1.2.5.1). Pick an ASW unit, or take the purchase out.`,
        place: at(purchase, 'unit'),
        fixes: [
          ...escorts.map(({ id }): Fix => pick(purchase, id, escorts.length === 1)),
          takeOut(list, index, 'Take the purchase out'),
        ],
      };
    }
  },
  examples: examplesOf({
    on: under(biscay, 'engagements.biscay'),
    passes: `
      orders:
        subs: { surprise: [{ buy: target, unit: escort-group }] }
        convoy: { surprise: [{ buy: target, unit: flotilla-7 }] }
    `,
    fails: `
      convoy:
        units:
          - { id: transport, type: trs }
      orders:
        subs: { surprise: [{ buy: target, unit: transport }] }
        #                                       ^^^^^^^^^ may pick ASW units of the Convoy Section only
    `,
    fixed: `
      orders:
        subs: { surprise: [{ buy: target, unit: escort-group }] }
    `,
    otherFixes: {
      'Take the purchase out': `
        orders:
          subs: { surprise: [] }
      `,
    },
  }),
};

function pick(purchase: Extract<Purchase, { buy: 'target' }>, id: string, preferred: boolean): Fix {
  return { title: `Pick ${id}`, edits: [set(purchase, 'unit', id)], preferred };
}
