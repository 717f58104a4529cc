/** The games, with the starters and templates of new scenarios. */
import {
  type Answers,
  type QuestionGroup,
  type Starter,
  type Starters,
  type Template,
  completeAnswers,
  createDefaultScenario,
} from '../../../model/starter';
import type { Plain } from '../../../model/edit';
import { loadStarters } from '../../../rulesets/registry';
import { rulesetIds } from '../../../schema';
import { loadSchemas, getRulesetTitle } from '../../../schema/schema';
import { formatScenario } from './snippet';

export interface Game {
  /** The value of `ruleset:`. */
  readonly id: string;
  readonly title: string;
  readonly starterSet: Starters;
}

/** All games, in the order in which users see them. Loads no rules. */
export async function loadGames(): Promise<readonly Game[]> {
  const [starters] = await Promise.all([loadStarters(), loadSchemas()]);
  const loaded = new Map(starters.map(({ id, begin }) => [id, begin]));
  return rulesetIds.flatMap((id) => {
    const starterSet = loaded.get(id);
    return starterSet ? [{ id, title: getRulesetTitle(id), starterSet }] : [];
  });
}

/** Templates of a ruleset, preceded by the combats of its starters as list items. */
export function listTemplates({ starters, templates }: Starters): readonly Template[] {
  const combats = starters.map((starter) => ({
    patterns: [`${starter.list}.*`],
    title: starter.title,
    value: getStarterCombat(starter),
  }));
  return [...combats, ...templates];
}

function getStarterCombat(starter: Starter): Plain {
  return (createDefaultScenario(starter)[starter.list] as readonly Plain[])[0]!;
}

/** A draft of a new scenario: the form with complete answers, and the resulting text. */
export interface Draft {
  readonly groups: readonly QuestionGroup[];
  readonly answers: Answers;
  readonly text: string;
  /** Title of the scenario. */
  readonly title: string;
}

/** @param partialAnswers the others get their defaults */
export function createDraft(starter: Starter, partialAnswers: Answers): Draft {
  const answers = completeAnswers(starter, partialAnswers);
  const scenario = starter.createScenario(answers);
  return { groups: starter.createForm(answers), answers, text: formatScenario(scenario), title: scenario.title };
}
