import { thresholdFaults } from '../tables/chart-invariants';
import { example, type WifConstraint } from '../constraint';

export const chartThresholds: WifConstraint = {
  code: 'chart-thresholds',
  rule: 'combat-chart',
  severity: 'error',
  title: 'The thresholds of a chart line rise strictly, and all lines have as many columns',
  part: 'tables',
  scope: 'part',
  check: ({ navalCombatChart }) => (typeof navalCombatChart === 'object' ? thresholdFaults(navalCombatChart) : []),
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
              subAndAsw: [1, 9, 4]
        #                       ^
            shipBands: [[1, 5], [6, null]]
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
              surface: [2, 8]
        #              ^^^^^^
            shipBands: [[1, 5], [6, null]]
            cells:
              - [A, D A, X A]
              - [2A, 2D, 2D 2A]
      `,
    ],
  },
};
