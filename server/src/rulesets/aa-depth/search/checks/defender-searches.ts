import { getUnits } from '../../../axis-and-allies/forces';
import type { Group, UnitType } from '../../data';
import { gapBattle } from '../../scenarios';
import { unitTypes } from '../../units/unit-types';
import { removeKey, placeAt, addPath, cite, type DepthCheck } from '../../kit';

export const defenderSearches: DepthCheck = {
  rule: 'searchers',
  severity: 'warning',
  title: 'Only the attacker searches',
  part: 'seaBattles',
  *check(battle) {
    for (const { group, id, type } of getUnits<Group>(battle, 'defender')) {
      if (group?.searches !== true) continue;
      yield {
        message: `Only the attacker searches, so \`searches\` has no effect on ${id ?? unitTypes[type as UnitType].plural} of the defender${cite('searchers')}. Remove it.`,
        place: placeAt(group, 'searches'),
        unnecessary: true,
        fixes: [{ ...removeKey(group, 'searches'), preferred: true }],
      };
    }
  },
  base: addPath(gapBattle, 'seaBattles.gap'),
  passes: `
    attacker: { power: uk, units: [{ type: dd, searches: true }] }
    defender: { power: germany, units: [{ type: sub, depth: submerged }, { type: dd, searches: false }] }
  `,
  fails: `
    attacker: { power: uk, units: [{ type: dd }] }
    defender: { power: germany, units: [{ type: sub, depth: submerged }, { type: dd, searches: true }] }
    #                                                                                          ^^^^ Only the attacker searches
  `,
  fixed: 'defender: { power: germany, units: [{ type: sub, depth: submerged }, { type: dd }] }',
};
