import { at } from '../../../model/place';
import { battleSides } from '../../axis-and-allies/data';
import { unitsOf } from '../../axis-and-allies/forces';
import { sentence } from '../../axis-and-allies/wording';
import type { Group, UnitType } from '../data';
import { isSubmarine } from '../facts/units';
import { sectionOf } from '../rules';
import { unitTypes } from '../tables/unit-types';
import { example, type DepthConstraint } from './constraint';
import { takeKeyOut } from './fixes';

export const depthWithoutSubmarine: DepthConstraint = {
  code: 'depth-without-submarine',
  rule: 'depths',
  severity: 'error',
  title: 'Only submarines have a depth',
  part: 'seaBattles',
  scope: 'part',
  *check(battle) {
    for (const { group, type } of battleSides.flatMap((side) => unitsOf<Group>(battle, side))) {
      if (group?.depth === undefined || isSubmarine(type as UnitType)) continue;
      yield {
        message: `${sentence(unitTypes[type as UnitType].many)} have no depth: only submarines have (${sectionOf('depths')}). Take \`depth\` out, or correct the type.`,
        place: at(group, 'depth'),
        fixes: [{ ...takeKeyOut(group, 'depth'), preferred: true }],
      };
    }
  },
  examples: {
    passes: [
      example`
        ruleset: aa-depth
        powers: { germany: { side: axis }, uk: { side: allies } }
        seaBattles:
          - id: gap
            attacker: { power: uk, units: { dd: 1 } }
            defender: { power: germany, units: [{ type: sub, depth: periscope }, { type: dd }] }
      `,
    ],
    fails: [
      example`
        ruleset: aa-depth
        powers: { germany: { side: axis }, uk: { side: allies } }
        seaBattles:
          - id: gap
            attacker: { power: uk, units: { dd: 1 } }
            defender: { power: germany, units: [{ type: dd, depth: submerged }] }
        #                                                          ^^^^^^^^^
      `,
    ],
  },
};
