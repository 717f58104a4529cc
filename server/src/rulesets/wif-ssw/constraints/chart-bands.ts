import { bandFaults } from '../tables/chart-invariants';
import { example, type WifConstraint } from '../constraint';

export const chartBands: WifConstraint = {
  code: 'chart-bands',
  rule: 'combat-chart',
  severity: 'error',
  title: 'The ship bands of a chart follow on each other from 1 without end',
  part: 'tables',
  scope: 'part',
  check: ({ navalCombatChart }) => (typeof navalCombatChart === 'object' ? bandFaults(navalCombatChart) : []),
  examples: {
    passes: [
      example`
        ruleset: wif-ssw
        tables:
          navalCombatChart:
            lines:
              subAndAsw: [1, 4, 9]
              surface: [2, 8, 20]
            shipBands: [[1, 5], [6, null]]
            cells:
              - [A, D A, X A]
              - [2A, 2D, 2D 2A]
      `,
    ],
    fails: [
      example`
        ruleset: wif-ssw
        tables:
          navalCombatChart:
            lines:
              subAndAsw: [1, 4, 9]
            shipBands:
              - [1, 5]
              - [7, null]
        #       ^^^^^^^^^
            cells:
              - [A, D A, X A]
              - [2A, 2D, 2D 2A]
      `,
      example`
        ruleset: wif-ssw
        tables:
          navalCombatChart:
            lines:
              subAndAsw: [1, 4, 9]
            shipBands:
              - [1, 5]
              - [6, 9]
        #           ^
            cells:
              - [A, D A, X A]
              - [2A, 2D, 2D 2A]
      `,
    ],
  },
};
