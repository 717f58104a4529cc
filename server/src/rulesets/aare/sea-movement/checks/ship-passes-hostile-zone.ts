import { moves } from '../../scenarios';
import { placeAt, cite, addPath, type AareCheck } from '../../kit';
import { createRouteEnd, canPass } from '../sea-moves';

export const shipPassesHostileZone: AareCheck = {
  rule: 'sea-movement',
  title: 'Ships stop in hostile sea zones',
  part: 'seaMoves',
  *check({ id, type, route, phase = 'combat-move' }) {
    // In the noncombat move they may not even enter it.
    if (type === 'sub' || phase === 'noncombat-move') return;
    const index = route.slice(0, -1).findIndex(({ enemies }) => !canPass(false, enemies));
    if (index < 0) return;
    const space = route[index]!;
    yield {
      message: `The ships of ${id} must stop in ${space.seaZone}, which is hostile${cite('sea-movement')}. End the move there, or go another way.`,
      place: placeAt(space, 'enemies'),
      fixes: [createRouteEnd(route, index)],
    };
  },
  base: addPath(moves, 'seaMoves.convoy'),
  passes: 'route: [{ seaZone: SZ 10, enemies: submerged-submarines }, { seaZone: SZ 9, enemies: warships }]',
  fails: `
    route: [{ seaZone: SZ 10, enemies: submarines }, { seaZone: SZ 9 }]
    #                                  ^^^^^^^^^^ must stop in SZ 10
  `,
};
