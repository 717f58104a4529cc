import { example, type DepthConstraint } from './constraint';
import { movesTooFar } from './too-far';

export const submergedMove: DepthConstraint = {
  code: 'submerged-move',
  rule: 'submerged-move',
  severity: 'error',
  title: 'Submerged submarines move slowly',
  scope: 'scenario',
  check: (scenario) => movesTooFar(scenario, 'submerged', 'submerged-move'),
  examples: {
    passes: [
      example`
        ruleset: aa-depth
        powers: { germany: { side: axis }, uk: { side: allies } }
        submarines: [{ id: wolfpack, power: germany, depth: submerged }]
        submarineMoves: [{ id: north, group: wolfpack, round: 2, route: [SZ 7] }]
      `,
    ],
    fails: [
      example`
        ruleset: aa-depth
        powers: { germany: { side: axis }, uk: { side: allies } }
        submarines: [{ id: wolfpack, power: germany, depth: submerged }]
        submarineMoves: [{ id: north, group: wolfpack, round: 2, route: [SZ 7, SZ 8] }]
        #                                                                      ^^^^
      `,
      example`
        ruleset: aa-depth
        powers: { germany: { side: axis }, uk: { side: allies } }
        submarines: [{ id: wolfpack, power: germany }]
        declarations:
          - { group: wolfpack, round: 1, depth: submerged }
          - { group: wolfpack, round: 2, depth: surfaced }
        submarineMoves: [{ id: home, group: wolfpack, round: 2, phase: noncombat-move, route: [SZ 7, SZ 8] }]
        #                                                                                            ^^^^
      `,
    ],
  },
};
