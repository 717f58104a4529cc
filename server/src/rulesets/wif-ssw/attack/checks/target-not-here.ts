import { placeAt, cite, setMember, addPath, removeItem, offer, type WifCheck } from '../../kit';
import { listAttackers } from '../../initiation/participants';
import { biscay } from '../../scenarios';
import { listRefusedPurchases } from '../../surprise/refused-purchases';
import { listConvoyUnits } from '../convoy-section';

export const targetNotHere: WifCheck = {
  rule: 'ssw-participants',
  title: 'A victim that is picked takes part on the other side',
  part: 'engagements',
  scope: 'references',
  *check(engagement, header, ids) {
    for (const { side, purchase, list, index, obstacle } of listRefusedPurchases(engagement, header, 'target')) {
      // undeclared ids are reported by another check
      if (obstacle.rule !== 'ssw-participants' || ids.find('unit', purchase.unit) === undefined) continue;
      const victims =
        side === 'subs'
          ? listConvoyUnits(engagement).filter(({ type }) => type === 'asw')
          : listAttackers(engagement, header);
      yield {
        message: `${obstacle.why}, so it cannot be a victim of this combat${cite('ssw-participants', 'naval-air-targets')}. Pick another unit, or remove the purchase.`,
        place: placeAt(purchase, 'unit'),
        fixes: [
          ...victims.map(({ id }) => offer(`Pick ${id}`, setMember(purchase, 'unit', id))),
          removeItem(list, index, 'Remove the purchase'),
        ],
      };
    }
  },
  base: addPath(biscay, 'engagements.biscay'),
  passes: `
    subs/units:
      - { id: flotilla-1, type: sub, attack: 4, section: 4, joins: false }
    orders: { convoy: { surprise: [{ buy: target, unit: flotilla-7 }] } }
  `,
  fails: `
    subs/units:
      - { id: flotilla-1, type: sub, attack: 4, section: 4, joins: false }
    orders: { convoy: { surprise: [{ buy: target, unit: flotilla-1 }] } }
    #                                                   ^^^^^^^^^^ so it cannot be a victim of this combat
  `,
};
