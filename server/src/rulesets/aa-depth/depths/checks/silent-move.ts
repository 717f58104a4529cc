import { patrol } from '../../scenarios';
import { type DepthCheck } from '../../kit';
import { checkMoveLength } from '../move-length';

export const silentMove: DepthCheck = {
  rule: 'silent-running',
  title: 'Submarines in silent running do not move',
  check: (scenario) => checkMoveLength(scenario, 'silent', 'silent-running'),
  base: patrol,
  passes: `
    declarations: [{ group: wolfpack, round: 1, depth: silent }]
    submarineMoves: [{ id: north, group: wolfpack, round: 2, route: [] }]
  `,
  fails: `
    declarations: [{ group: wolfpack, round: 1, depth: silent }]
    submarineMoves: [{ id: north, group: wolfpack, round: 2, route: [SZ 7] }]
    #                                                               ^^^^^^ wolfpack is in silent running and does not move
  `,
  fixed: 'submarineMoves: [{ id: north, group: wolfpack, round: 2, route: [] }]',
};
