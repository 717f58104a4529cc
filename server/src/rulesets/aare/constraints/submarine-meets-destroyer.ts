import { at } from '../../../model/place';
import { mayPass } from '../movement/sea-moves';
import { sectionOf } from '../rules';
import { example, type AareConstraint } from './constraint';
import { endAt } from './routes';

export const submarineMeetsDestroyer: AareConstraint = {
  code: 'submarine-meets-destroyer',
  rule: 'submarines-pass',
  severity: 'error',
  title: 'Submarines do not pass enemy destroyers',
  part: 'seaMoves',
  scope: 'part',
  *check({ id, type, route }) {
    if (type !== 'sub') return;
    const index = route.slice(0, -1).findIndex(({ enemies }) => !mayPass(true, enemies));
    if (index < 0) return;
    const space = route[index]!;
    yield {
      message: `The submarines of ${id} cannot move on through ${space.seaZone}: the enemy has a destroyer there (${sectionOf('submarines-pass')}). End the move there, or go another way.`,
      place: at(space, 'enemies'),
      fixes: [endAt(route, index)],
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
            route: [{ seaZone: SZ 7, enemies: warships }, { seaZone: SZ 8, enemies: destroyers }]
      `,
    ],
    fails: [
      example`
        ruleset: aare
        powers: { germany: { side: axis } }
        seaMoves:
          - id: wolfpack
            power: germany
            type: sub
            route: [{ seaZone: SZ 7, enemies: destroyers }, { seaZone: SZ 8 }]
        #                                     ^^^^^^^^^^
      `,
    ],
  },
};
