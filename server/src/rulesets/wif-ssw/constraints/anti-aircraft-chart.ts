import { rowFaults, risingFaults } from './chart-shape';
import { example, type WifConstraint } from '../constraint';

export const antiAircraftChart: WifConstraint = {
  code: 'anti-aircraft-chart',
  rule: 'naval-air-combat',
  severity: 'error',
  title: 'The columns of an anti-aircraft chart rise, and each row has them all',
  part: 'tables',
  scope: 'part',
  *check({ antiAircraft }) {
    if (typeof antiAircraft !== 'object') return;
    yield* risingFaults(antiAircraft, 'factors', antiAircraft.factors);
    yield* rowFaults(antiAircraft.factors, antiAircraft.results);
  },
  examples: {
    passes: [
      example`
        ruleset: wif-ssw
        tables:
          antiAircraft:
            factors: [1, 4]
            results:
              - [0, 1]
              - [0, 1]
              - [0, 1]
              - [0, 1]
              - [0, 1]
              - [0, 1]
              - [0, 1]
              - [0, 1]
              - [0, 1]
              - [0, 1]
      `,
    ],
    fails: [
      example`
        ruleset: wif-ssw
        tables:
          antiAircraft:
            factors: [4, 1]
        #                ^
            results:
              - [0, 1]
              - [0, 1]
              - [0, 1]
              - [0, 1]
              - [0, 1]
              - [0, 1]
              - [0, 1]
              - [0, 1]
              - [0, 1]
              - [0, 1]
      `,
      example`
        ruleset: wif-ssw
        tables:
          antiAircraft:
            factors: [1, 4]
            results:
              - [0, 1]
              - [0]
        #       ^^^
              - [0, 1]
              - [0, 1]
              - [0, 1]
              - [0, 1]
              - [0, 1]
              - [0, 1]
              - [0, 1]
              - [0, 1]
      `,
    ],
  },
};
