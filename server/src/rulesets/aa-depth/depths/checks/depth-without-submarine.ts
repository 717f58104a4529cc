import { battleSides } from '../../../axis-and-allies/data';
import { getUnits } from '../../../axis-and-allies/forces';
import type { Group, UnitType } from '../../data';
import { gapBattle } from '../../scenarios';
import { unitTypes } from '../../units/unit-types';
import { isSubmarine } from '../../units/units';
import { removeKey, placeAt, capitalize, addPath, cite, type DepthCheck } from '../../kit';

export const depthWithoutSubmarine: DepthCheck = {
  rule: 'depths',
  title: 'Only submarines have a depth',
  part: 'seaBattles',
  *check(battle) {
    for (const { group, type } of battleSides.flatMap((side) => getUnits<Group>(battle, side))) {
      if (group?.depth === undefined || isSubmarine(type as UnitType)) continue;
      yield {
        message: `${capitalize(unitTypes[type as UnitType].plural)} have no depth: only submarines do${cite('depths')}. Remove \`depth\`, or correct the type.`,
        place: placeAt(group, 'depth'),
        fixes: [{ ...removeKey(group, 'depth'), preferred: true }],
      };
    }
  },
  base: addPath(gapBattle, 'seaBattles.gap'),
  passes: 'defender: { power: germany, units: [{ type: sub, depth: periscope }, { type: dd }] }',
  fails: `
    defender: { power: germany, units: [{ type: dd, depth: submerged }] }
    #                                                      ^^^^^^^^^ Destroyers have no depth
  `,
  fixed: 'defender: { power: germany, units: [{ type: dd }] }',
};
