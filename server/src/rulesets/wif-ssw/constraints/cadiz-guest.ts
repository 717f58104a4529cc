import { guests } from './base-guests';
import { example, type WifConstraint } from '../constraint';

export const cadizGuest: WifConstraint = {
  code: 'cadiz-guest',
  rule: 'cadiz-sanctuary',
  severity: 'error',
  title: 'Only German submarines base in Cadiz',
  scope: 'scenario',
  check: (scenario) => guests(scenario, 'cadiz', 'German submarines'),
  examples: {
    passes: [
      example`
        ruleset: wif-ssw
        powers:
          germany: { side: axis }
        bases:
          cadiz:
            inUse: true
            units:
              - { id: flotilla-7, type: sub, power: germany, attack: 3, section: 0 }
      `,
    ],
    fails: [
      example`
        ruleset: wif-ssw
        powers:
          italy: { side: axis }
        bases:
          cadiz:
            inUse: true
            units:
              - { id: betasom, type: sub, power: italy, attack: 2, section: 0 }
        #             ^^^^^^^
      `,
    ],
  },
};
