/** The games that a scenario can be for, with what a new one may begin with. */
import { completed, usualScenario } from '../../model/starter';
import type { Answers, QuestionGroup, Starter, Starters, Template } from '../../model/starter';
import type { Plain } from '../../model/edit';
import { loadStarters } from '../../rulesets/registry';
import { rulesetIds } from '../../schema';
import { loadSchemas, rulesetTitle } from '../../schema/schema';
import { scenarioText } from './snippet';

export interface Game {
  /** What `ruleset:` names. */
  readonly id: string;
  readonly title: string;
  readonly begin: Starters;
}

/** All games, in the order in which users see them. Loads no rules. */
export async function loadGames(): Promise<readonly Game[]> {
  const [starters] = await Promise.all([loadStarters(), loadSchemas()]);
  const loaded = new Map(starters.map(({ id, begin }) => [id, begin]));
  return rulesetIds.flatMap((id) => {
    const begin = loaded.get(id);
    return begin ? [{ id, title: rulesetTitle(id), begin }] : [];
  });
}

/** Templates of a ruleset, the combats that a new scenario can begin with among them, each as an item of its list. */
export function templatesOf({ starters, templates }: Starters): readonly Template[] {
  const combats = starters.map((starter) => ({
    at: [`${starter.list}.*`],
    title: starter.title,
    value: combatOf(starter),
  }));
  return [...combats, ...templates];
}

function combatOf(starter: Starter): Plain {
  return (usualScenario(starter)[starter.list] as readonly Plain[])[0]!;
}

/** A new scenario in the making: the form with complete answers, and the text that they give. */
export interface Draft {
  readonly groups: readonly QuestionGroup[];
  readonly answers: Answers;
  readonly text: string;
  /** Of the scenario. */
  readonly title: string;
}

/** @param given answers that were given so far; others are as usual */
export function draft(starter: Starter, given: Answers): Draft {
  const answers = completed(starter, given);
  const scenario = starter.scenario(answers);
  return { groups: starter.form(answers), answers, text: scenarioText(scenario), title: scenario.title };
}
