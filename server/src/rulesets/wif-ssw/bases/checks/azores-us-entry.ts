import { placeAt, cite, setMember, addPath, createPreferredFix, type WifCheck } from '../../kit';
import { iberianBases } from '../../scenarios';
import { checkEvents } from '../event-diagnostics';

export const azoresUsEntry: WifCheck = {
  rule: 'azores-no-us-entry',
  title: 'The Azores have no US entry effect',
  *check(scenario) {
    yield* checkEvents(scenario, 'azores-no-us-entry');
    const azores = scenario.bases?.azores;
    if (!azores?.usEntry) return;
    yield {
      message: `The use of the Azores has no US entry effect${cite('azores-no-us-entry')}. Change \`usEntry\` to 0.`,
      place: placeAt(azores, 'usEntry'),
      fixes: [createPreferredFix('Change the US entry effect to 0', setMember(azores, 'usEntry', 0))],
    };
  },
  base: addPath(iberianBases, 'bases.azores'),
  passes: 'usEntry: 0',
  fails: `
    usEntry: 5
    #        ^ no US entry effect
  `,
  fixed: 'usEntry: 0',
};
