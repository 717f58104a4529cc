import { at } from '../../../model/place';
import { set } from '../../../model/edit';
import { isHostile } from '../movement/sea-moves';
import type { SeaMove } from '../data';
import { sectionOf } from '../rules';
import { example, type AareConstraint } from './constraint';

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
  examples: {
    passes: [
      example`
        ruleset: aare
        powers: { germany: { side: axis } }
        seaMoves:
          - id: wolfpack
            power: germany
            type: sub
            phase: noncombat-move
            route: [{ seaZone: SZ 7, enemies: warships }, { seaZone: SZ 8, enemies: submerged-submarines }]
      `,
    ],
    fails: [
      example`
        ruleset: aare
        powers: { uk: { side: allies } }
        seaMoves:
          - { id: convoy, power: uk, type: trn, phase: noncombat-move, route: [{ seaZone: SZ 7, enemies: submarines }] }
        #                                                                                                ^^^^^^^^^^
      `,
    ],
  },
};

/** The sea zones that must not be hostile: submarines may pass them where there is no destroyer. */
function entered({ type, route }: SeaMove): SeaMove['route'] {
  return type === 'sub' ? route.slice(-1) : route;
}
