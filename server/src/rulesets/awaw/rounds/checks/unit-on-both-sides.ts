import type { Ids } from '../../../../model/ids';
import { placeAt, cite, addPath, type AwawCheck } from '../../kit';
import type { Group, Unit } from '../../data';
import { listCombatSides } from '../../combat-lists';
import { resolveUnits } from '../../force';
import { createIdentityKey } from '../../order-of-battle';
import { narvik } from '../../scenarios';
import { listDefinedFixes, createRemovalFix } from '../../units';

export const unitOnBothSides: AwawCheck = {
  rule: 'round-order',
  title: 'A unit fights on one side',
  *check(scenario, ids) {
    for (const { id, attacker, defender } of listCombatSides(scenario))
      for (const unit of findOnBothSides(attacker, defender, ids)) {
        const namingForce = [...defender, ...attacker].find((force) => force.members?.includes(unit.id)) ?? {};
        const index = namingForce.members?.indexOf(unit.id) ?? -1;
        yield {
          message: `${unit.id} is on both sides of ${id}${cite('round-order')}. Remove it from one of them.`,
          place: namingForce.members && index >= 0 ? placeAt(namingForce.members, index) : placeAt(unit, 'id'),
          fixes: listDefinedFixes(createRemovalFix(namingForce, unit)),
        };
      }
  },
  base: addPath(narvik, 'fleetCombats.narvik'),
  passes: `
    defender: { units: [{ id: z-class, type: dd, count: 8 }, { id: tankers, type: transport }] }
  `,
  fails: `
    defender: { units: [{ id: z-class, type: dd, count: 8 }], members: [tribals] }
    #                                                                   ^^^^^^^ on both sides
  `,
};

function findOnBothSides(side: readonly Group[], otherSide: readonly Group[], ids: Ids): readonly Unit[] {
  const listGroupUnits = (groups: readonly Group[]) =>
    groups.flatMap((group) => resolveUnits(group, ids).map(({ unit }) => unit));
  const units = new Set(listGroupUnits(side).map(createIdentityKey));
  return listGroupUnits(otherSide).filter((unit) => units.has(createIdentityKey(unit)));
}
