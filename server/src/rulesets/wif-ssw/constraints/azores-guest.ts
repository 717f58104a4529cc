import { guests } from './base-guests';
import { example, type WifConstraint } from '../constraint';

export const azoresGuest: WifConstraint = {
  code: 'azores-guest',
  rule: 'azores-aircraft',
  severity: 'error',
  title: 'Aircraft of the Commonwealth and the US base in the Azores',
  scope: 'scenario',
  check: (scenario) => guests(scenario, 'azores', 'aircraft of the Commonwealth and the US'),
  examples: {
    passes: [
      example`
        ruleset: wif-ssw
        powers:
          us: { side: allied }
        bases:
          azores:
            inUse: true
            units:
              - { id: liberator, type: nav, power: us, airToSea: 3 }
      `,
    ],
    fails: [
      example`
        ruleset: wif-ssw
        powers:
          free-french: { side: allied }
        bases:
          azores:
            inUse: true
            units:
              - { id: latecoere, type: nav, power: free-french, airToSea: 2 }
        #             ^^^^^^^^^
      `,
    ],
  },
};
