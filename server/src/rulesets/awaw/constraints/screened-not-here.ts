import { remove } from '../../../model/edit';
import { at } from '../../../model/place';
import { unitsOf } from '../facts/force';
import { sectionOf } from '../rules';
import { example, type AwawConstraint } from './constraint';

export const screenedNotHere: AwawConstraint = {
  code: 'screened-not-here',
  rule: 'screened-ships',
  severity: 'error',
  title: 'Screened ships belong to their combat group',
  part: 'fleetCombats',
  scope: 'references',
  *check(combat, _, ids) {
    for (const side of ['attacker', 'defender'] as const) {
      const { screened = [] } = combat[side];
      const there = new Set(unitsOf(combat[side], ids).map(({ unit }) => unit.id));
      for (const [index, ship] of screened.entries()) {
        if (there.has(ship) || ids.find('unit', ship) === undefined) continue;
        yield {
          message: `${ship} is not in the group of the ${side}, which can screen its own ships only (${sectionOf('screened-ships')}). Add it to the group, or take it out here.`,
          place: at(screened, index),
          fixes: [{ title: `Take ${ship} out`, edits: [remove(screened, index)] }],
        };
      }
    }
  },
  examples: {
    passes: [
      example`
        ruleset: awaw
        fleetCombats:
          - id: narvik
            attacker: { units: [{ id: warspite, type: bb, size: 3, speed: slow }, { id: tribals, type: dd, count: 9 }] }
            defender:
              units: [{ id: z-class, type: dd, count: 8 }, { id: tankers, type: transport }]
              screened: [tankers]
      `,
    ],
    fails: [
      example`
        ruleset: awaw
        fleetCombats:
          - id: narvik
            attacker: { units: [{ id: warspite, type: bb, size: 3, speed: slow }, { id: tribals, type: dd, count: 9 }] }
            defender:
              units: [{ id: z-class, type: dd, count: 8 }, { id: tankers, type: transport }]
              screened: [warspite]
        #                ^^^^^^^^
      `,
    ],
  },
};
