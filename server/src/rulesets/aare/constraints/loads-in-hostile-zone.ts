import { set } from '../../../model/edit';
import { at } from '../../../model/place';
import { isHostile } from '../movement/sea-moves';
import { sectionOf } from '../rules';
import { example, type AareConstraint } from './constraint';

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
  examples: {
    passes: [
      example`
        ruleset: aare
        powers: { uk: { side: allies } }
        seaMoves:
          - { id: convoy, power: uk, type: trn, loads: true, route: [{ seaZone: SZ 7, enemies: submerged-submarines }] }
      `,
    ],
    fails: [
      example`
        ruleset: aare
        powers: { uk: { side: allies } }
        seaMoves:
          - { id: convoy, power: uk, type: trn, loads: true, route: [{ seaZone: SZ 7, enemies: submarines }] }
        #                                              ^^^^
      `,
    ],
  },
};
