import { set } from '../../../../model/edit';
import { at } from '../../../../model/place';
import { examplesOf, under } from '../../../case';
import type { AareConstraint } from '../../constraint';
import type { SeaMove } from '../../data';
import { sectionOf } from '../../rules';
import { moves } from '../../scenarios';
import { isHostile } from '../sea-moves';

export const noncombatIntoHostileZone: AareConstraint = {
  code: 'noncombat-into-hostile-zone',
  rule: 'sea-movement',
  severity: 'error',
  title: 'In the noncombat move ships keep out of hostile sea zones',
  part: 'seaMoves',
  scope: 'part',
  *check(move) {
    if (move.phase !== 'noncombat-move') return;
    const space = entered(move).find(({ enemies }) => isHostile(enemies));
    if (space === undefined) return;
    yield {
      message: `${space.seaZone} is hostile, and in the noncombat move ships do not ${move.type === 'sub' ? 'end their move in' : 'enter'} such a sea zone (${sectionOf('sea-movement')}). Go another way, or move in the combat move.`,
      place: at(space, 'enemies'),
      fixes: [{ title: 'Move in the combat move', edits: [set(move, 'phase', 'combat-move')] }],
    };
  },
  examples: examplesOf({
    on: under(moves, 'seaMoves.convoy'),
    passes: `
      phase: noncombat-move
      route: [{ seaZone: SZ 9, enemies: submerged-submarines }]
    `,
    fails: `
      phase: noncombat-move
      route: [{ seaZone: SZ 9, enemies: submarines }]
      #                                 ^^^^^^^^^^ SZ 9 is hostile
    `,
    otherFixes: {
      'Move in the combat move': 'phase: combat-move',
    },
  }),
};

/** The sea zones that must not be hostile: submarines may pass them where there is no destroyer. */
function entered({ type, route }: SeaMove): SeaMove['route'] {
  return type === 'sub' ? route.slice(-1) : route;
}
