import { addPath, type WifCheck } from '../../kit';
import { ownCharts } from '../../scenarios';
import { findBandViolations } from '../invariants';

export const chartBands: WifCheck = {
  rule: 'combat-chart',
  title: 'The ship bands of a chart follow on each other from 1 without end',
  part: 'tables',
  check: ({ navalCombatChart }) => (typeof navalCombatChart === 'object' ? findBandViolations(navalCombatChart) : []),
  base: addPath(ownCharts, 'tables.navalCombatChart'),
  passes: 'shipBands: [[1, 6], [7, null]]',
  fails: `
    shipBands: [[1, 5], [7, null]]
    #                   ^^^^^^^^^ This ship band begins with 7
  `,
  fixed: 'shipBands: [[1, 5], [6, null]]',
};
