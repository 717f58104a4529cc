import { moves } from '../../scenarios';
import { computeRange } from '../../values';
import { placeAt, cite, addPath, type AareCheck } from '../../kit';
import { pluralize } from '../../wording';
import { createRouteEnd } from '../sea-moves';

export const seaRange: AareCheck = {
  rule: 'sea-movement',
  title: 'Ships move no farther than their movement value',
  part: 'seaMoves',
  *check({ id, type, power, route }, header) {
    const { total } = computeRange({ type, power }, header);
    if (route.length <= total) return;
    yield {
      message: `The ships of ${id} move ${pluralize(route.length, 'sea zone')}, but they can move ${total}${cite('sea-movement')}. End the move earlier.`,
      place: placeAt(route[total]!, 'seaZone'),
      fixes: total === 0 ? [] : [createRouteEnd(route, total - 1)],
    };
  },
  base: addPath(moves, 'seaMoves.convoy'),
  passes: 'type: bb',
  fails: `
    route: [{ seaZone: SZ 10 }, { seaZone: SZ 9 }, { seaZone: SZ 8 }]
    #                                                         ^^^^ move 3 sea zones, but they can move 2
  `,
};
