import type { Ids } from '../../../../model/ids';
import { at, cite, examplesOf, under, type AwawConstraint } from '../../constraint';
import type { Group, Unit } from '../../data';
import { encounters } from '../../encounters';
import { unitsOf } from '../../force';
import { identityOf } from '../../forces';
import { narvik } from '../../scenarios';
import { fixesOf, takeOut } from '../../units';

export const unitOnBothSides: AwawConstraint = {
  code: 'unit-on-both-sides',
  rule: 'round-order',
  title: 'A unit fights on one side',
  *check(scenario, ids) {
    for (const { id, attacker, defender } of encounters(scenario))
      for (const unit of onBoth(attacker, defender, ids)) {
        const named = [...defender, ...attacker].find((force) => force.members?.includes(unit.id)) ?? {};
        const index = named.members?.indexOf(unit.id) ?? -1;
        yield {
          message: `${unit.id} is on both sides of ${id}${cite('round-order')}. Remove it from one of them.`,
          place: named.members && index >= 0 ? at(named.members, index) : at(unit, 'id'),
          fixes: fixesOf(takeOut(named, unit)),
        };
      }
  },
  examples: examplesOf({
    on: under(narvik, 'fleetCombats.narvik'),
    passes: `
      defender: { units: [{ id: z-class, type: dd, count: 8 }, { id: tankers, type: transport }] }
    `,
    fails: `
      defender: { units: [{ id: z-class, type: dd, count: 8 }], members: [tribals] }
      #                                                                   ^^^^^^^ on both sides
    `,
  }),
};

function onBoth(one: readonly Group[], other: readonly Group[], ids: Ids): readonly Unit[] {
  const all = (groups: readonly Group[]) => groups.flatMap((group) => unitsOf(group, ids).map(({ unit }) => unit));
  const units = new Set(all(one).map(identityOf));
  return all(other).filter((unit) => units.has(identityOf(unit)));
}
