import { moves } from '../../scenarios';
import { at, cite, examplesOf, under, type AareConstraint } from '../../vocabulary';
import { endAt } from '../routes';
import { mayPass } from '../sea-moves';

export const shipPassesHostileZone: AareConstraint = {
  code: 'ship-passes-hostile-zone',
  rule: 'sea-movement',
  title: 'Ships stop in hostile sea zones',
  part: 'seaMoves',
  *check({ id, type, route, phase = 'combat-move' }) {
    // In the noncombat move they may not even enter it.
    if (type === 'sub' || phase === 'noncombat-move') return;
    const index = route.slice(0, -1).findIndex(({ enemies }) => !mayPass(false, enemies));
    if (index < 0) return;
    const space = route[index]!;
    yield {
      message: `The ships of ${id} must stop in ${space.seaZone}, which is hostile${cite('sea-movement')}. End the move there, or go another way.`,
      place: at(space, 'enemies'),
      fixes: [endAt(route, index)],
    };
  },
  examples: examplesOf({
    on: under(moves, 'seaMoves.convoy'),
    passes: 'route: [{ seaZone: SZ 10, enemies: submerged-submarines }, { seaZone: SZ 9, enemies: warships }]',
    fails: `
      route: [{ seaZone: SZ 10, enemies: submarines }, { seaZone: SZ 9 }]
      #                                  ^^^^^^^^^^ must stop in SZ 10
    `,
  }),
};
