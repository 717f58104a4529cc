import { patrol } from '../../scenarios';
import { type DepthCheck } from '../../kit';
import { checkMoveLength } from '../move-length';

export const submergedMove: DepthCheck = {
  rule: 'submerged-move',
  title: 'Submerged submarines move slowly',
  check: (scenario) => checkMoveLength(scenario, 'submerged', 'submerged-move'),
  base: patrol,
  passes: `
    submarines: [{ id: wolfpack, power: germany, depth: submerged }]
    submarineMoves: [{ id: north, group: wolfpack, round: 2, route: [SZ 7] }]
  `,
  fails: `
    submarines: [{ id: wolfpack, power: germany, depth: submerged }]
    submarineMoves: [{ id: north, group: wolfpack, round: 2, route: [SZ 7, SZ 8] }]
    #                                                                      ^^^^ wolfpack is submerged and moves at most 1 sea zone
  `,
  fixed: 'submarineMoves: [{ id: north, group: wolfpack, round: 2, route: [SZ 7] }]',
};
