/** *New*: a game, a kind of combat, and a form whose answers always make a scenario; or an empty page. */
import {
  type DraftQuestion,
  type GameChoices,
  type NewScenarioArguments,
  type ScenarioDraft,
  serverCommands,
} from '../../server/src/protocol';
import { choose, createNode, open } from './dialog';
import type { Server } from './server';

/** A new text for the editor. */
interface NewScenario {
  readonly title: string;
  readonly text: string;
}

const empty: NewScenario = { title: 'scenario', text: '' };

/** Undefined if the user cancels. */
export async function createScenario(server: Server): Promise<NewScenario | undefined> {
  const ask = async <Answer>(argument: NewScenarioArguments): Promise<Answer> =>
    (await server.command<Answer>(serverCommands.newScenario, argument)) as Answer;
  const { games } = await ask<GameChoices>({});
  const choices = games.map((game) => ({
    label: game.title,
    detail: game.starters.map(({ title }) => title).join(', '),
    value: game,
  }));
  const detail = 'Ctrl+Space offers what can stand in it';
  const game = await choose<GameChoices['games'][number] | NewScenario>('New scenario: which game?', [
    ...choices,
    { label: 'Empty scenario', detail, value: empty },
  ]);
  if (!game || !('starters' in game)) return game;
  const kinds = game.starters.map((starter) => ({ label: starter.title, detail: starter.detail, value: starter.id }));
  const [only, other] = kinds;
  const starter = other ? await choose('New scenario: which kind of combat?', kinds) : only?.value;
  if (starter === undefined) return undefined;
  return fillIn((answers) => ask<ScenarioDraft>({ ruleset: game.id, starter, answers }));
}

type Answers = Record<string, string | number>;

/** Each answer is sent to the server, as later questions may depend on it. */
async function fillIn(draft: (answers: Answers) => Promise<ScenarioDraft>): Promise<ScenarioDraft | undefined> {
  const answers: Answers = {};
  let current = await draft(answers);
  // The button is kept while the questions are redrawn, as it may be pressed in the meantime.
  const questions = createNode('div');
  const button = createNode('button', { className: 'primary' }, 'Create the scenario');
  const form = createNode('form', { className: 'begin' }, questions, button);
  const draw = (): void => {
    const focused = questions.contains(document.activeElement) ? document.activeElement : null;
    questions.replaceChildren(...current.groups.map(createFieldset));
    const focusedElement = focused && document.getElementById(focused.id);
    focusedElement?.focus();
    // Text being typed has not been sent yet.
    if (!(focusedElement instanceof HTMLInputElement && focused instanceof HTMLInputElement)) return;
    focusedElement.value = focused.value;
    if (focused.type === 'text') focusedElement.setSelectionRange(focused.selectionStart, focused.selectionEnd);
  };
  form.addEventListener('change', ({ target }) => {
    const { id, value, type } = target as HTMLInputElement;
    answers[id.slice(prefix.length)] = type === 'number' ? Math.round(Number(value)) : value;
    void draft(answers).then((next) => {
      current = next;
      draw();
    });
  });
  draw();
  return new Promise((resolve) => {
    let isSubmitted = false;
    form.addEventListener('submit', (event) => {
      event.preventDefault();
      isSubmitted = true;
      // The last input may not have been sent yet.
      void draft({ ...answers, ...readForm(form) }).then((last) => {
        current = last;
        form.closest('dialog')?.close();
      });
    });
    open('New scenario: the battle', form, () => resolve(isSubmitted ? current : undefined));
  });
}

/** Prefix of field ids. */
const prefix = 'begin-';

function readForm(form: HTMLFormElement): Answers {
  const fields = [...form.querySelectorAll<HTMLInputElement | HTMLSelectElement>('input, select')];
  return Object.fromEntries(
    fields.map(({ id, value, type }) => [
      id.slice(prefix.length),
      type === 'number' ? Math.round(Number(value)) : value,
    ]),
  );
}

function createFieldset({ title, questions }: ScenarioDraft['groups'][number]): HTMLElement {
  return createNode('fieldset', {}, createNode('legend', {}, title), ...questions.map(createField));
}

function createField(question: DraftQuestion): HTMLElement {
  const control = createControl(question);
  control.id = `${prefix}${question.id}`;
  return createNode('label', {}, question.title, control);
}

function createControl(question: DraftQuestion): HTMLInputElement | HTMLSelectElement {
  if (question.kind === 'choice') {
    const options = question.choices.map(({ value, title }) => new Option(title, value));
    const select = createNode('select', {}, ...options);
    select.value = question.value;
    return select;
  }
  const limits =
    question.kind === 'count'
      ? { type: 'number', min: String(question.min), max: String(question.max) }
      : { maxLength: question.longest };
  return createNode('input', { ...limits, required: true, value: String(question.value) });
}
