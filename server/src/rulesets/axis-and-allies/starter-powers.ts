/** Who can fight whom in a new scenario, and what it begins with: the same in both games of the family. */
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

/** Where it is fought, as the map calls it. */
export const seaZoneQuestion = (usual: string): TextQuestion => textQuestion('seaZone', 'Sea zone', usual);

/** The same on land. */
export const territoryQuestion = (usual: string): TextQuestion => textQuestion('territory', 'Territory', usual);

/** What every scenario of the family begins with. */
export function headerOf(ruleset: string, answers: Answers) {
  const [attacker, defender] = keysOf(answers);
  return {
    ruleset,
    title: titleOf(answers),
    turn: { round: 3, power: attacker, phase: 'conduct-combat' },
    powers: { [attacker]: { side: powers[attacker].side }, [defender]: { side: powers[defender].side } },
  };
}
