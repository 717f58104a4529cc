import { examplesOf, under, type WifConstraint } from '../../constraint';
import { ownCharts } from '../../scenarios';
import { risingFaults, rowFaults } from '../shape';

export const antiAircraftChart: WifConstraint = {
  code: 'anti-aircraft-chart',
  rule: 'naval-air-combat',
  title: 'The columns of an anti-aircraft chart rise, and each row has them all',
  part: 'tables',
  *check({ antiAircraft }) {
    if (typeof antiAircraft !== 'object') return;
    yield* risingFaults(antiAircraft, 'factors', antiAircraft.factors);
    yield* rowFaults(antiAircraft.factors, antiAircraft.results);
  },
  examples: examplesOf({
    on: under(ownCharts, 'tables.antiAircraft'),
    passes: 'factors: [3, 4]',
    fails: `
      factors: [4, 1]
      #            ^ 1 follows 4
    `,
    fixed: 'factors: [1, 4]',
  }),
};
