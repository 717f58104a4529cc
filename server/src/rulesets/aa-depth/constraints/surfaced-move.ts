import { example, type DepthConstraint } from './constraint';
import { movesTooFar } from './too-far';

export const surfacedMove: DepthConstraint = {
  code: 'surfaced-move',
  rule: 'surfaced-values',
  severity: 'error',
  title: 'Surfaced submarines move as far as they always do',
  scope: 'scenario',
  check: (scenario) => movesTooFar(scenario, 'surfaced', 'surfaced-values'),
  examples: {
    passes: [
      example`
        ruleset: aa-depth
        powers: { germany: { side: axis }, uk: { side: allies } }
        submarines: [{ id: wolfpack, power: germany }]
        submarineMoves:
          - { id: north, group: wolfpack, round: 1, route: [SZ 5, SZ 6] }
          - { id: south, group: wolfpack, round: 2, route: [SZ 7] }
          - { id: home, group: wolfpack, round: 2, phase: noncombat-move, route: [SZ 5] }
      `,
      example`
        ruleset: aa-depth
        powers: { germany: { side: axis }, uk: { side: allies } }
        unitTable: global-war-1936-d12
        submarines: [{ id: wolfpack, power: germany, type: asub }]
        # how far advanced submarines move is not known
        submarineMoves: [{ id: north, group: wolfpack, round: 1, route: [SZ 5, SZ 6, SZ 7] }]
      `,
    ],
    fails: [
      example`
        ruleset: aa-depth
        powers: { germany: { side: axis }, uk: { side: allies } }
        submarines: [{ id: wolfpack, power: germany }]
        submarineMoves:
          - { id: north, group: wolfpack, round: 1, route: [SZ 5, SZ 6, SZ 7] }
        #                                                               ^^^^
      `,
      example`
        ruleset: aa-depth
        powers: { germany: { side: axis }, uk: { side: allies } }
        submarines: [{ id: wolfpack, power: germany }]
        submarineMoves:
          - { id: north, group: wolfpack, round: 1, route: [SZ 5, SZ 6] }
          - { id: home, group: wolfpack, round: 1, phase: noncombat-move, route: [SZ 7] }
        #                                                                        ^^^^^^
      `,
    ],
  },
};
