import { moves } from '../../scenarios';
import { at, cite, buildExamples, setMember, under, type AareCheck } from '../../kit';
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
      place: at(move, 'loads'),
      related: [{ message: 'The enemies.', place: at(end, 'enemies') }],
      fixes: [{ title: 'Change `loads` to `false`', edits: [setMember(move, 'loads', false)] }],
    };
  },
  examples: buildExamples({
    on: under(moves, 'seaMoves.convoy'),
    passes: `
      loads: true
      route: [{ seaZone: SZ 9, enemies: submerged-submarines }]
    `,
    fails: `
      loads: true
      #      ^^^^ may not load or offload in SZ 9
      route: [{ seaZone: SZ 9, enemies: submarines }]
    `,
  }),
};
