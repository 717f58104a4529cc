import { moves } from '../../scenarios';
import { rangeOf } from '../../values';
import { at, cite, examplesOf, under, type AareConstraint } from '../../vocabulary';
import { counted } from '../../wording';
import { endAt } from '../routes';

export const seaRange: AareConstraint = {
  code: 'sea-range',
  rule: 'sea-movement',
  title: 'Ships move as far as their movement goes',
  part: 'seaMoves',
  *check({ id, type, power, route }, header) {
    const { total } = rangeOf({ type, power }, header);
    if (route.length <= total) return;
    yield {
      message: `The ships of ${id} move ${counted(route.length, 'sea zone')}, but they can move ${total}${cite('sea-movement')}. End the move earlier.`,
      place: at(route[total]!, 'seaZone'),
      fixes: total === 0 ? [] : [endAt(route, total - 1)],
    };
  },
  examples: examplesOf({
    on: under(moves, 'seaMoves.convoy'),
    passes: 'type: bb',
    fails: `
      route: [{ seaZone: SZ 10 }, { seaZone: SZ 9 }, { seaZone: SZ 8 }]
      #                                                         ^^^^ move 3 sea zones, but they can move 2
    `,
  }),
};
