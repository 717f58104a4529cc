/** New scenarios: lists games and combats, or returns a form with the scenario that its answers produce. */
import type { Outcomes } from '../../../engine/outcome';
import { isRough } from '../../../model/figures';
import { type Answers, getCount } from '../../../model/starter';
import type {
  DraftOdds,
  DraftQuestion,
  GameChoices,
  NewScenarioArguments,
  Refusal,
  ScenarioDraft,
} from '../../../protocol';
import type { LocatedCombat } from '../../analysis/find-combat';
import { reportOdds } from '../../resolve/report';
import { createDraft, loadGames } from './games';

/** Missing and invalid answers get their defaults. */
export async function createScenario({
  ruleset,
  starter,
  answers = {},
}: NewScenarioArguments): Promise<GameChoices | ScenarioDraft | Refusal> {
  const games = await loadGames();
  if (ruleset === undefined || starter === undefined) {
    return {
      games: games.map(({ id, title, starterSet }) => ({
        id,
        title,
        starters: starterSet.starters.map((item) => ({ id: item.id, title: item.title, detail: item.detail })),
      })),
    };
  }
  const template = games.find(({ id }) => id === ruleset)?.starterSet.starters.find(({ id }) => id === starter);
  if (!template) return { refused: `No scenario of ${ruleset} begins with a combat "${starter}".` };
  const { groups, answers: completeAnswers, text, title: name } = createDraft(template, answers);
  return {
    text,
    title: name,
    groups: groups.map((group) => ({
      title: group.title,
      questions: group.questions.map((question) =>
        toDraftQuestion(keepLastUnit(question, group, completeAnswers), completeAnswers[question.id]!),
      ),
    })),
  };
}

type Group = ReturnType<typeof createDraft>['groups'][number];
type Question = Group['questions'][number];

/** In a group that needs at least one unit, the only type that has units keeps one. */
function keepLastUnit(question: Question, { needsAny, questions }: Group, answers: Answers): Question {
  const isPositive = ({ kind, id }: Question): boolean => kind === 'count' && getCount(answers, id) > 0;
  return question.kind === 'count' && needsAny && questions.filter(isPositive).every(({ id }) => id === question.id)
    ? { ...question, min: Math.max(question.min, 1), minReason: 'A side needs at least one unit' }
    : question;
}

function toDraftQuestion(question: Question, value: string | number): DraftQuestion {
  const { id, title } = question;
  switch (question.kind) {
    case 'count': {
      const { defaultValue: _, ...count } = question;
      return { ...count, value: Number(value) };
    }
    case 'choice':
      return { kind: 'choice', id, title, value: String(value), choices: question.choices };
    case 'text':
      return { kind: 'text', id, title, value: String(value), longest: question.longest };
  }
}

/** @param isQuick whether they were computed in a hurry: if they are rough, better ones are possible */
export function reportDraftOdds(target: LocatedCombat, outcomes: Outcomes, isQuick: boolean): DraftOdds | Refusal {
  const report = reportOdds(target, outcomes);
  if ('refused' in report) return report;
  const { sides, names, odds, restsOn, canAdvise } = report;
  return { sides, names, odds, restsOn, canAdvise, ...(isQuick && isRough(outcomes) && { isFirst: true }) };
}
