/** *New Scenario*: a game, a kind of combat, and a form of quick picks whose answers are a valid scenario at any time. */
import { QuickPickItemKind, ThemeIcon, ViewColumn, window, workspace, l10n } from 'vscode';
import type { QuickPick, QuickPickItem, TextEditor } from 'vscode';
import { ExecuteCommandRequest } from 'vscode-languageclient';
import type { BaseLanguageClient } from 'vscode-languageclient';
import { serverCommands } from '../../server/src/protocol';
import type { DraftQuestion, GameChoices, NewScenarioArguments, ScenarioDraft } from '../../server/src/protocol';
import { languageId } from './options';

/** @param given what is known already: then it is not asked; with a starter the usual scenario is opened at once */
export async function newScenario(
  client: BaseLanguageClient,
  given: NewScenarioArguments = {},
): Promise<TextEditor | undefined> {
  const ask = <Answer>(argument: NewScenarioArguments): Promise<Answer> =>
    client.sendRequest(ExecuteCommandRequest.type, {
      command: serverCommands.newScenario,
      arguments: [argument],
    }) as Promise<Answer>;

  if (given.starter !== undefined) return openScenario((await ask<ScenarioDraft>(given)).text);
  const { games } = await ask<GameChoices>({});
  const game = await choose(
    games.map(({ title, starters }, index) => ({
      label: title,
      detail: starters.map((starter) => starter.title).join(', '),
      index,
    })),
    l10n.t('New scenario (1 of 3): which game?'),
  );
  if (!game) return undefined;
  const { id: ruleset, starters } = games[game.index]!;
  const kind = await choose(
    starters.map(({ title, detail }, index) => ({ label: title, detail, index })),
    l10n.t('New scenario (2 of 3): which kind of combat?'),
  );
  if (!kind) return undefined;
  const starter = starters[kind.index]!.id;
  const text = await fillIn((answers) => ask<ScenarioDraft>({ ruleset, starter, answers }));
  return text === undefined ? undefined : openScenario(text);
}

/** In no file yet: the user saves it where it belongs. Beside what is no file itself, such as the walkthrough, which goes on. */
export async function openScenario(text: string): Promise<TextEditor> {
  const { activeTab } = window.tabGroups.activeTabGroup;
  const viewColumn = activeTab && activeTab.input === undefined ? ViewColumn.Beside : ViewColumn.Active;
  return window.showTextDocument(await workspace.openTextDocument({ language: languageId, content: text }), viewColumn);
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
 * Shows the form until the scenario is to be created. Enter on a row changes its answer; the buttons of a row count up and down.
 * @returns the text of the scenario; undefined where the user has given it up
 */
async function fillIn(draft: (answers: Answers) => Promise<ScenarioDraft>): Promise<string | undefined> {
  const answers: Answers = {};
  let now = await draft(answers);
  for (;;) {
    const chosen = await formOnce(now, async (question, by) => {
      answers[question.id] = (question.value as number) + by;
      return (now = await draft(answers));
    });
    if (chosen === undefined) return undefined;
    if (!chosen.question) return now.text;
    const answer = await change(chosen.question);
    if (answer !== undefined) answers[chosen.question.id] = answer;
    now = await draft(answers);
  }
}

function formOnce(
  draft: ScenarioDraft,
  count: (question: DraftQuestion, by: number) => Promise<ScenarioDraft>,
): Promise<Row | undefined> {
  const form: QuickPick<Row> = window.createQuickPick<Row>();
  form.title = l10n.t('New scenario (3 of 3): the forces');
  form.placeholder = l10n.t('Choose a line to change it, or create the scenario');
  form.keepScrollPosition = true;
  form.items = rowsOf(draft);
  return new Promise((resolve) => {
    form.onDidTriggerItemButton(async ({ item, button }) => {
      if (!item.question) return;
      const changed = await count(item.question, button === more ? 1 : -1);
      form.items = rowsOf(changed);
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

function rowsOf({ groups }: ScenarioDraft): Row[] {
  const rows = groups.flatMap(({ title, questions }): Row[] => [
    { label: title, kind: QuickPickItemKind.Separator },
    ...questions.map((question): Row => ({
      label: question.title,
      description: inWords(question),
      question,
      ...(question.kind === 'count' && { buttons: [fewer, more] }),
    })),
  ]);
  return [{ label: l10n.t('$(check) Create the scenario'), alwaysShow: true }, ...rows];
}

function inWords(question: DraftQuestion): string {
  return question.kind === 'count'
    ? String(question.value)
    : (question.choices.find(({ value }) => value === question.value)?.title ?? question.value);
}

async function change(question: DraftQuestion): Promise<string | number | undefined> {
  if (question.kind === 'choice') {
    const items = question.choices.map(({ value, title }) => ({ label: title, value }));
    return (await window.showQuickPick(items, { title: question.title }))?.value;
  }
  const { title, value, min, max } = question;
  const typed = await window.showInputBox({
    title,
    prompt: l10n.t('A whole number, {0} to {1}', min, max),
    value: String(value),
    validateInput: (text) =>
      /^\d+$/.test(text.trim()) && Number(text) >= min && Number(text) <= max
        ? undefined
        : l10n.t('Write a whole number from {0} to {1}.', min, max),
  });
  return typed === undefined ? undefined : Number(typed);
}
