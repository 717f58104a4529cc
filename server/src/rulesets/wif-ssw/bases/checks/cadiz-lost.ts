import { placeAt, cite, removeMember, addPath, createPreferredFix, type WifCheck } from '../../kit';
import { iberia } from '../../scenarios';
import { checkEvents } from '../event-diagnostics';

export const cadizLost: WifCheck = {
  rule: 'cadiz-lost-for-good',
  title: 'Cadiz is lost for good when a US land unit enters France or France is liberated',
  *check(scenario) {
    yield* checkEvents(scenario, 'cadiz-lost-for-good');
    const cadiz = scenario.bases?.cadiz;
    if (cadiz?.inUse && scenario.politics?.france === 'liberated') {
      yield {
        message: `France is liberated, so Germany has lost the use of Cadiz for good${cite('cadiz-lost-for-good')}. Remove \`inUse\`.`,
        place: placeAt(cadiz, 'inUse'),
        related: [{ message: 'France is liberated.', place: placeAt(scenario.politics, 'france') }],
        fixes: [createPreferredFix('Remove the use of Cadiz', removeMember(cadiz, 'inUse'))],
      };
    }
  },
  base: addPath(iberia, 'politicalEvents'),
  passes: `
    - { event: germany-gains-cadiz }
    - { event: spain-joins-allies }
    - { event: spain-becomes-neutral }
    - { event: germany-gains-cadiz }
  `,
  fails: `
    - { event: germany-gains-cadiz }
    - { event: us-land-unit-enters-france }
    - { event: germany-gains-cadiz }
    #          ^^^^^^^^^^^^^^^^^^^ Germany lost Cadiz for good
  `,
};
