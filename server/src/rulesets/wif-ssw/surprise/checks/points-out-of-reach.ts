import { atKey, cite, counted, examplesOf, remove, under, type WifConstraint } from '../../constraint';
import { attackers } from '../../initiation/participants';
import { biscay } from '../../scenarios';
import { mostSurprise } from '../expected';
import { conditional } from '../orders';

export const pointsOutOfReach: WifConstraint = {
  code: 'points-out-of-reach',
  rule: 'surprise-gained',
  severity: 'warning',
  title: 'A list of purchases is for surprise points that the search can give',
  part: 'engagements',
  *check(engagement, header) {
    const byPoints = conditional(engagement.orders);
    if (byPoints.length === 0 || attackers(engagement, header).length === 0) return;
    const most = mostSurprise(engagement, header);
    for (const { side, at } of byPoints) {
      for (const points of Object.keys(at).filter((key) => Number(key) > most[side])) {
        yield {
          message: `No roll of the search gives the ${side === 'subs' ? 'sub' : 'convoy'} side ${counted(Number(points), 'surprise point')}: ${most[side] === 0 ? 'it gains none' : `${most[side]} at most`}${cite('surprise-gained')}. Remove the list, or ask for fewer points.`,
          place: atKey(at, points),
          fixes: [{ title: `Remove the list for ${counted(Number(points), 'point')}`, edits: [remove(at, points)] }],
          unnecessary: true,
        };
      }
    }
  },
  examples: examplesOf({
    on: under(biscay, 'engagements.biscay'),
    passes: 'orders: { subs: { surprise: { at: { 2: [{ buy: own-column-up }] } } } }',
    fails: `
      orders: { subs: { surprise: { at: { 2: [{ buy: own-column-up }], 40: [{ buy: own-column-up, columns: 9 }] } } } }
      #                                                                ^^ No roll of the search gives the sub side 40 surprise points
    `,
  }),
};
