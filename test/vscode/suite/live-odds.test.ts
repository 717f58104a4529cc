import assert from 'node:assert/strict';
import { commands, ConfigurationTarget, ViewColumn, window, workspace } from 'vscode';
import type { TextDocument } from 'vscode';
import type { CombatHistory } from '../../../server/src/protocol';
import { closeReport, openScenario } from '../support/combats';
import { closeAll, getFixtureUri, replaceText } from '../support/documents';
import { readHover, listLensTitles, waitForDiagnostics } from '../support/editor';
import { eventually } from '../support/eventually';
import { click, inlineResult, needsUi, screenshot, waitForMatch, setTheme } from '../support/ui';

const battle = 'samples/aare/small-battles.scenario.yaml';
const biscay = 'fixtures/biscay.scenario.yaml';

/** The lens with the odds of the first combat. */
async function readOddsTitle(document: TextDocument): Promise<string> {
  return (await listLensTitles(document)).find((title) => title === 'Odds' || title.includes('%')) ?? '';
}

const isCalculated = (title: string): boolean => /^[^\u2026\u2248]*\d%[^\u2026\u2248]*$/.test(title);

/** Waits for odds of the first combat that are no estimate. */
function waitForOdds(document: TextDocument): Promise<string> {
  return eventually(() => readOddsTitle(document), isCalculated);
}

describe('live odds', () => {
  beforeEach(closeAll);
  after(closeAll);

  it('shows the lenses of a file that loses the focus as soon as it is shown', async function () {
    needsUi(this);
    const notes = await workspace.openTextDocument({ language: 'plaintext', content: 'notes' });
    const document = await workspace.openTextDocument(getFixtureUri('samples/aare/wolfpack.scenario.yaml'));
    await waitForOdds(document);
    await window.showTextDocument(document, ViewColumn.One);
    await window.showTextDocument(notes, ViewColumn.Two);
    await waitForMatch({ selector: '.codelens-decoration a >> text=Resolve' });
  });

  it('shows live odds in the lens without a request, and updates them after an edit', async () => {
    const { document } = await openScenario(battle);
    const before = await waitForOdds(document);
    await replaceText(document, 'dd: 1', 'dd: 3');
    const after = await eventually(
      () => readOddsTitle(document),
      (title) => isCalculated(title) && title !== before,
    );
    assert.match(after, /\(was \d+%/);
    await commands.executeCommand('undo');
    await eventually(
      () => readOddsTitle(document),
      (title) => title === before,
    );
  });

  it('live odds do not delay hovers and typing', async () => {
    const { document } = await openScenario(battle);
    await waitForOdds(document);
    await replaceText(document, 'dd: 1', 'dd: 60');
    assert.ok((await readHover(document, 'dd: 60')).length > 0);
    await eventually(
      () => readOddsTitle(document),
      (title) => title.includes('%') && !title.includes('…'),
    );
  });

  it('shows live odds above the combat', async function () {
    needsUi(this);
    for (const kind of ['dark', 'light', 'contrast'] as const) {
      await setTheme(kind);
      const { document } = await openScenario(battle);
      await waitForOdds(document);
      await waitForMatch({ selector: '.codelens-decoration a >> text=%' });
      await screenshot(`live odds ${kind}`);
      await replaceText(document, 'dd: 1', 'dd: 3');
      await waitForMatch({ selector: '.codelens-decoration a >> text=(was' });
      await screenshot(`live odds moved ${kind}`);
      await commands.executeCommand('undo');
      await closeAll();
    }
    await setTheme('dark');
  });

  it('shows no live odds when the setting is off', async () => {
    const getSettings = () => workspace.getConfiguration('asdic');
    await getSettings().update('liveOdds', 'off', ConfigurationTarget.Workspace);
    try {
      const { document } = await openScenario(battle);
      await eventually(
        () => listLensTitles(document),
        (titles) => titles.includes('Odds') && !titles.some((title) => title.includes('%')),
      );
    } finally {
      await getSettings().update('liveOdds', undefined, ConfigurationTarget.Workspace);
    }
  });
});

describe('the history of results', () => {
  beforeEach(closeAll);
  after(closeAll);

  it('keeps results for the session, with those before a change', async () => {
    const { document } = await openScenario(biscay);
    await commands.executeCommand('asdic.resolve');
    await window.showTextDocument(document, { viewColumn: 1 });
    await replaceText(document, 'convoyPoints: 12', 'convoyPoints: 6');
    await commands.executeCommand('asdic.resolve');
    const uri = document.uri.toString();
    const { results } = await commands.executeCommand<CombatHistory>('asdic.server.history', { uri, id: 'biscay' });
    assert.deepEqual([results[0]?.changed, results[0]?.stale, results[1]?.stale], [true, false, true]);
  });

  it('lists earlier results by the lens, and shows a chosen one', async function () {
    needsUi(this);
    await openScenario(biscay);
    await waitForMatch({ selector: '.codelens-decoration a >> text=Resolve' });
    await click({ selector: '.codelens-decoration a >> text=Resolve' });
    await waitForMatch({ selector: 'button >> text=History', inFrame: true });
    await closeReport();
    await click({ selector: '.codelens-decoration a >> text=History' });
    const newest = {
      selector: '.quick-input-widget .monaco-list-row >> text=/^\\d+\\. 6 convoy points and 2 submarines hit/',
    };
    await waitForMatch(newest);
    await screenshot('history');
    await click(newest);
    await waitForMatch({ selector: 'h1 >> text=Bay of Biscay', inFrame: true });
  });

  it('shows results inline again after the server was restarted', async function () {
    needsUi(this);
    await openScenario(biscay);
    await commands.executeCommand('asdic.resolve');
    await waitForMatch(inlineResult);
    await screenshot('inline result');
    await commands.executeCommand('asdic.restart');
    await waitForMatch(inlineResult);
  });
});

describe('a combat that cannot be resolved', () => {
  beforeEach(closeAll);
  after(closeAll);

  it('a combat that cannot be resolved says so in its lens, which leads to the first problem', async function () {
    const { document } = await openScenario(biscay);
    await replaceText(document, 'weather: rain', 'weather: rian');
    await waitForDiagnostics(document);
    await eventually(
      () => listLensTitles(document),
      (titles) => titles.join() === 'Cannot resolve: 1 problem',
    );
    needsUi(this);
    await waitForMatch({ selector: '.codelens-decoration a >> text=Cannot resolve' });
    await screenshot('cannot resolve');
    await click({ selector: '.codelens-decoration a >> text=Cannot resolve' });
    const { active } = await eventually(
      () => window.activeTextEditor!.selection,
      ({ active: at }) => document.lineAt(at.line).text.includes('rian'),
    );
    assert.ok(document.lineAt(active.line).text.includes('rian'));
  });

  it('keeps the lens of a combat when one change shifts and breaks the text', async () => {
    const { document } = await openScenario(biscay);
    const text = document.getText();
    await replaceText(document, text, `\n\n${text}{`);
    await waitForDiagnostics(document);
    assert.ok((await listLensTitles(document)).length > 0);
  });
});
