import { at } from '../../../model/place';
import { mayPass } from '../movement/sea-moves';
import { sectionOf } from '../rules';
import { example, type AareConstraint } from './constraint';
import { endAt } from './routes';

export const shipPassesHostileZone: AareConstraint = {
  code: 'ship-passes-hostile-zone',
  rule: 'sea-movement',
  severity: 'error',
  title: 'Ships stop in hostile sea zones',
  part: 'seaMoves',
  scope: 'part',
  *check({ id, type, route, phase = 'combat-move' }) {
    // In the noncombat move they may not even enter it.
    if (type === 'sub' || phase === 'noncombat-move') return;
    const index = route.slice(0, -1).findIndex(({ enemies }) => !mayPass(false, enemies));
    if (index < 0) return;
    const space = route[index]!;
    yield {
      message: `The ships of ${id} must stop in ${space.seaZone}, which is hostile (${sectionOf('sea-movement')}). End the move there, or go another way.`,
      place: at(space, 'enemies'),
      fixes: [endAt(route, index)],
    };
  },
  examples: {
    passes: [
      example`
        ruleset: aare
        powers: { uk: { side: allies } }
        seaMoves:
          - id: home-fleet
            power: uk
            type: bb
            route: [{ seaZone: SZ 6, enemies: submerged-submarines }, { seaZone: SZ 5, enemies: warships }]
      `,
    ],
    fails: [
      example`
        ruleset: aare
        powers: { uk: { side: allies } }
        seaMoves:
          - id: home-fleet
            power: uk
            type: bb
            route: [{ seaZone: SZ 6, enemies: submarines }, { seaZone: SZ 5 }]
        #                                     ^^^^^^^^^^
      `,
    ],
  },
};
