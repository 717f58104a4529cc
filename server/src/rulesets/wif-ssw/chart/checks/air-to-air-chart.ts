import { under, type WifCheck } from '../../kit';
import { ownCharts } from '../../scenarios';
import { risingDiagnostics, rowDiagnostics } from '../shape';

export const airToAirChart: WifCheck = {
  rule: 'naval-air-combat',
  title: 'The columns of an air-to-air chart rise, and each row has them all',
  part: 'tables',
  *check({ airToAir }) {
    if (typeof airToAir !== 'object') return;
    yield* risingDiagnostics(airToAir, 'differences', airToAir.differences);
    yield* rowDiagnostics(airToAir.differences, airToAir.results);
  },
  on: under(ownCharts, 'tables.airToAir'),
  passes: 'differences: [0, 4]',
  fails: `
    differences: [4, 1]
    #                ^ 1 follows 4
  `,
  fixed: 'differences: [1, 4]',
};
