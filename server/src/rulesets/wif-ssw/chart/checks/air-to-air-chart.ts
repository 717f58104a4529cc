import { examplesOf, under, type WifConstraint } from '../../constraint';
import { ownCharts } from '../../scenarios';
import { risingFaults, rowFaults } from '../shape';

export const airToAirChart: WifConstraint = {
  code: 'air-to-air-chart',
  rule: 'naval-air-combat',
  title: 'The columns of an air-to-air chart rise, and each row has them all',
  part: 'tables',
  *check({ airToAir }) {
    if (typeof airToAir !== 'object') return;
    yield* risingFaults(airToAir, 'differences', airToAir.differences);
    yield* rowFaults(airToAir.differences, airToAir.results);
  },
  examples: examplesOf({
    on: under(ownCharts, 'tables.airToAir'),
    passes: 'differences: [0, 4]',
    fails: `
      differences: [4, 1]
      #                ^ 1 follows 4
    `,
    fixed: 'differences: [1, 4]',
  }),
};
