import { placeAt, cite, removeMember, setMember, createPreferredFix, offer, type WifCheck } from '../../kit';
import { iberianBases } from '../../scenarios';
import { getInitialState } from '../history';

export const cadizAttacked: WifCheck = {
  rule: 'cadiz-sanctuary',
  title: 'Submarines in Cadiz cannot be attacked in port until the Allies declare war on Spain',
  *check(scenario) {
    const cadiz = scenario.bases?.cadiz;
    if (!cadiz?.attackedInPort || getInitialState(scenario).alliesAtWarWithSpain) return;
    if (scenario.politicalEvents?.some(({ event }) => event === 'allies-declare-war-on-spain')) return;
    // Only checked if the scenario gives the state of Spain.
    const spain = scenario.politics?.spain;
    if (spain !== 'neutral' && scenario.politics?.alliesAtWarWithSpain !== false) return;
    const declareWar = scenario.politics
      ? setMember(scenario.politics, 'alliesAtWarWithSpain', true)
      : setMember(scenario, 'politics', { alliesAtWarWithSpain: true });
    yield {
      message: `Submarines in Cadiz cannot be attacked in port until the Allies declare war on Spain${cite('cadiz-sanctuary')}. Remove the attack, or say that they are at war.`,
      place: placeAt(cadiz, 'attackedInPort'),
      fixes: [
        createPreferredFix('Remove the attack', removeMember(cadiz, 'attackedInPort')),
        offer('Declare the Allies at war with Spain', declareWar),
      ],
    };
  },
  base: iberianBases,
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
};
