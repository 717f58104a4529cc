import { addPath, type WifCheck } from '../../kit';
import { ownCharts } from '../../scenarios';
import { checkCells } from '../invariants';

export const chartCells: WifCheck = {
  rule: 'combat-chart',
  title: 'A chart has a row of cells for each ship band and a cell for each column',
  part: 'tables',
  check: ({ navalCombatChart }) => (typeof navalCombatChart === 'object' ? checkCells(navalCombatChart) : []),
  base: addPath(ownCharts, 'tables.navalCombatChart'),
  passes: 'cells: [[A, D A, X A], [2A, 2D, 3D]]',
  fails: `
    cells: [[A, D A, X A], [2A, 2D]]
    #                      ^^^^^^^^ This row has 2 cells
  `,
};
