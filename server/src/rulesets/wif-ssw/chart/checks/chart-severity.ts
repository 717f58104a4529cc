import { addPath, type WifCheck } from '../../kit';
import { ownCharts } from '../../scenarios';
import { checkSeverity } from '../invariants';

export const chartSeverity: WifCheck = {
  rule: 'combat-chart',
  title: 'More factors never do less',
  part: 'tables',
  check: ({ navalCombatChart }) => (typeof navalCombatChart === 'object' ? checkSeverity(navalCombatChart) : []),
  base: addPath(ownCharts, 'tables.navalCombatChart'),
  passes: 'cells: [[A, D A, D A], [2A, 2D, 2D 2A]]',
  fails: `
    cells: [[A, D A, A], [2A, 2D, 2D 2A]]
    #                ^ is less severe than
  `,
};
