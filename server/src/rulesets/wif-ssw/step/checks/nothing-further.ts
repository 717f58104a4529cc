import { placeAt, cite, removeItem, type WifCheck } from '../../kit';
import { isLeftToNobody } from '../../initiation/left-out-reason';
import { playedScenario } from '../../scenarios';
import { listSswLog } from '../log';

export const nothingFurther: WifCheck = {
  rule: 'declare-participants',
  title: 'The log ends for a sea zone in which nobody takes part, and has no combat that was avoided',
  *check(scenario) {
    const { log = [], engagements = [] } = scenario;
    const engagementsById = new Map(engagements.map((engagement) => [engagement.id, engagement]));
    for (const { entry, index } of listSswLog(scenario)) {
      const engagement = engagementsById.get(entry.engagement)!;
      const isAvoided = engagement.result?.combatType === 'avoided' && entry.step === 'combat';
      if (!isAvoided && (entry.step === 'initiation' || !isLeftToNobody(engagement))) continue;
      yield {
        message: isAvoided
          ? `${engagement.id} has a combat, but by its result it was avoided${cite('surprise-points')}. Remove the entry, or correct the result.`
          : `${engagement.id} comes to \`${entry.step}\`, but no submarine takes part: nothing further happens there${cite('declare-participants', { option: 'noSubDeclared' })}. Remove the entry.`,
        place: placeAt(entry, 'step'),
        fixes: [removeItem(log, index, 'Remove the entry')],
      };
    }
  },
  base: playedScenario,
  passes: `
    engagements/biscay: result: { combatType: avoided }
    log:
      - { engagement: biscay, step: initiation }
      - { engagement: biscay, step: search }
      - { engagement: biscay, step: combat-type-choice }
  `,
  fails: `
    engagements/biscay: result: { combatType: avoided }
    log:
      - { engagement: biscay, step: initiation }
      - { engagement: biscay, step: search }
      - { engagement: biscay, step: combat-type-choice }
      - { engagement: biscay, step: combat }
    #                               ^^^^^^ by its result it was avoided
  `,
};
