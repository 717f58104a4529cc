import { at } from '../../../model/place';
import { rangeOf } from '../facts/values';
import { sectionOf } from '../rules';
import { counted } from '../wording';
import { example, type AareConstraint } from './constraint';
import { endAt } from './routes';

export const seaRange: AareConstraint = {
  code: 'sea-range',
  rule: 'sea-movement',
  severity: 'error',
  title: 'Ships move as far as their movement goes',
  part: 'seaMoves',
  scope: 'part',
  *check({ id, type, power, route }, header) {
    const { total } = rangeOf({ type, power }, header);
    if (route.length <= total) return;
    yield {
      message: `The ships of ${id} move ${counted(route.length, 'sea zone')}, but their movement is ${total} (${sectionOf('sea-movement')}). End the move earlier.`,
      place: at(route[total]!, 'seaZone'),
      fixes: total === 0 ? [] : [endAt(route, total - 1)],
    };
  },
  examples: {
    passes: [
      example`
        ruleset: aare
        powers: { uk: { side: allies } }
        units: { dd: { move: 3 } }
        seaMoves:
          - { id: escorts, power: uk, type: dd, route: [{ seaZone: SZ 2 }, { seaZone: SZ 3 }, { seaZone: SZ 4 }] }
          - { id: convoy, power: uk, type: trn, route: [{ seaZone: SZ 2 }, { seaZone: SZ 3 }] }
      `,
    ],
    fails: [
      example`
        ruleset: aare
        powers: { uk: { side: allies } }
        seaMoves:
          - { id: convoy, power: uk, type: trn, route: [{ seaZone: SZ 2 }, { seaZone: SZ 3 }, { seaZone: SZ 4 }] }
        #                                                                                                ^^^^
      `,
    ],
  },
};
