import { placeAt, cite, removeMember, addPath, offer, type AwawCheck } from '../../kit';
import { listDividedSides } from '../../combat-lists';
import { resolveUnits } from '../../force';
import { midway } from '../../scenarios';

export const groupWithoutShips: AwawCheck = {
  rule: 'combat-groups',
  severity: 'warning',
  title: 'A combat group has ships',
  *check(scenario, ids) {
    for (const {
      name: side,
      side: { groups },
    } of listDividedSides(scenario)) {
      for (const [index, group] of groups.entries()) {
        const names = [...(group.members ?? []), ...(group.taskForces ?? [])];
        if (names.length > 0 || resolveUnits(group, ids).length > 0) continue;
        yield {
          message: `Combat group ${group.number} of the ${side} has no ships${cite('combat-groups')}. Add task forces or units, or remove the group.`,
          place: placeAt(group, 'number'),
          fixes: groups.length > 1 ? [offer('Remove the group', removeMember(groups, index))] : [],
        };
      }
    }
  },
  base: addPath(midway, 'navalRounds.midway'),
  passes: `
    defender: { groups: [{ number: 1, units: [{ id: benson, type: dd, count: 4 }] }, { number: 2, units: [{ id: sims, type: dd }] }] }
  `,
  fails: `
    defender: { groups: [{ number: 1, units: [{ id: benson, type: dd, count: 4 }] }, { number: 2 }] }
    #                                                                                          ^ has no ships
  `,
};
