import { example, type WifConstraint } from '../constraint';
import { eventFaults } from './political-events';

export const azoresDie: WifConstraint = {
  code: 'azores-die',
  rule: 'azores-die',
  severity: 'error',
  title: 'The die for the Azores is rolled while the US is at war with Germany and Spain and Portugal are neutral',
  scope: 'scenario',
  check: (scenario) => eventFaults(scenario, 'azores-die'),
  examples: {
    passes: [
      example`
        ruleset: wif-ssw
        politics: { spain: neutral, portugal: neutral, usAtWarWithGermany: true }
        politicalEvents:
          - { event: azores-die, phase: production, die: 4 }
          - { event: azores-die, phase: production, die: 10 }
      `,
    ],
    fails: [
      example`
        ruleset: wif-ssw
        politics: { usAtWarWithGermany: false }
        politicalEvents:
          - { event: azores-die, die: 10 }
        #            ^^^^^^^^^^
      `,
      example`
        ruleset: wif-ssw
        politics: { spain: axis }
        politicalEvents:
          - { event: azores-die }
        #            ^^^^^^^^^^
      `,
      example`
        ruleset: wif-ssw
        politics: { portugal: allied }
        politicalEvents:
          - { event: azores-die }
        #            ^^^^^^^^^^
      `,
      example`
        ruleset: wif-ssw
        politicalEvents:
          - { event: azores-die, phase: naval-combat }
        #                               ^^^^^^^^^^^^
      `,
      example`
        ruleset: wif-ssw
        politicalEvents:
          - { event: azores-die, die: 10 }
          - { event: azores-die, die: 3 }
        #            ^^^^^^^^^^
      `,
      example`
        ruleset: wif-ssw
        options: { azoresDie: once }
        politicalEvents:
          - { event: azores-die, die: 2 }
          - { event: azores-die, die: 3 }
        #            ^^^^^^^^^^
      `,
    ],
  },
};
