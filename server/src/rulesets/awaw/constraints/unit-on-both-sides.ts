import { at } from '../../../model/place';
import type { Group, Unit } from '../data';
import type { Ids } from '../../../model/ids';
import { unitsOf } from '../facts/force';
import { sectionOf } from '../rules';
import { example, type AwawConstraint } from './constraint';
import { fixesOf, takeOut } from './units';

export const unitOnBothSides: AwawConstraint = {
  code: 'unit-on-both-sides',
  rule: 'round-order',
  severity: 'error',
  title: 'A unit fights on one side',
  part: 'fleetCombats',
  scope: 'references',
  *check({ attacker, defender }, _, ids) {
    for (const unit of onBoth(attacker, defender, ids)) {
      const named = [defender, attacker].find((force) => force.members?.includes(unit.id)) ?? defender;
      const index = named.members?.indexOf(unit.id) ?? -1;
      yield {
        message: `${unit.id} is on both sides of this combat (${sectionOf('round-order')}). Take it out of one of them.`,
        place: named.members && index >= 0 ? at(named.members, index) : at(unit, 'id'),
        fixes: fixesOf(takeOut(named, unit)),
      };
    }
  },
  examples: {
    passes: [
      example`
        ruleset: awaw
        fleetCombats:
          - id: narvik
            attacker: { units: [{ id: tribals, type: dd, count: 9 }] }
            defender: { units: [{ id: z-class, type: dd, count: 8 }] }
      `,
    ],
    fails: [
      example`
        ruleset: awaw
        fleetCombats:
          - id: narvik
            attacker: { units: [{ id: tribals, type: dd, count: 9 }] }
            defender: { members: [tribals], units: [{ id: z-class, type: dd, count: 8 }] }
        #                         ^^^^^^^
      `,
    ],
  },
};

function onBoth(one: Group, other: Group, ids: Ids): readonly Unit[] {
  const units = new Set(unitsOf(one, ids).map(({ unit }) => unit));
  return unitsOf(other, ids).flatMap(({ unit }) => (units.has(unit) ? [unit] : []));
}
