import { set } from '../../../../model/edit';
import { at } from '../../../../model/place';
import { examplesOf, under } from '../../../case';
import type { AareConstraint } from '../../constraint';
import { sectionOf } from '../../rules';
import { moves } from '../../scenarios';
import { isHostile } from '../sea-moves';

export const loadsInHostileZone: AareConstraint = {
  code: 'loads-in-hostile-zone',
  rule: 'transport-in-hostile-zone',
  severity: 'error',
  title: 'Transports do not load in hostile sea zones',
  part: 'seaMoves',
  scope: 'part',
  *check(move) {
    const end = move.route.at(-1);
    if (move.loads !== true || move.type !== 'trn' || end === undefined || !isHostile(end.enemies)) return;
    yield {
      message: `The transports of ${move.id} neither load nor offload in ${end.seaZone} while it is hostile (${sectionOf('transport-in-hostile-zone')}). Clear the sea zone first, or do it elsewhere.`,
      place: at(move, 'loads'),
      related: [{ message: 'The enemies.', place: at(end, 'enemies') }],
      fixes: [{ title: 'They do not load', edits: [set(move, 'loads', false)] }],
    };
  },
  examples: examplesOf({
    on: under(moves, 'seaMoves.convoy'),
    passes: `
      loads: true
      route: [{ seaZone: SZ 9, enemies: submerged-submarines }]
    `,
    fails: `
      loads: true
      #      ^^^^ neither load nor offload in SZ 9
      route: [{ seaZone: SZ 9, enemies: submarines }]
    `,
    otherFixes: {
      'They do not load': 'loads: false',
    },
  }),
};
