import { severityFaults } from '../tables/chart-invariants';
import { example, type WifConstraint } from '../constraint';

export const chartSeverity: WifConstraint = {
  code: 'chart-severity',
  rule: 'combat-chart',
  severity: 'error',
  title: 'More factors never do less',
  part: 'tables',
  scope: 'part',
  check: ({ navalCombatChart }) => (typeof navalCombatChart === 'object' ? severityFaults(navalCombatChart) : []),
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
            shipBands: [[1, 5], [6, null]]
            cells:
              - [A, D A, A]
        #                ^
              - [2A, 2D, 2D 2A]
      `,
    ],
  },
};
