import { rowFaults, risingFaults } from './chart-shape';
import { example, type WifConstraint } from '../constraint';

export const airToAirChart: WifConstraint = {
  code: 'air-to-air-chart',
  rule: 'naval-air-combat',
  severity: 'error',
  title: 'The columns of an air-to-air chart rise, and each row has them all',
  part: 'tables',
  scope: 'part',
  *check({ airToAir }) {
    if (typeof airToAir !== 'object') return;
    yield* risingFaults(airToAir, 'differences', airToAir.differences);
    yield* rowFaults(airToAir.differences, airToAir.results);
  },
  examples: {
    passes: [
      example`
        ruleset: wif-ssw
        tables:
          airToAir:
            differences: [1, 4]
            results:
              - [clear, abort]
              - [clear, abort]
              - [clear, abort]
              - [clear, abort]
              - [clear, abort]
              - [clear, abort]
              - [clear, abort]
              - [clear, abort]
              - [clear, abort]
              - [clear, abort]
              - [clear, abort]
              - [clear, abort]
              - [clear, abort]
              - [clear, abort]
              - [clear, abort]
              - [clear, abort]
              - [clear, abort]
              - [clear, abort]
              - [clear, abort]
      `,
    ],
    fails: [
      example`
        ruleset: wif-ssw
        tables:
          airToAir:
            differences: [4, 1]
        #                    ^
            results:
              - [clear, abort]
              - [clear, abort]
              - [clear, abort]
              - [clear, abort]
              - [clear, abort]
              - [clear, abort]
              - [clear, abort]
              - [clear, abort]
              - [clear, abort]
              - [clear, abort]
              - [clear, abort]
              - [clear, abort]
              - [clear, abort]
              - [clear, abort]
              - [clear, abort]
              - [clear, abort]
              - [clear, abort]
              - [clear, abort]
              - [clear, abort]
      `,
      example`
        ruleset: wif-ssw
        tables:
          airToAir:
            differences: [1, 4]
            results:
              - [clear, abort]
              - [clear]
        #       ^^^^^^^
              - [clear, abort]
              - [clear, abort]
              - [clear, abort]
              - [clear, abort]
              - [clear, abort]
              - [clear, abort]
              - [clear, abort]
              - [clear, abort]
              - [clear, abort]
              - [clear, abort]
              - [clear, abort]
              - [clear, abort]
              - [clear, abort]
              - [clear, abort]
              - [clear, abort]
              - [clear, abort]
              - [clear, abort]
      `,
    ],
  },
};
