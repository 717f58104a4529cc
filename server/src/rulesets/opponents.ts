/** The two powers of a new scenario: the form asks for an attacker and for a defender of the other side. */
import type { Answers, ChoiceQuestion } from '../model/starter';

/** A power in the form for new scenarios. */
interface Opponent {
  /** Key of its side in the scenario. */
  readonly side: string;
  /** In titles: `United States`. */
  readonly name: string;
}

/** The questions and texts about the two powers of a new scenario. */
export interface Opponents<Key extends string> {
  /** @param defaultKey the default attacker; the first power if absent */
  readonly askForAttacker: (defaultKey?: Key) => ChoiceQuestion;
  /** The powers of the other side. @param defaultKey the default if it is one of them; the first of them if absent */
  readonly askForDefender: (answers: Answers, defaultKey?: Key) => ChoiceQuestion;
  /** The keys of both powers. */
  readonly getKeys: (answers: Answers) => readonly [attacker: Key, defender: Key];
  /** `Germany against the United States`. */
  readonly formatTitle: (answers: Answers) => string;
}

/**
 * Creates the questions and texts for the powers of a ruleset.
 * @param powers by key, in the order of the form
 * @param title the ruleset's word for a power: `Power`, `Nation`
 */
export function createOpponents<Key extends string>(
  powers: Readonly<Record<Key, Opponent>>,
  title: string,
): Opponents<Key> {
  const allKeys = Object.keys(powers) as Key[];
  const toChoices = (keys: readonly Key[]) => keys.map((value) => ({ value, title: powers[value].name }));
  const getKeys = (answers: Answers): readonly [Key, Key] => [answers['attacker'] as Key, answers['defender'] as Key];
  return {
    getKeys,
    formatTitle: (answers) => {
      const [attacker, defender] = getKeys(answers).map((key) => powers[key].name);
      return `${attacker} against ${addNeededArticle(defender!)}`;
    },
    askForAttacker: (defaultKey) => ({
      kind: 'choice',
      id: 'attacker',
      title,
      choices: toChoices(allKeys),
      ...(defaultKey !== undefined && { defaultValue: defaultKey }),
    }),
    askForDefender: ({ attacker }, defaultKey) => {
      const { side } = powers[(attacker as Key | undefined) ?? allKeys[0]!];
      const enemies = allKeys.filter((key) => powers[key].side !== side);
      return {
        kind: 'choice',
        id: 'defender',
        title,
        choices: toChoices(enemies),
        ...(defaultKey !== undefined && enemies.includes(defaultKey) && { defaultValue: defaultKey }),
      };
    },
  };
}

/** `the United States`: adds the article to names that need one. */
function addNeededArticle(name: string): string {
  return /^(?:United|Soviet|Commonwealth)\b/.test(name) ? `the ${name}` : name;
}
