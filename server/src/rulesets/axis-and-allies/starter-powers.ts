/** The powers and the header of a new scenario, the same in both rulesets. */
import { createTextQuestion, type Answers, type TextQuestion } from '../../model/starter';
import { createOpponents } from '../opponents';

const powers = {
  germany: { side: 'axis', name: 'Germany' },
  japan: { side: 'axis', name: 'Japan' },
  uk: { side: 'allies', name: 'United Kingdom' },
  us: { side: 'allies', name: 'United States' },
  ussr: { side: 'allies', name: 'Soviet Union' },
};

const { getKeys, formatTitle, ...questions } = createOpponents(powers, 'Power');

export const { askForAttacker, askForDefender } = questions;

/** Asks for the place of the battle at sea, as named on the map. */
export const createSeaZoneQuestion = (defaultAnswer: string): TextQuestion =>
  createTextQuestion('seaZone', 'Sea zone', defaultAnswer);

/** The same on land. */
export const createTerritoryQuestion = (defaultAnswer: string): TextQuestion =>
  createTextQuestion('territory', 'Territory', defaultAnswer);

/** The header of a new scenario. */
export function createHeader(ruleset: string, answers: Answers) {
  const [attacker, defender] = getKeys(answers);
  return {
    ruleset,
    title: formatTitle(answers),
    turn: { round: 3, power: attacker, phase: 'conduct-combat' },
    powers: { [attacker]: { side: powers[attacker].side }, [defender]: { side: powers[defender].side } },
  };
}
