import { example, type DepthConstraint } from './constraint';
import { movesTooFar } from './too-far';

export const silentMove: DepthConstraint = {
  code: 'silent-move',
  rule: 'silent-running',
  severity: 'error',
  title: 'Submarines in silent running do not move',
  scope: 'scenario',
  check: (scenario) => movesTooFar(scenario, 'silent', 'silent-running'),
  examples: {
    passes: [
      example`
        ruleset: aa-depth
        powers: { germany: { side: axis }, uk: { side: allies } }
        submarines: [{ id: wolfpack, power: germany }]
        declarations:
          - { group: wolfpack, round: 1, depth: silent }
          - { group: wolfpack, round: 2, depth: surfaced }
        submarineMoves:
          - { id: stay, group: wolfpack, round: 2, phase: noncombat-move, route: [] }
          - { id: north, group: wolfpack, round: 3, route: [SZ 7, SZ 8] }
      `,
    ],
    fails: [
      example`
        ruleset: aa-depth
        powers: { germany: { side: axis }, uk: { side: allies } }
        submarines: [{ id: wolfpack, power: germany }]
        declarations: [{ group: wolfpack, round: 1, depth: silent }]
        submarineMoves: [{ id: north, group: wolfpack, round: 2, route: [SZ 7] }]
        #                                                               ^^^^^^
      `,
      example`
        ruleset: aa-depth
        powers: { germany: { side: axis }, uk: { side: allies } }
        submarines: [{ id: wolfpack, power: germany }]
        declarations:
          - { group: wolfpack, round: 1, depth: silent }
          - { group: wolfpack, round: 2, depth: surfaced }
        submarineMoves: [{ id: home, group: wolfpack, round: 2, phase: noncombat-move, route: [SZ 7] }]
        #                                                                                     ^^^^^^
      `,
    ],
  },
};
