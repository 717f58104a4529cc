import { at, cite, examplesOf, remove, set, type WifConstraint } from '../../constraint';
import { iberianBases } from '../../scenarios';
import { stateAtStart } from '../history';

export const cadizAttacked: WifConstraint = {
  code: 'cadiz-attacked',
  rule: 'cadiz-sanctuary',
  title: 'Submarines in Cadiz cannot be attacked in port until the Allies declare war on Spain',
  *check(scenario) {
    const cadiz = scenario.bases?.cadiz;
    if (!cadiz?.attackedInPort || stateAtStart(scenario).alliesAtWarWithSpain) return;
    if (scenario.politicalEvents?.some(({ event }) => event === 'allies-declare-war-on-spain')) return;
    // Only checked if the scenario gives the state of Spain.
    const spain = scenario.politics?.spain;
    if (spain !== 'neutral' && scenario.politics?.alliesAtWarWithSpain !== false) return;
    const declareWar = scenario.politics
      ? set(scenario.politics, 'alliesAtWarWithSpain', true)
      : set(scenario, 'politics', { alliesAtWarWithSpain: true });
    yield {
      message: `Submarines in Cadiz cannot be attacked in port until the Allies declare war on Spain${cite('cadiz-sanctuary')}. Remove the attack, or say that they are at war.`,
      place: at(cadiz, 'attackedInPort'),
      fixes: [
        { title: 'Remove the attack', edits: [remove(cadiz, 'attackedInPort')], preferred: true },
        { title: 'Declare the Allies at war with Spain', edits: [declareWar] },
      ],
    };
  },
  examples: examplesOf({
    on: iberianBases,
    passes: `
      politics: { spain: neutral, portugal: neutral, france: vichy, alliesAtWarWithSpain: true }
      bases/cadiz:
        attackedInPort: true
    `,
    fails: `
      bases/cadiz:
        attackedInPort: true
        #               ^^^^ cannot be attacked in port
    `,
    fixed: 'bases/cadiz: attackedInPort: ~',
  }),
};
