import { moves } from '../../scenarios';
import { placeAt, cite, addPath, type AareCheck } from '../../kit';
import { createRouteEnd, canPass } from '../sea-moves';

export const submarineMeetsDestroyer: AareCheck = {
  rule: 'submarines-pass',
  title: 'Submarines do not pass enemy destroyers',
  part: 'seaMoves',
  *check({ id, type, route }) {
    if (type !== 'sub') return;
    const index = route.slice(0, -1).findIndex(({ enemies }) => !canPass(true, enemies));
    if (index < 0) return;
    const space = route[index]!;
    yield {
      message: `The submarines of ${id} cannot move on through ${space.seaZone}: the enemy has a destroyer there${cite('submarines-pass')}. End the move there, or go another way.`,
      place: placeAt(space, 'enemies'),
      fixes: [createRouteEnd(route, index)],
    };
  },
  base: addPath(moves, 'seaMoves.convoy'),
  passes: `
    type: sub
    route: [{ seaZone: SZ 10, enemies: warships }, { seaZone: SZ 9, enemies: destroyers }]
  `,
  fails: `
    type: sub
    route: [{ seaZone: SZ 10, enemies: destroyers }, { seaZone: SZ 9 }]
    #                                  ^^^^^^^^^^ cannot move on through SZ 10
  `,
};
