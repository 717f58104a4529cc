import { set } from '../../../model/edit';
import { at } from '../../../model/place';
import { example, type WifConstraint } from '../constraint';
import { eventFaults } from './political-events';

export const azoresUsEntry: WifConstraint = {
  code: 'azores-us-entry',
  rule: 'azores-no-us-entry',
  severity: 'error',
  title: 'The Azores have no US entry effect',
  scope: 'scenario',
  *check(scenario) {
    yield* eventFaults(scenario, 'azores-no-us-entry');
    const azores = scenario.bases?.azores;
    if (!azores?.usEntry) return;
    yield {
      message: 'The use of the Azores has no US entry effect (1.5). Set `usEntry` to 0.',
      place: at(azores, 'usEntry'),
      fixes: [{ title: 'Set the US entry effect to 0', edits: [set(azores, 'usEntry', 0)], preferred: true }],
    };
  },
  examples: {
    passes: [
      example`
        ruleset: wif-ssw
        bases:
          azores: { inUse: true, usEntry: 0 }
      `,
    ],
    fails: [
      example`
        ruleset: wif-ssw
        bases:
          azores: { inUse: true, usEntry: 5 }
        #                                 ^
      `,
      example`
        ruleset: wif-ssw
        politicalEvents:
          - { event: azores-die, usEntry: 5 }
        #                                 ^
      `,
    ],
  },
};
