/** Entry point of *New Scenario* in its frame: keeps what the user chooses, asks for the scenario and its odds, and renders both. */
import { render } from 'preact';
import {
  type NewScenarioAction,
  type NewScenarioChoices,
  type NewScenarioContent,
  renderNewScenario,
  setAnswer,
} from '../../../server/src/page/new-scenario';
import type { FormAnswer, FormQuestion, FromForm, ToForm } from '../../../server/src/page/new-scenario-view';
import type {
  DraftOdds,
  GameChoices,
  NewScenarioArguments,
  Refusal,
  ScenarioDraft,
} from '../../../server/src/protocol';
import '../../../server/src/page/report.css';
import '../../../server/src/page/new-scenario.css';

interface Host {
  postMessage(message: FromForm): void;
  getState(): NewScenarioChoices | undefined;
  setState(state: NewScenarioChoices): void;
}
declare function acquireVsCodeApi(): Host;

/** Milliseconds without a change before rough odds are refined. */
const refineDelay = 400;

const host = acquireVsCodeApi();
const root = document.getElementById('form')!;
const pending = new Map<number, (answer: FormAnswer | undefined) => void>();
let lastNumber = 0;
let games: GameChoices['games'] = [];
let choices: NewScenarioChoices;
let content: NewScenarioContent | undefined;
/** Counts the changes: an answer to an earlier one is not shown. */
let changeNumber = 0;

window.addEventListener('message', ({ data }: MessageEvent<ToForm>) => {
  if (data.type === 'begin') begin(data.games, data.preset);
  else if (data.type === 'answer') {
    pending.get(data.number)?.(data.answer);
    pending.delete(data.number);
  }
});
document.addEventListener('keydown', ({ key }) => {
  if (key === 'Escape') host.postMessage({ type: 'close' });
});
host.postMessage({ type: 'ready' });

function begin(allGames: GameChoices['games'], { ruleset }: NewScenarioArguments): void {
  games = allGames;
  choices = host.getState() ?? chooseGame(ruleset);
  void update();
}

function chooseGame(ruleset?: string): NewScenarioChoices {
  const game = games.find(({ id }) => id === ruleset) ?? games[0]!;
  return { ruleset: game.id, starter: game.starters[0]!.id, answers: {} };
}

function ask<Answer extends FormAnswer>(question: FormQuestion): Promise<Answer | Refusal | undefined> {
  const number = ++lastNumber;
  host.postMessage({ type: 'ask', number, question });
  return new Promise((resolve) => pending.set(number, (answer) => resolve(answer as Answer | Refusal | undefined)));
}

function show(next: Partial<NewScenarioContent>): void {
  if (content) render(renderNewScenario((content = { ...content, ...next }), handleAction), root);
}

/**
 * Shows the choices at once, since a button may be pressed again before the server has answered. Asks for their scenario, then for
 * its odds: quick ones first, better ones when nothing changes for a while.
 */
async function update(typed?: NewScenarioContent['typed']): Promise<void> {
  const current = ++changeNumber;
  host.setState(choices);
  show({ ...choices, typed, isOutdated: true });
  const draft = await ask<ScenarioDraft>({ command: 'newScenario', argument: choices });
  if (!draft || current !== changeNumber) return;
  if ('refused' in draft) return show({ isOutdated: false, ...draft });
  content = { ...content, ...choices, games, draft, isOutdated: true };
  show({});
  for (const quick of [true, false]) {
    const odds = await ask<DraftOdds>({ command: 'draftOdds', argument: { ...choices, quick } });
    if (!odds || current !== changeNumber) return;
    show({ isOutdated: false, ...('refused' in odds ? odds : { odds, refused: undefined }) });
    if ('refused' in odds || odds.isFirst !== true) return;
    await new Promise((resolve) => setTimeout(resolve, refineDelay));
    if (current !== changeNumber) return;
  }
}

function handleAction(action: NewScenarioAction): void {
  if (action.type === 'write') return void write();
  if (action.type === 'game') choices = chooseGame(action.ruleset);
  else if (action.type === 'starter') choices = { ...choices, starter: action.starter, answers: {} };
  else if (action.type === 'reset') choices = { ...choices, answers: {} };
  else {
    const { id, value, typed } = action;
    // Text that is no answer yet stays in the field, and the server is not asked.
    if (value === undefined) return show({ typed: { id, text: typed ?? '' } });
    choices = { ...choices, answers: { ...choices.answers, [id]: value } };
    if (content) content = { ...content, draft: setAnswer(content.draft, id, value) };
    return void update(typed === undefined ? undefined : { id, text: typed });
  }
  if (content) content = { ...content, odds: undefined };
  void update();
}

/** Sends the scenario of the last answers to the host, even if they are not in view yet. */
async function write(): Promise<void> {
  const draft = await ask<ScenarioDraft>({ command: 'newScenario', argument: choices });
  if (draft && !('refused' in draft)) host.postMessage({ type: 'write', draft });
}
