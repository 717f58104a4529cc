import { patrol } from '../../scenarios';
import { type DepthCheck } from '../../kit';
import { checkMoveLength } from '../move-length';

export const periscopeMove: DepthCheck = {
  rule: 'periscope-move',
  title: 'Submarines at periscope depth move slowly',
  check: (scenario) => checkMoveLength(scenario, 'periscope', 'periscope-move'),
  base: patrol,
  passes: `
    declarations: [{ group: wolfpack, round: 1, depth: periscope }]
    submarineMoves: [{ id: north, group: wolfpack, round: 2, route: [SZ 7] }]
  `,
  fails: `
    declarations: [{ group: wolfpack, round: 1, depth: periscope }]
    submarineMoves: [{ id: north, group: wolfpack, round: 2, route: [SZ 7, SZ 8] }]
    #                                                                      ^^^^ moves at most 1 sea zone a turn
  `,
  fixed: 'submarineMoves: [{ id: north, group: wolfpack, round: 2, route: [SZ 7] }]',
};
