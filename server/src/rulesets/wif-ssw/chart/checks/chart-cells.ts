import { examplesOf, under, type WifConstraint } from '../../constraint';
import { ownCharts } from '../../scenarios';
import { cellFaults } from '../invariants';

export const chartCells: WifConstraint = {
  code: 'chart-cells',
  rule: 'combat-chart',
  title: 'A chart has a row of cells for each ship band and a cell for each column',
  part: 'tables',
  check: ({ navalCombatChart }) => (typeof navalCombatChart === 'object' ? cellFaults(navalCombatChart) : []),
  examples: examplesOf({
    on: under(ownCharts, 'tables.navalCombatChart'),
    passes: 'cells: [[A, D A, X A], [2A, 2D, 3D]]',
    fails: `
      cells: [[A, D A, X A], [2A, 2D]]
      #                      ^^^^^^^^ This row has 2 cells
    `,
  }),
};
