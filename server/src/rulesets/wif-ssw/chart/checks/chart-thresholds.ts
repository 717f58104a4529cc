import { examplesOf, under, type WifConstraint } from '../../constraint';
import { ownCharts } from '../../scenarios';
import { thresholdFaults } from '../invariants';

export const chartThresholds: WifConstraint = {
  code: 'chart-thresholds',
  rule: 'combat-chart',
  title: 'The thresholds of a chart line rise strictly, and all lines have as many columns',
  part: 'tables',
  check: ({ navalCombatChart }) => (typeof navalCombatChart === 'object' ? thresholdFaults(navalCombatChart) : []),
  examples: examplesOf({
    on: under(ownCharts, 'tables.navalCombatChart.lines'),
    passes: 'subAndAsw: [1, 4, 5]',
    fails: `
      subAndAsw: [1, 9, 4]
      #                 ^ 4 follows 9
    `,
    fixed: 'subAndAsw: [1, 4, 9]',
  }),
};
