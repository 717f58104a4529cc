import { example, type DepthConstraint } from './constraint';
import { movesTooFar } from './too-far';

export const periscopeMove: DepthConstraint = {
  code: 'periscope-move',
  rule: 'periscope-move',
  severity: 'error',
  title: 'Submarines at periscope depth move slowly',
  scope: 'scenario',
  check: (scenario) => movesTooFar(scenario, 'periscope', 'periscope-move'),
  examples: {
    passes: [
      example`
        ruleset: aa-depth
        powers: { germany: { side: axis }, uk: { side: allies } }
        submarines: [{ id: wolfpack, power: germany }]
        declarations:
          - { group: wolfpack, round: 1, depth: periscope }
          - { group: wolfpack, round: 2, depth: surfaced }
        submarineMoves:
          - { id: out, group: wolfpack, round: 1, phase: noncombat-move, route: [SZ 5, SZ 6] }
          - { id: north, group: wolfpack, round: 2, route: [SZ 7] }
          - { id: home, group: wolfpack, round: 3, route: [SZ 6, SZ 5] }
      `,
    ],
    fails: [
      example`
        ruleset: aa-depth
        powers: { germany: { side: axis }, uk: { side: allies } }
        submarines: [{ id: wolfpack, power: germany }]
        declarations: [{ group: wolfpack, round: 1, depth: periscope }]
        submarineMoves: [{ id: north, group: wolfpack, round: 2, route: [SZ 7, SZ 8] }]
        #                                                                      ^^^^
      `,
      example`
        ruleset: aa-depth
        powers: { germany: { side: axis }, uk: { side: allies } }
        options: { moveDepth: new }
        submarines: [{ id: wolfpack, power: germany }]
        declarations: [{ group: wolfpack, round: 2, depth: periscope }]
        submarineMoves: [{ id: north, group: wolfpack, round: 2, phase: noncombat-move, route: [SZ 7, SZ 8] }]
        #                                                                                             ^^^^
      `,
    ],
  },
};
