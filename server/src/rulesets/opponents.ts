/** Who can fight whom in a new scenario: each side is asked for its power, and the defender is one of the other side. */
import type { Answers, ChoiceQuestion } from '../model/starter';

/** A power that a new scenario may begin with. */
interface Opponent {
  /** Key of its side in the scenario. */
  readonly side: string;
  /** In titles: `United States`. */
  readonly name: string;
}

/** What a ruleset asks and writes about the two powers of a new scenario. */
export interface Opponents<Key extends string> {
  /** @param usual who attacks unless something else is answered; the first power where it is not given */
  readonly attackerQuestion: (usual?: Key) => ChoiceQuestion;
  /** Powers of the other side. */
  readonly defenderQuestion: (answers: Answers) => ChoiceQuestion;
  /** The keys of both. */
  readonly keysOf: (answers: Answers) => readonly [attacker: Key, defender: Key];
  /** `Germany against the United States`. */
  readonly titleOf: (answers: Answers) => string;
}

/**
 * @param powers by their keys, in the order in which they are offered
 * @param title what the ruleset calls one: `Power`, `Nation`
 */
export function opponentsOf<Key extends string>(
  powers: Readonly<Record<Key, Opponent>>,
  title: string,
): Opponents<Key> {
  const all = Object.keys(powers) as Key[];
  const choicesOf = (keys: readonly Key[]) => keys.map((value) => ({ value, title: powers[value].name }));
  const keysOf = (answers: Answers): readonly [Key, Key] => [answers['attacker'] as Key, answers['defender'] as Key];
  return {
    keysOf,
    titleOf: (answers) => {
      const [attacker, defender] = keysOf(answers).map((key) => powers[key].name);
      return `${attacker} against ${insideSentence(defender!)}`;
    },
    attackerQuestion: (usual) => ({
      kind: 'choice',
      id: 'attacker',
      title,
      choices: choicesOf(all),
      ...(usual !== undefined && { usual }),
    }),
    defenderQuestion: ({ attacker }) => {
      const { side } = powers[(attacker as Key | undefined) ?? all[0]!];
      return {
        kind: 'choice',
        id: 'defender',
        title,
        choices: choicesOf(all.filter((key) => powers[key].side !== side)),
      };
    },
  };
}

/** `the United States`: what is no proper name alone needs an article. */
function insideSentence(name: string): string {
  return /^(?:United|Soviet|Commonwealth)\b/.test(name) ? `the ${name}` : name;
}
