import { at, cite, examplesOf, set, under, type WifConstraint } from '../../constraint';
import { iberianBases } from '../../scenarios';
import { eventFaults } from '../event-faults';

export const azoresUsEntry: WifConstraint = {
  code: 'azores-us-entry',
  rule: 'azores-no-us-entry',
  title: 'The Azores have no US entry effect',
  *check(scenario) {
    yield* eventFaults(scenario, 'azores-no-us-entry');
    const azores = scenario.bases?.azores;
    if (!azores?.usEntry) return;
    yield {
      message: `The use of the Azores has no US entry effect${cite('azores-no-us-entry')}. Change \`usEntry\` to 0.`,
      place: at(azores, 'usEntry'),
      fixes: [{ title: 'Change the US entry effect to 0', edits: [set(azores, 'usEntry', 0)], preferred: true }],
    };
  },
  examples: examplesOf({
    on: under(iberianBases, 'bases.azores'),
    passes: 'usEntry: 0',
    fails: `
      usEntry: 5
      #        ^ no US entry effect
    `,
    fixed: 'usEntry: 0',
  }),
};
