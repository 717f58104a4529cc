/** The powers and the header of a new scenario, the same in both rulesets. */
import { textQuestion, type Answers, type TextQuestion } from '../../model/starter';
import { opponentsOf } from '../opponents';

const powers = {
  germany: { side: 'axis', name: 'Germany' },
  japan: { side: 'axis', name: 'Japan' },
  uk: { side: 'allies', name: 'United Kingdom' },
  us: { side: 'allies', name: 'United States' },
  ussr: { side: 'allies', name: 'Soviet Union' },
};

const { keysOf, titleOf, ...questions } = opponentsOf(powers, 'Power');

export const { attackerQuestion, defenderQuestion } = questions;

/** Asks for the place of the battle at sea, as named on the map. */
export const seaZoneQuestion = (usual: string): TextQuestion => textQuestion('seaZone', 'Sea zone', usual);

/** The same on land. */
export const territoryQuestion = (usual: string): TextQuestion => textQuestion('territory', 'Territory', usual);

/** The header of a new scenario. */
export function headerOf(ruleset: string, answers: Answers) {
  const [attacker, defender] = keysOf(answers);
  return {
    ruleset,
    title: titleOf(answers),
    turn: { round: 3, power: attacker, phase: 'conduct-combat' },
    powers: { [attacker]: { side: powers[attacker].side }, [defender]: { side: powers[defender].side } },
  };
}
