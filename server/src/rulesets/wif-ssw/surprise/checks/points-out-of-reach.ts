import { placeAtKey, cite, pluralize, removeMember, addPath, offer, type WifCheck } from '../../kit';
import { listAttackers } from '../../initiation/participants';
import { biscay } from '../../scenarios';
import { computeMaxSurprise } from '../expected';
import { listConditionalOrders } from '../orders';

export const pointsOutOfReach: WifCheck = {
  rule: 'surprise-gained',
  severity: 'warning',
  title: 'A list of purchases is for surprise points that the search can give',
  part: 'engagements',
  *check(engagement, header) {
    const conditionalOrders = listConditionalOrders(engagement.orders);
    if (conditionalOrders.length === 0 || listAttackers(engagement, header).length === 0) return;
    const maxPoints = computeMaxSurprise(engagement, header);
    for (const { side, listsByPoints } of conditionalOrders) {
      for (const points of Object.keys(listsByPoints).filter((key) => Number(key) > maxPoints[side])) {
        yield {
          message: `No roll of the search gives the ${side === 'subs' ? 'sub' : 'convoy'} side ${pluralize(Number(points), 'surprise point')}: ${maxPoints[side] === 0 ? 'it gains none' : `${maxPoints[side]} at most`}${cite('surprise-gained')}. Remove the list, or ask for fewer points.`,
          place: placeAtKey(listsByPoints, points),
          fixes: [
            offer(`Remove the list for ${pluralize(Number(points), 'point')}`, removeMember(listsByPoints, points)),
          ],
          unnecessary: true,
        };
      }
    }
  },
  base: addPath(biscay, 'engagements.biscay'),
  passes: 'orders: { subs: { surprise: { at: { 2: [{ buy: own-column-up }] } } } }',
  fails: `
    orders: { subs: { surprise: { at: { 2: [{ buy: own-column-up }], 40: [{ buy: own-column-up, columns: 9 }] } } } }
    #                                                                ^^ No roll of the search gives the sub side 40 surprise points
  `,
};
