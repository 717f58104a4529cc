import { placeAt, cite, removeMember, addPath, offer, type WifCheck } from '../../kit';
import { iberia } from '../../scenarios';
import { checkEvents } from '../event-diagnostics';
import { getInitialState } from '../history';

export const azoresDie: WifCheck = {
  rule: 'azores-die',
  title: 'The die for the Azores is rolled while the US is at war with Germany and Spain and Portugal are neutral',
  *check(scenario) {
    yield* checkEvents(scenario, 'azores-die');
    const azores = scenario.bases?.azores;
    if (!azores?.inUse || getInitialState(scenario).usAtWarWithGermany !== false) return;
    yield {
      message: `The Allies cannot use the Azores before the US is at war with Germany${cite('azores-die')}. Remove \`inUse\`, or say that the US is at war.`,
      place: placeAt(azores, 'inUse'),
      fixes: [offer('Remove the use of the Azores', removeMember(azores, 'inUse'))],
    };
  },
  base: addPath(iberia, 'politicalEvents'),
  passes: `
    - { event: azores-die, die: 4 }
    - { event: azores-die, die: 10 }
  `,
  fails: `
    - { event: azores-die, die: 10 }
    - { event: azores-die, die: 4 }
    #          ^^^^^^^^^^ The Allies already have the use of the Azores (1.5). Remove the event
  `,
};
