import { battleSides } from '../../../axis-and-allies/data';
import { getUnits } from '../../../axis-and-allies/forces';
import type { Group } from '../../data';
import { gapBattle } from '../../scenarios';
import { type DepthCheck } from '../../kit';
import { checkAgainstDeclaration } from '../against-declaration';

export const depthAgainstDeclaration: DepthCheck = {
  rule: 'depth-holds',
  severity: 'warning',
  title: 'The depth of submarines in a battle is the one that was declared last',
  part: 'seaBattles',
  *check(battle, header) {
    for (const { group, id, power } of battleSides.flatMap((side) => getUnits<Group>(battle, side)))
      yield* checkAgainstDeclaration(group, id, power, header);
  },
  base: gapBattle,
  passes: `
    turn: { round: 2, power: uk }
    declarations: [{ group: wolfpack, round: 1, depth: submerged }]
    seaBattles/gap:
      defender: { power: germany, units: [{ id: wolfpack, type: sub, depth: submerged }] }
  `,
  fails: `
    turn: { round: 2, power: uk }
    declarations: [{ group: wolfpack, round: 1, depth: submerged }]
    seaBattles/gap:
      defender: { power: germany, units: [{ id: wolfpack, type: sub, depth: periscope }] }
      #                                                                     ^^^^^^^^^ by its last declaration, in round 1, it is submerged
  `,
  fixed: 'seaBattles/gap: defender: { power: germany, units: [{ id: wolfpack, type: sub }] }',
};
