import { placeAt, cite, removeMember, setMember, addPath, createPreferredFix, offer, type WifCheck } from '../../kit';
import { iberia } from '../../scenarios';
import { checkEvents } from '../event-diagnostics';
import { cadizUsEntry } from '../event-effects';

export const cadizGained: WifCheck = {
  rule: 'cadiz-gained',
  title: 'Germany gains Cadiz in a declaration of war phase, while Spain is neutral and France conquered or Vichy',
  *check(scenario) {
    yield* checkEvents(scenario, 'cadiz-gained');
    const cadiz = scenario.bases?.cadiz;
    if (!cadiz) return;
    if (cadiz.gainedIn !== undefined && cadiz.gainedIn !== 'declaration-of-war') {
      yield {
        message: `Germany gains the use of Cadiz in a declaration of war phase${cite('cadiz-gained')}. Change \`gainedIn\`.`,
        place: placeAt(cadiz, 'gainedIn'),
        fixes: [
          createPreferredFix(
            'Change the phase to declaration-of-war',
            setMember(cadiz, 'gainedIn', 'declaration-of-war'),
          ),
        ],
      };
    }
    if (cadiz.usEntry !== undefined && cadiz.usEntry !== cadizUsEntry) {
      yield {
        message: `The US entry effect of Cadiz is +${cadizUsEntry}, not ${cadiz.usEntry}${cite('cadiz-gained')}. Change \`usEntry\` to ${cadizUsEntry}.`,
        place: placeAt(cadiz, 'usEntry'),
        fixes: [
          createPreferredFix(
            `Change the US entry effect to ${cadizUsEntry}`,
            setMember(cadiz, 'usEntry', cadizUsEntry),
          ),
        ],
      };
    }
    if (cadiz.inUse && scenario.politics?.france === 'unconquered') {
      yield {
        message: `Germany has no use of Cadiz before France is conquered or Vichy France is installed${cite('cadiz-gained')}. Remove \`inUse\`, or correct \`france\`.`,
        place: placeAt(cadiz, 'inUse'),
        related: [{ message: 'The state of France.', place: placeAt(scenario.politics, 'france') }],
        fixes: [offer('Remove the use of Cadiz', removeMember(cadiz, 'inUse'))],
      };
    }
  },
  base: addPath(iberia, 'politicalEvents'),
  passes: '- { event: germany-gains-cadiz, phase: declaration-of-war, usEntry: 5 }',
  fails: `
    - { event: germany-gains-cadiz, phase: production, usEntry: 5 }
    #                                      ^^^^^^^^^^ Germany gains Cadiz in a declaration of war phase (1.5). Change the phase
  `,
  fixed: '- { event: germany-gains-cadiz, phase: declaration-of-war, usEntry: 5 }',
};
