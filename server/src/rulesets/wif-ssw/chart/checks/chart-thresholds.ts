import { addPath, type WifCheck } from '../../kit';
import { ownCharts } from '../../scenarios';
import { checkThresholds } from '../invariants';

export const chartThresholds: WifCheck = {
  rule: 'combat-chart',
  title: 'The thresholds of a chart line rise strictly, and all lines have as many columns',
  part: 'tables',
  check: ({ navalCombatChart }) => (typeof navalCombatChart === 'object' ? checkThresholds(navalCombatChart) : []),
  base: addPath(ownCharts, 'tables.navalCombatChart.lines'),
  passes: 'subAndAsw: [1, 4, 5]',
  fails: `
    subAndAsw: [1, 9, 4]
    #                 ^ 4 follows 9
  `,
  fixed: 'subAndAsw: [1, 4, 9]',
};
