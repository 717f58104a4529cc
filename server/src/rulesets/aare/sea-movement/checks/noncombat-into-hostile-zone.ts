import type { SeaMove } from '../../data';
import { moves } from '../../scenarios';
import { placeAt, cite, setMember, addPath, offer, type AareCheck } from '../../kit';
import { isHostile } from '../sea-moves';

export const noncombatIntoHostileZone: AareCheck = {
  rule: 'sea-movement',
  title: 'In the noncombat move ships keep out of hostile sea zones',
  part: 'seaMoves',
  *check(move) {
    if (move.phase !== 'noncombat-move') return;
    const space = listEnteredZones(move).find(({ enemies }) => isHostile(enemies));
    if (space === undefined) return;
    yield {
      message: `${space.seaZone} is hostile, and ${move.type === 'sub' ? 'submarines may not end their noncombat move there' : 'ships may not enter it in the noncombat move'}${cite('sea-movement')}. Go another way, or move in the combat move.`,
      place: placeAt(space, 'enemies'),
      fixes: [offer('Change the phase to Combat Move', setMember(move, 'phase', 'combat-move'))],
    };
  },
  base: addPath(moves, 'seaMoves.convoy'),
  passes: `
    phase: noncombat-move
    route: [{ seaZone: SZ 9, enemies: submerged-submarines }]
  `,
  fails: `
    phase: noncombat-move
    route: [{ seaZone: SZ 9, enemies: submarines }]
    #                                 ^^^^^^^^^^ SZ 9 is hostile
  `,
};

/** The sea zones that must not be hostile. Submarines may pass through zones without a destroyer. */
function listEnteredZones({ type, route }: SeaMove): SeaMove['route'] {
  return type === 'sub' ? route.slice(-1) : route;
}
