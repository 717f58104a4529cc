import type { Fix } from '../../../../model/diagnostic';
import { placeAt, cite, setMember, addPath, removeItem, type WifCheck } from '../../kit';
import type { Purchase } from '../../data';
import { biscay } from '../../scenarios';
import { listRefusedPurchases } from '../../surprise/refused-purchases';
import { listConvoyUnits } from '../convoy-section';

export const targetNotAsw: WifCheck = {
  rule: 'buy-target',
  title: 'The sub side picks ASW units as victims and nothing else',
  part: 'engagements',
  *check(engagement, header) {
    for (const { purchase, list, index, obstacle } of listRefusedPurchases(engagement, header, 'target')) {
      if (obstacle.rule !== 'buy-target') continue;
      const escorts = listConvoyUnits(engagement).filter(({ type }) => type === 'asw');
      yield {
        message: `${obstacle.why}: the sub side may pick only ASW units of the Convoy Section as victims${cite('buy-target')}. Pick one, or remove the purchase.`,
        place: placeAt(purchase, 'unit'),
        fixes: [
          ...escorts.map(({ id }): Fix => createPickFix(purchase, id, escorts.length === 1)),
          removeItem(list, index, 'Remove the purchase'),
        ],
      };
    }
  },
  base: addPath(biscay, 'engagements.biscay'),
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
};

function createPickFix(purchase: Extract<Purchase, { buy: 'target' }>, id: string, preferred: boolean): Fix {
  return { title: `Pick ${id}`, edits: [setMember(purchase, 'unit', id)], preferred };
}
