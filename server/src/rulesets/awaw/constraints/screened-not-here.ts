import { remove } from '../../../model/edit';
import { at } from '../../../model/place';
import { unitsOf } from '../facts/force';
import { sectionOf } from '../rules';
import type { Group, Scenario } from '../data';
import { example, type AwawConstraint } from './constraint';

export const screenedNotHere: AwawConstraint = {
  code: 'screened-not-here',
  rule: 'screened-ships',
  severity: 'error',
  title: 'Screened ships belong to their combat group',
  scope: 'scenario',
  *check(scenario, ids) {
    for (const { name, group } of screening(scenario)) {
      const { screened = [] } = group;
      const there = new Set(unitsOf(group, ids).map(({ unit }) => unit.id));
      for (const [index, ship] of screened.entries()) {
        if (there.has(ship) || ids.find('unit', ship) === undefined) continue;
        yield {
          message: `${ship} is not in ${name}, which can screen its own ships only (${sectionOf('screened-ships')}). Add it to the group, or take it out here.`,
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
      example`
        ruleset: awaw
        navalRounds:
          - id: leyte
            attacker:
              groups:
                - { number: 1, units: [{ id: asashio, type: dd, count: 4 }], screened: [zuikaku] }
        #                                                                               ^^^^^^^
                - { number: 2, units: [{ id: zuikaku, type: cv, size: 3, speed: fast }] }
            defender: { groups: [{ number: 1, units: [{ id: benson, type: dd, count: 4 }] }] }
      `,
    ],
  },
};

interface Screening {
  readonly name: string;
  readonly group: Group & { screened?: string[] };
}

/** Groups that can screen ships, in fleet combats and in rounds. */
function screening({ fleetCombats = [], navalRounds = [] }: Scenario): readonly Screening[] {
  const sides = ['attacker', 'defender'] as const;
  return [
    ...fleetCombats.flatMap((combat) =>
      sides.map((side) => ({ name: `the group of the ${side}`, group: combat[side] })),
    ),
    ...navalRounds.flatMap((round) =>
      sides.flatMap((side) =>
        round[side].groups.map((group) => ({ name: `group ${group.number} of the ${side}`, group })),
      ),
    ),
  ];
}
