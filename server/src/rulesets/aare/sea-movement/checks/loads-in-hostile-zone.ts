import { moves } from '../../scenarios';
import { placeAt, cite, setMember, addPath, offer, type AareCheck } from '../../kit';
import { isHostile } from '../sea-moves';

export const loadsInHostileZone: AareCheck = {
  rule: 'transport-in-hostile-zone',
  title: 'Transports do not load in hostile sea zones',
  part: 'seaMoves',
  *check(move) {
    const end = move.route.at(-1);
    if (move.loads !== true || move.type !== 'trn' || end === undefined || !isHostile(end.enemies)) return;
    yield {
      message: `The transports of ${move.id} may not load or offload in ${end.seaZone} while it is hostile${cite('transport-in-hostile-zone')}. Clear the sea zone first, or do it elsewhere.`,
      place: placeAt(move, 'loads'),
      related: [{ message: 'The enemies.', place: placeAt(end, 'enemies') }],
      fixes: [offer('Change `loads` to `false`', setMember(move, 'loads', false))],
    };
  },
  base: addPath(moves, 'seaMoves.convoy'),
  passes: `
    loads: true
    route: [{ seaZone: SZ 9, enemies: submerged-submarines }]
  `,
  fails: `
    loads: true
    #      ^^^^ may not load or offload in SZ 9
    route: [{ seaZone: SZ 9, enemies: submarines }]
  `,
};
