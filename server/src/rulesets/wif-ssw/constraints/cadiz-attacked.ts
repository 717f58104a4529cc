import { remove, set } from '../../../model/edit';
import { at } from '../../../model/place';
import { stateAtStart } from '../facts/political-history';
import { example, type WifConstraint } from '../constraint';

export const cadizAttacked: WifConstraint = {
  code: 'cadiz-attacked',
  rule: 'cadiz-sanctuary',
  severity: 'error',
  title: 'Submarines in Cadiz cannot be attacked in port until the Allies declare war on Spain',
  scope: 'scenario',
  *check(scenario) {
    const cadiz = scenario.bases?.cadiz;
    if (!cadiz?.attackedInPort || stateAtStart(scenario).alliesAtWarWithSpain) return;
    if (scenario.politicalEvents?.some(({ event }) => event === 'allies-declare-war-on-spain')) return;
    // Only a scenario that says something of Spain can be held to it.
    const spain = scenario.politics?.spain;
    if (spain !== 'neutral' && scenario.politics?.alliesAtWarWithSpain !== false) return;
    const declareWar = scenario.politics
      ? set(scenario.politics, 'alliesAtWarWithSpain', true)
      : set(scenario, 'politics', { alliesAtWarWithSpain: true });
    yield {
      message:
        'German submarines in Cadiz cannot be attacked in port in any way until the Allies declare war on Spain (1.5). Take the attack out, or say that the Allies are at war with Spain.',
      place: at(cadiz, 'attackedInPort'),
      fixes: [
        { title: 'Take the attack out', edits: [remove(cadiz, 'attackedInPort')], preferred: true },
        { title: 'Say that the Allies are at war with Spain', edits: [declareWar] },
      ],
    };
  },
  examples: {
    passes: [
      example`
        ruleset: wif-ssw
        politics: { spain: neutral, alliesAtWarWithSpain: true }
        bases:
          cadiz: { inUse: true, attackedInPort: true }
      `,
      example`
        ruleset: wif-ssw
        bases:
          cadiz: { inUse: true, attackedInPort: true }
      `,
    ],
    fails: [
      example`
        ruleset: wif-ssw
        politics: { spain: neutral }
        bases:
          cadiz: { inUse: true, attackedInPort: true }
        #                                       ^^^^
      `,
    ],
  },
};
