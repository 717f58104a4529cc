import { examplesOf, under, type WifConstraint } from '../../constraint';
import { iberia } from '../../scenarios';
import { eventFaults } from '../event-faults';

export const azoresDie: WifConstraint = {
  code: 'azores-die',
  rule: 'azores-die',
  title: 'The die for the Azores is rolled while the US is at war with Germany and Spain and Portugal are neutral',
  check: (scenario) => eventFaults(scenario, 'azores-die'),
  examples: examplesOf({
    on: under(iberia, 'politicalEvents'),
    passes: `
      - { event: azores-die, die: 4 }
      - { event: azores-die, die: 10 }
    `,
    fails: `
      - { event: azores-die, die: 10 }
      - { event: azores-die, die: 4 }
      #          ^^^^^^^^^^ The Allies already have the use of the Azores (1.5). Remove the event
    `,
  }),
};
