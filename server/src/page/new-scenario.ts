/** Renders *New Scenario*: a game, and the forces of both sides, with their odds. */
import type { DraftOdds, DraftQuestion, GameChoices, NewScenarioArguments, ScenarioDraft } from '../protocol';
import { renderAssumptions, renderHouseTables } from './assumptions';
import { type Child, createButton, createElement, createSelect, readValue, type RenderedNode } from './element';
import { describeExchange, formatSentence, listChances, renderHeadline, toBarPart } from './headline';
import { renderLegend } from './legend';
import { minLabelled, renderStackedBar } from './meter';
import { getSideColours } from './page';
import { createRenderContext, type RenderContext } from './render-context';
import { renderStepper } from './stepper';

/** The choices of the reader. */
export interface NewScenarioChoices {
  readonly ruleset: string;
  readonly starter: string;
  readonly answers: NonNullable<NewScenarioArguments['answers']>;
}

export interface NewScenarioContent extends NewScenarioChoices {
  readonly games: GameChoices['games'];
  readonly draft: ScenarioDraft;
  readonly odds?: DraftOdds;
  /** Why there are no odds. */
  readonly refused?: string;
  /** The odds belong to earlier answers. */
  readonly isOutdated: boolean;
  /** The field that is being typed into, with its text. */
  readonly typed?: { readonly id: string; readonly text: string };
}

/** What the reader does. */
export type NewScenarioAction =
  | { readonly type: 'game'; readonly ruleset: string }
  | { readonly type: 'starter'; readonly starter: string }
  /** `typed`: the text in the field, as long as it has the focus. */
  | {
      readonly type: 'answer';
      readonly id: string;
      readonly value: string | number | undefined;
      readonly typed?: string;
    }
  | { readonly type: 'reset' }
  | { readonly type: 'write' };

/** The draft with one answer changed, until the server has sent the draft of that answer. */
export function setAnswer(draft: ScenarioDraft, id: string, value: string | number): ScenarioDraft {
  return {
    ...draft,
    groups: draft.groups.map((group) => ({
      ...group,
      questions: group.questions.map((question) =>
        question.id === id ? ({ ...question, value } as DraftQuestion) : question,
      ),
    })),
  };
}

type Dispatch = (action: NewScenarioAction) => void;

export function renderNewScenario(content: NewScenarioContent, dispatch: Dispatch): RenderedNode {
  const { odds } = content;
  return createElement(
    'main.new-scenario',
    { style: getSideColours({ sides: odds?.sides }) },
    createElement('h1', 'New scenario'),
    createElement('div.choosers', renderChoosers(content, dispatch)),
    createElement(
      'div.beside',
      createElement(
        'div.draft',
        createElement(
          'div.groups',
          content.draft.groups.map((group) => renderGroup(content, dispatch, group)),
        ),
        createElement(
          'div.actions.finish',
          createButton('Write', () => dispatch({ type: 'write' }), {
            class: 'action primary',
            title: 'Opens the scenario as a new file',
          }),
          createButton('Reset', () => dispatch({ type: 'reset' }), { title: 'Restores the initial numbers' }),
          renderOddsSummary(content),
        ),
      ),
      createElement('aside', renderDraftOdds(content)),
    ),
  );
}

function renderChoosers({ games, ruleset, starter }: NewScenarioContent, dispatch: Dispatch): readonly Child[] {
  const { starters } = games.find(({ id }) => id === ruleset)!;
  const toChoice = ({ id, title }: { readonly id: string; readonly title: string }) => ({ value: id, title });
  return [
    createElement(
      'label',
      { key: 'game' },
      'Game',
      createSelect(ruleset, games.map(toChoice), (value) => dispatch({ type: 'game', ruleset: value })),
    ),
    starters.length > 1 &&
      createElement(
        'label',
        { key: 'starter' },
        'Combat',
        createSelect(starter, starters.map(toChoice), (value) => dispatch({ type: 'starter', starter: value })),
      ),
  ];
}

/** The first sentence of the odds. In narrow windows the odds are below the forces, out of view; this stays beside the buttons. */
function renderOddsSummary({ odds: draftOdds, refused, isOutdated }: NewScenarioContent): RenderedNode {
  const { sides, names = [], odds } = draftOdds ?? {};
  const words = refused ?? formatSentence(createRenderContext({ sides, names }), { odds }, isOutdated);
  return createElement(
    'p',
    { class: isOutdated ? 'odds-summary waiting' : 'odds-summary', 'aria-hidden': 'true' },
    words,
  );
}

/** Comes after the forms: its height changes with the odds, and must not move the button that the user is clicking. */
function renderDraftOdds({ odds: draftOdds, refused, isOutdated }: NewScenarioContent): Child {
  const { sides, names = [], odds, restsOn, isFirst = false } = draftOdds ?? {};
  const context = createRenderContext({ sides, names });
  return [
    createElement(
      'div',
      { class: isOutdated ? 'draft-odds waiting' : 'draft-odds', 'aria-busy': isOutdated && 'true' },
      refused === undefined
        ? [
            isFirst && createElement('abbr.about', { title: 'A first answer: a better one follows' }, '\u2248'),
            odds && odds.verdicts.length > 0
              ? renderWinChances(context, { odds, restsOn }, isFirst)
              : renderHeadline(context, { odds, restsOn }, isOutdated),
          ]
        : createElement('p.notice', refused),
    ),
    renderAssumptions(context, { canAdvise: false, odds }),
  ];
}

/** Who wins, in a sentence and on a bar that names the sides: a list says only what has no room on the bar. */
function renderWinChances(
  context: RenderContext,
  { odds, restsOn }: Required<Pick<DraftOdds, 'odds'>> & Pick<DraftOdds, 'restsOn'>,
  isEstimate: boolean,
): RenderedNode {
  const exchange = describeExchange(context, odds);
  const chances = listChances(context, odds, undefined, isEstimate);
  const unnamed = chances.filter(({ share: probability }) => probability > 0 && probability < minLabelled);
  return createElement(
    'div.headline',
    createElement('p.outcome', { role: 'status' }, formatSentence(context, { odds }, false)),
    renderHouseTables(context, { restsOn }),
    renderStackedBar(chances.map(toBarPart)),
    unnamed.length > 0 && renderLegend(unnamed),
    exchange !== undefined && createElement('p.quiet', exchange),
  );
}

/** The CSS class of a side, by the first word of the ids of its questions: `attacker` in `attacker.dd`. */
const sideClasses: Readonly<Record<string, string>> = { attacker: 'side-0', defender: 'side-1' };

function renderGroup(
  content: NewScenarioContent,
  dispatch: Dispatch,
  { title, questions }: ScenarioDraft['groups'][number],
): RenderedNode {
  const side = questions.map(({ id }) => sideClasses[id.split('.')[0]!]).find(Boolean);
  return createElement(
    'fieldset',
    { class: side === undefined ? 'force setting' : `force ${side}`, key: title },
    createElement('legend', title),
    questions.map((question) => renderQuestion(content, dispatch, question)),
  );
}

function renderQuestion({ typed }: NewScenarioContent, dispatch: Dispatch, question: DraftQuestion): RenderedNode {
  const { id, title, kind } = question;
  const text = typed?.id === id ? typed.text : undefined;
  const answer = (value: string | number | undefined, typedText?: string): void =>
    dispatch({ type: 'answer', id, value, ...(typedText !== undefined && { typed: typedText }) });
  if (kind === 'count') {
    const { value, min, max, minReason, maxReason } = question;
    const isAllowed = (typedText: string): boolean => {
      const next = typedText.trim() === '' ? NaN : Number(typedText);
      return Number.isInteger(next) && next >= min && next <= max;
    };
    const handleTyping = (typedText: string): void =>
      answer(isAllowed(typedText) ? Number(typedText) : undefined, typedText);
    const reason = Number(text) > max ? maxReason : minReason;
    return createElement(
      'div',
      { class: value === 0 ? 'strength zero' : 'strength', key: id },
      renderStepper({
        name: title,
        value,
        minimum: min,
        maximum: max,
        minReason,
        maxReason,
        typed: text,
        change: answer,
        input: handleTyping,
      }),
      createElement('span.unit', title),
      text !== undefined &&
        text.trim() !== '' &&
        !isAllowed(text) &&
        createElement('p.notice', { role: 'alert' }, `${min} to ${max}.${reason === undefined ? '' : ` ${reason}.`}`),
    );
  }
  return createElement(
    'label',
    { class: 'switch', key: id },
    createElement('span', title),
    kind === 'choice'
      ? createSelect(question.value, question.choices, answer)
      : createElement('input', {
          type: 'text',
          size: 18,
          maxlength: question.longest,
          value: text ?? question.value,
          input: (event) => answer(readValue(event), readValue(event)),
          change: (event) => answer(readValue(event)),
        }),
  );
}
