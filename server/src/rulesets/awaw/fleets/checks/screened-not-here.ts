import { placeAt, cite, removeMember, addPath, offer, type AwawCheck } from '../../kit';
import type { Group, Scenario } from '../../data';
import { resolveUnits } from '../../force';
import { narvik } from '../../scenarios';

export const screenedNotHere: AwawCheck = {
  rule: 'screened-ships',
  title: 'Screened ships belong to their combat group',
  *check(scenario, ids) {
    for (const { name, group } of listScreeningGroups(scenario)) {
      const { screened = [] } = group;
      const presentIds = new Set(resolveUnits(group, ids).map(({ unit }) => unit.id));
      for (const [index, ship] of screened.entries()) {
        if (presentIds.has(ship) || ids.find('unit', ship) === undefined) continue;
        yield {
          message: `${ship} is not in ${name}, which can screen its own ships only${cite('screened-ships')}. Add it there, or remove it here.`,
          place: placeAt(screened, index),
          fixes: [offer(`Remove ${ship}`, removeMember(screened, index))],
        };
      }
    }
  },
  base: addPath(narvik, 'fleetCombats.narvik'),
  passes: `
    defender: { units: [{ id: z-class, type: dd, count: 8 }, { id: tankers, type: transport }], screened: [tankers] }
  `,
  fails: `
    defender: { units: [{ id: z-class, type: dd, count: 8 }, { id: tankers, type: transport }], screened: [warspite] }
    #                                                                                                      ^^^^^^^^ its own ships only
  `,
};

interface ScreeningGroup {
  readonly name: string;
  readonly group: Group & { screened?: string[] };
}

/** Groups that can screen ships, in fleet combats and in rounds. */
function listScreeningGroups({ fleetCombats = [], navalRounds = [] }: Scenario): readonly ScreeningGroup[] {
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
