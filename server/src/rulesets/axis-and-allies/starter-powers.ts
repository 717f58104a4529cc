/** Who can fight whom in a new scenario: questions that both games of the family ask. */
import type { Answers, ChoiceQuestion } from '../../model/starter';

const sides = { germany: 'axis', japan: 'axis', uk: 'allies', us: 'allies', ussr: 'allies' } as const;

type Power = keyof typeof sides;

const names: Readonly<Record<Power, string>> = {
  germany: 'Germany',
  japan: 'Japan',
  uk: 'United Kingdom',
  us: 'United States',
  ussr: 'Soviet Union',
};

const all = Object.keys(sides) as readonly Power[];

const choicesOf = (powers: readonly Power[]) => powers.map((value) => ({ value, title: names[value] }));

/** @param usual who attacks unless something else is answered */
export function attackerQuestion(usual: Power): ChoiceQuestion {
  return { kind: 'choice', id: 'attacker', title: 'Power', choices: choicesOf(all), usual };
}

/** Powers of the other side. */
export function defenderQuestion({ attacker }: Answers): ChoiceQuestion {
  const side = sides[attacker as Power] ?? 'axis';
  return {
    kind: 'choice',
    id: 'defender',
    title: 'Power',
    choices: choicesOf(all.filter((power) => sides[power] !== side)),
  };
}

/** What every scenario of the family begins with. */
export function headerOf(ruleset: string, answers: Answers) {
  const [attacker, defender] = [answers['attacker'] as Power, answers['defender'] as Power];
  return {
    ruleset,
    title: `${names[attacker]} against ${names[defender]}`,
    turn: { round: 3, power: attacker, phase: 'conduct-combat' },
    powers: { [attacker]: { side: sides[attacker] }, [defender]: { side: sides[defender] } },
  };
}
