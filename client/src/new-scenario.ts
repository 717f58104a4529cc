/** *New Scenario*: a game, a kind of combat, and a form of quick picks whose answers always make a valid scenario. */
import {
  l10n,
  type QuickPick,
  type QuickPickItem,
  QuickPickItemKind,
  type TextEditor,
  ThemeIcon,
  window,
} from 'vscode';
import type { BaseLanguageClient } from 'vscode-languageclient';
import {
  type DraftQuestion,
  type GameChoices,
  type NewScenarioArguments,
  type ScenarioDraft,
  serverCommands,
} from '../../server/src/protocol';
import { runOnServer } from './responses';
import { openScenario } from './untitled';

/** @param preset answers that are not asked for; with a starter, its default scenario is opened at once */
export async function createScenario(
  client: BaseLanguageClient,
  preset: NewScenarioArguments = {},
): Promise<TextEditor | undefined> {
  const ask = <Answer>(argument: NewScenarioArguments): Promise<Answer> =>
    runOnServer(client, serverCommands.newScenario, argument);

  if (preset.starter !== undefined) return openScenario(await ask<ScenarioDraft>(preset));
  const { games } = await ask<GameChoices>({});
  const game = await choose(
    games.map(({ title, starters }, index) => ({
      label: title,
      detail: starters.map((starter) => starter.title).join(', '),
      index,
    })),
    l10n.t('New scenario, step {0}: which game?', 1),
  );
  if (!game) return undefined;
  const { id: ruleset, starters } = games[game.index]!;
  const kind = await choose(
    starters.map(({ title, detail }, index) => ({ label: title, detail, index })),
    l10n.t('New scenario, step {0}: which kind of combat?', 2),
  );
  if (!kind) return undefined;
  const starter = starters[kind.index]!.id;
  // The kind of combat is not asked if there is only one.
  const step = starters.length === 1 ? 2 : 3;
  const completed = await fillIn(step, (answers) => ask<ScenarioDraft>({ ruleset, starter, answers }));
  return completed && openScenario(completed);
}

function choose<Item extends QuickPickItem>(items: Item[], title: string): Thenable<Item | undefined> {
  return items.length === 1
    ? Promise.resolve(items[0])
    : window.showQuickPick(items, { title, matchOnDetail: true, placeHolder: l10n.t('Type to search') });
}

type Answers = Record<string, string | number>;

interface Row extends QuickPickItem {
  readonly question?: DraftQuestion;
}

const more = { iconPath: new ThemeIcon('add'), tooltip: l10n.t('One more') };
const fewer = { iconPath: new ThemeIcon('remove'), tooltip: l10n.t('One fewer') };

/**
 * Shows the form until the scenario is created. Enter on a row changes its answer; its buttons count up and down.
 * @param step number of the wizard step
 * @returns the scenario; undefined if the user cancels
 */
async function fillIn(
  step: number,
  draft: (answers: Answers) => Promise<ScenarioDraft>,
): Promise<ScenarioDraft | undefined> {
  const answers: Answers = {};
  let current = await draft(answers);
  for (;;) {
    const choice = await showForm(step, current, async (question, difference) => {
      answers[question.id] = (question.value as number) + difference;
      return (current = await draft(answers));
    });
    if (choice === undefined) return undefined;
    if (!choice.question) return current;
    const answer = await change(choice.question);
    if (answer !== undefined) answers[choice.question.id] = answer;
    current = await draft(answers);
  }
}

function showForm(
  step: number,
  draft: ScenarioDraft,
  countBy: (question: DraftQuestion, difference: number) => Promise<ScenarioDraft>,
): Promise<Row | undefined> {
  const form: QuickPick<Row> = window.createQuickPick<Row>();
  form.title = l10n.t('New scenario, step {0}: the battle', step);
  const count = draft.groups.reduce((sum, { questions }) => sum + questions.length, 0);
  form.placeholder = l10n.t('Choose one of the {0} entries to change it, or create the scenario', count);
  form.keepScrollPosition = true;
  form.items = toRows(draft);
  return new Promise((resolve) => {
    form.onDidTriggerItemButton(async ({ item, button }) => {
      if (!item.question) return;
      const changed = await countBy(item.question, button === more ? 1 : -1);
      form.items = toRows(changed);
      form.activeItems = form.items.filter(({ question }) => question?.id === item.question?.id);
    });
    form.onDidAccept(() => {
      resolve(form.activeItems[0]);
      form.hide();
    });
    form.onDidHide(() => {
      resolve(undefined);
      form.dispose();
    });
    form.show();
  });
}

function toRows({ groups }: ScenarioDraft): Row[] {
  const rows = groups.flatMap(({ title, questions }): Row[] => [
    { label: title, kind: QuickPickItemKind.Separator },
    ...questions.map((question): Row => ({
      label: question.title,
      description: formatAnswer(question),
      question,
      ...(question.kind === 'count' && { buttons: [fewer, more] }),
    })),
  ]);
  return [{ label: l10n.t('$(check) Create the scenario'), alwaysShow: true }, ...rows];
}

function formatAnswer(question: DraftQuestion): string {
  return question.kind === 'choice'
    ? (question.choices.find(({ value }) => value === question.value)?.title ?? question.value)
    : String(question.value);
}

async function change(question: DraftQuestion): Promise<string | number | undefined> {
  if (question.kind === 'choice') {
    const items = question.choices.map(({ value, title }) => ({ label: title, value }));
    return (await window.showQuickPick(items, { title: question.title }))?.value;
  }
  if (question.kind === 'text') {
    const { title, value, longest } = question;
    return window.showInputBox({
      title,
      value,
      validateInput: (text) =>
        text.trim() !== '' && text.length <= longest
          ? undefined
          : l10n.t('Write a name of at most {0} characters.', longest),
    });
  }
  const { title, value, min, max } = question;
  const typed = await window.showInputBox({
    title,
    prompt: l10n.t('A whole number, {0} to {1}', min, max),
    value: String(value),
    validateInput: (text) =>
      /^\d+$/.test(text.trim()) && Number(text) >= min && Number(text) <= max
        ? undefined
        : l10n.t('Enter a whole number from {0} to {1}.', min, max),
  });
  return typed === undefined ? undefined : Number(typed);
}
