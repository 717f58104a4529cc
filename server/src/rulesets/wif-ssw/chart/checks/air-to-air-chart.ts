import { addPath, type WifCheck } from '../../kit';
import { ownCharts } from '../../scenarios';
import { checkRisingColumns, checkRowLengths } from '../chart-layout';

export const airToAirChart: WifCheck = {
  rule: 'naval-air-combat',
  title: 'The columns of an air-to-air chart are in rising order, and each row has a result in each of them',
  part: 'tables',
  *check({ airToAir }) {
    if (typeof airToAir !== 'object') return;
    yield* checkRisingColumns(airToAir, 'differences', airToAir.differences);
    yield* checkRowLengths(airToAir.differences, airToAir.results);
  },
  base: addPath(ownCharts, 'tables.airToAir'),
  passes: 'differences: [0, 4]',
  fails: `
    differences: [4, 1]
    #                ^ 1 follows 4
  `,
  fixed: 'differences: [1, 4]',
};
