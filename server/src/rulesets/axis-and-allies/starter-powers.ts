/** Who can fight whom in a new scenario, and what it begins with: the same in both games of the family. */
import type { Answers } from '../../model/starter';
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
