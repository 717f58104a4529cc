import { examplesOf, under, type WifConstraint } from '../../constraint';
import { ownCharts } from '../../scenarios';
import { bandFaults } from '../invariants';

export const chartBands: WifConstraint = {
  code: 'chart-bands',
  rule: 'combat-chart',
  title: 'The ship bands of a chart follow on each other from 1 without end',
  part: 'tables',
  check: ({ navalCombatChart }) => (typeof navalCombatChart === 'object' ? bandFaults(navalCombatChart) : []),
  examples: examplesOf({
    on: under(ownCharts, 'tables.navalCombatChart'),
    passes: 'shipBands: [[1, 6], [7, null]]',
    fails: `
      shipBands: [[1, 5], [7, null]]
      #                   ^^^^^^^^^ This ship band begins with 7
    `,
    fixed: 'shipBands: [[1, 5], [6, null]]',
  }),
};
