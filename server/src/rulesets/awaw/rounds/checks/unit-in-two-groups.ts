import type { Edit } from '../../../../model/edit';
import type { Ids } from '../../../../model/ids';
import type { Place } from '../../../../model/place';
import { placeAt, cite, removeMember, addPath, offer, type AwawCheck } from '../../kit';
import type { CombatGroup, Unit } from '../../data';
import { listDividedSides } from '../../combat-lists';
import { resolveUnits } from '../../force';
import { createIdentityKey } from '../../order-of-battle';
import { midway } from '../../scenarios';
import { listDefinedFixes, createRemovalFix } from '../../units';

export const unitInTwoGroups: AwawCheck = {
  rule: 'combat-groups',
  title: 'A unit is in one combat group of its side',
  *check(scenario, ids) {
    for (const { side } of listDividedSides(scenario)) {
      const groups = new Map<Unit | string, CombatGroup>();
      for (const group of side.groups)
        for (const { unit } of resolveUnits(group, ids)) {
          const firstGroup = groups.get(createIdentityKey(unit));
          groups.set(createIdentityKey(unit), firstGroup ?? group);
          // Another check reports more ships than there are.
          if (firstGroup === undefined || firstGroup === group) continue;
          const mention = findMention(group, unit, ids) ?? findMention(firstGroup, unit, ids);
          yield {
            message: `${unit.id} is in combat groups ${firstGroup.number} and ${group.number}, and each unit is in one${cite('combat-groups')}. Remove it from one of them.`,
            place: mention?.place ?? placeAt(unit, 'id'),
            fixes: mention
              ? [offer(`Remove ${mention.id}`, mention.edit)]
              : listDefinedFixes(createRemovalFix(group, unit)),
          };
        }
    }
  },
  base: addPath(midway, 'navalRounds.midway'),
  passes: `
    attacker: { groups: [{ number: 1, units: [{ id: asashio, type: dd, count: 4 }] }, { number: 2, units: [{ id: mogami, type: ca }] }] }
  `,
  fails: `
    attacker: { groups: [{ number: 1, units: [{ id: asashio, type: dd, count: 4 }] }, { number: 2, members: [asashio] }] }
    #                                                                                                        ^^^^^^^ groups 1 and 2
  `,
};

/** The mention of a unit, or of its task force, in a group. */
function findMention(
  group: CombatGroup,
  unit: Unit,
  ids: Ids,
): { readonly id: string; readonly place: Place; readonly edit: Edit } | undefined {
  for (const names of [group.members, group.taskForces]) {
    const index = names?.findIndex(
      (id) => id === unit.id || resolveUnits({ taskForces: [id] }, ids).some((owned) => owned.unit === unit),
    );
    if (names === undefined || index === undefined || index < 0) continue;
    return { id: names[index]!, place: placeAt(names, index), edit: removeMember(names, index) };
  }
  return undefined;
}
