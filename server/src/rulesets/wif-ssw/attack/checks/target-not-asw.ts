import type { Fix } from '../../../../model/problem';
import { at, cite, examplesOf, set, under, type WifConstraint } from '../../constraint';
import type { Purchase } from '../../data';
import { takeOut } from '../../fixes';
import { biscay } from '../../scenarios';
import { refusedPurchases } from '../../surprise/refused-purchases';
import { convoyUnits } from '../convoy-section';

export const targetNotAsw: WifConstraint = {
  code: 'target-not-asw',
  rule: 'buy-target',
  title: 'The sub side picks ASW units as victims and nothing else',
  part: 'engagements',
  *check(engagement, header) {
    for (const { purchase, list, index, refused } of refusedPurchases(engagement, header, 'target')) {
      if (refused.rule !== 'buy-target') continue;
      const escorts = convoyUnits(engagement).filter(({ type }) => type === 'asw');
      yield {
        message: `${refused.why}: the sub side may pick only ASW units of the Convoy Section as victims${cite('buy-target')}. Pick one, or remove the purchase.`,
        place: at(purchase, 'unit'),
        fixes: [
          ...escorts.map(({ id }): Fix => pick(purchase, id, escorts.length === 1)),
          takeOut(list, index, 'Remove the purchase'),
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
      convoy/units:
        - { id: transport, type: trs }
      orders:
        subs: { surprise: [{ buy: target, unit: transport }] }
        #                                       ^^^^^^^^^ may pick only ASW units of the Convoy Section
    `,
    fixed: `
      orders:
        subs: { surprise: [{ buy: target, unit: escort-group }] }
    `,
  }),
};

function pick(purchase: Extract<Purchase, { buy: 'target' }>, id: string, preferred: boolean): Fix {
  return { title: `Pick ${id}`, edits: [set(purchase, 'unit', id)], preferred };
}
