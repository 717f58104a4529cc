import { moves } from '../../scenarios';
import { at, cite, examplesOf, under, type AareConstraint } from '../../vocabulary';
import { endAt } from '../routes';
import { mayPass } from '../sea-moves';

export const submarineMeetsDestroyer: AareConstraint = {
  code: 'submarine-meets-destroyer',
  rule: 'submarines-pass',
  title: 'Submarines do not pass enemy destroyers',
  part: 'seaMoves',
  *check({ id, type, route }) {
    if (type !== 'sub') return;
    const index = route.slice(0, -1).findIndex(({ enemies }) => !mayPass(true, enemies));
    if (index < 0) return;
    const space = route[index]!;
    yield {
      message: `The submarines of ${id} cannot move on through ${space.seaZone}: the enemy has a destroyer there${cite('submarines-pass')}. End the move there, or go another way.`,
      place: at(space, 'enemies'),
      fixes: [endAt(route, index)],
    };
  },
  examples: examplesOf({
    on: under(moves, 'seaMoves.convoy'),
    passes: `
      type: sub
      route: [{ seaZone: SZ 10, enemies: warships }, { seaZone: SZ 9, enemies: destroyers }]
    `,
    fails: `
      type: sub
      route: [{ seaZone: SZ 10, enemies: destroyers }, { seaZone: SZ 9 }]
      #                                  ^^^^^^^^^^ cannot move on through SZ 10
    `,
  }),
};
