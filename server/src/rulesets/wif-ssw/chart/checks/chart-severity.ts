import { examplesOf, under, type WifConstraint } from '../../constraint';
import { ownCharts } from '../../scenarios';
import { severityFaults } from '../invariants';

export const chartSeverity: WifConstraint = {
  code: 'chart-severity',
  rule: 'combat-chart',
  title: 'More factors never do less',
  part: 'tables',
  check: ({ navalCombatChart }) => (typeof navalCombatChart === 'object' ? severityFaults(navalCombatChart) : []),
  examples: examplesOf({
    on: under(ownCharts, 'tables.navalCombatChart'),
    passes: 'cells: [[A, D A, D A], [2A, 2D, 2D 2A]]',
    fails: `
      cells: [[A, D A, A], [2A, 2D, 2D 2A]]
      #                ^ is less severe than
    `,
  }),
};
