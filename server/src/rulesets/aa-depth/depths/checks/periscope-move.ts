import { patrol } from '../../scenarios';
import { examplesOf, type DepthConstraint } from '../../vocabulary';
import { movesTooFar } from '../too-far';

export const periscopeMove: DepthConstraint = {
  code: 'periscope-move',
  rule: 'periscope-move',
  title: 'Submarines at periscope depth move slowly',
  check: (scenario) => movesTooFar(scenario, 'periscope', 'periscope-move'),
  examples: examplesOf({
    on: patrol,
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
  }),
};
