import { cellFaults } from '../tables/chart-invariants';
import { example, type WifConstraint } from '../constraint';

export const chartCells: WifConstraint = {
  code: 'chart-cells',
  rule: 'combat-chart',
  severity: 'error',
  title: 'A chart has a row of cells for each ship band and a cell for each column',
  part: 'tables',
  scope: 'part',
  check: ({ navalCombatChart }) => (typeof navalCombatChart === 'object' ? cellFaults(navalCombatChart) : []),
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
              - [A, D A, X A]
              - [2A, 2D]
        #       ^^^^^^^^
      `,
    ],
  },
};
