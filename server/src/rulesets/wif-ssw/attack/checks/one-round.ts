import { placeAt, cite, removeItem, addPath, type WifCheck } from '../../kit';
import { getReading } from '../../options';
import { playedScenario } from '../../scenarios';
import { listRepeatedCombats, listSswLog } from '../../step/log';
import { roundsOfCombat } from '../numbers';

export const oneRound: WifCheck = {
  rule: 'one-round',
  title: 'Strategic submarine warfare has one round of combat',
  *check(scenario) {
    const { log = [], engagements = [] } = scenario;
    // the log does not record the combat type: if it may be naval air combat, the option sets the number of rounds
    const navalAirRounds = getReading(scenario, 'navalAirRounds');
    // Of equal ids the first counts.
    const typesById = new Map(engagements.toReversed().map(({ id, result }) => [id, result?.combatType]));
    const getMaxRounds = (id: string) => (typesById.get(id) === 'ssw' ? roundsOfCombat : navalAirRounds);
    for (const { entry, index, first } of listRepeatedCombats(listSswLog(scenario), getMaxRounds)) {
      const maxRounds = getMaxRounds(entry.engagement);
      const limit =
        maxRounds > roundsOfCombat
          ? `naval air combat has at most ${maxRounds}`
          : 'strategic submarine warfare has only one';
      yield {
        message: `${entry.engagement} has another round of combat, but ${limit}${cite('one-round', { option: 'navalAirRounds' })}. Remove the entry.`,
        place: placeAt(entry, 'step'),
        related: [{ message: 'The first round is here.', place: placeAt(first, 'step') }],
        fixes: [removeItem(log, index, 'Remove the entry')],
      };
    }
  },
  base: addPath(playedScenario, 'log'),
  passes: `
    - { engagement: biscay, step: initiation }
    - { engagement: biscay, step: search }
    - { engagement: biscay, step: combat-type-choice }
    - { engagement: biscay, step: combat }
    - { engagement: faeroes, step: initiation }
    - { engagement: faeroes, step: search }
    - { engagement: faeroes, step: combat-type-choice }
    - { engagement: faeroes, step: combat }
  `,
  fails: `
    - { engagement: biscay, step: initiation }
    - { engagement: biscay, step: search }
    - { engagement: biscay, step: combat-type-choice }
    - { engagement: biscay, step: combat }
    - { engagement: biscay, step: combat }
    #                             ^^^^^^ biscay has another round of combat
  `,
};
