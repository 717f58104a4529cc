import { addPath, type WifCheck } from '../../kit';
import { ownCharts } from '../../scenarios';
import { checkRisingColumns, checkRowLengths } from '../chart-layout';

export const antiAircraftChart: WifCheck = {
  rule: 'naval-air-combat',
  title: 'The columns of an anti-aircraft chart are in rising order, and each row has a result in each of them',
  part: 'tables',
  *check({ antiAircraft }) {
    if (typeof antiAircraft !== 'object') return;
    yield* checkRisingColumns(antiAircraft, 'factors', antiAircraft.factors);
    yield* checkRowLengths(antiAircraft.factors, antiAircraft.results);
  },
  base: addPath(ownCharts, 'tables.antiAircraft'),
  passes: 'factors: [3, 4]',
  fails: `
    factors: [4, 1]
    #            ^ 1 follows 4
  `,
  fixed: 'factors: [1, 4]',
};
