import { battleSides } from '../../../axis-and-allies/data';
import { unitsOf } from '../../../axis-and-allies/forces';
import type { Group, UnitType } from '../../data';
import { takeKeyOut } from '../../fixes';
import { gap } from '../../scenarios';
import { unitTypes } from '../../units/unit-types';
import { isSubmarine } from '../../units/units';
import { at, examplesOf, sentence, under, type DepthConstraint } from '../../vocabulary';
import { cite } from '../../wording';

export const depthWithoutSubmarine: DepthConstraint = {
  code: 'depth-without-submarine',
  rule: 'depths',
  title: 'Only submarines have a depth',
  part: 'seaBattles',
  *check(battle) {
    for (const { group, type } of battleSides.flatMap((side) => unitsOf<Group>(battle, side))) {
      if (group?.depth === undefined || isSubmarine(type as UnitType)) continue;
      yield {
        message: `${sentence(unitTypes[type as UnitType].many)} have no depth: only submarines do${cite('depths')}. Remove \`depth\`, or correct the type.`,
        place: at(group, 'depth'),
        fixes: [{ ...takeKeyOut(group, 'depth'), preferred: true }],
      };
    }
  },
  examples: examplesOf({
    on: under(gap, 'seaBattles.gap'),
    passes: 'defender: { power: germany, units: [{ type: sub, depth: periscope }, { type: dd }] }',
    fails: `
      defender: { power: germany, units: [{ type: dd, depth: submerged }] }
      #                                                      ^^^^^^^^^ Destroyers have no depth
    `,
    fixed: 'defender: { power: germany, units: [{ type: dd }] }',
  }),
};
