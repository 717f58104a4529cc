import assert from 'node:assert/strict';
import { commands, languages } from 'vscode';
import type { CompletionList, TextDocument } from 'vscode';
import { closeAll, openFixture, openUntitled, findPosition, replaceText } from '../support/documents';
import { listLensTitles } from '../support/editor';
import { eventually } from '../support/eventually';
import { click, needsUi, press, screenshot, waitForMatch } from '../support/ui';

describe('completion', () => {
  beforeEach(closeAll);
  after(closeAll);

  /** The completion items at the end of a document, or after a text. */
  async function listCompletions(document: TextDocument, textBefore?: string): Promise<string[]> {
    const at =
      textBefore === undefined
        ? document.positionAt(document.getText().length)
        : findPosition(document, textBefore, textBefore.length);
    const { items } = await commands.executeCommand<CompletionList>(
      'vscode.executeCompletionItemProvider',
      document.uri,
      at,
    );
    return items.map(({ label }) => (typeof label === 'string' ? label : label.label));
  }

  it('proposes the values of a key', async () => {
    const { document } = await openFixture('fixtures/biscay.scenario.yaml');
    await replaceText(document, 'weather: rain', 'weather: ');
    // Nothing is offered before the server has started.
    const labels = await eventually(
      () => listCompletions(document, 'weather: '),
      (labels) => labels.includes('fine'),
    );
    assert.deepEqual(labels.slice(0, 5), ['fine', 'rain', 'snow', 'storm', 'blizzard']);
  });

  it('offers the four games by name in an empty file, and nothing of another game below', async () => {
    const { document } = await openUntitled('');
    const games = await eventually(
      () => listCompletions(document),
      (labels) => labels.length >= 4,
    );
    assert.equal(games.length, 5);
    for (const name of ['World in Flames', 'A World at War', 'Axis & Allies Revised', 'Axis & Allies with'])
      assert.ok(
        games.some((label) => label.startsWith(name)),
        `${name} in ${games.join(', ')}`,
      );
    const { document: started } = await openUntitled('ruleset: wif-ssw\nengagements:\n  ');
    assert.deepEqual(await listCompletions(started), ['- Strategic submarine warfare']);
  });

  it('creates a scenario with odds from an empty file with two keys', async function () {
    needsUi(this);
    const { document } = await openUntitled('');
    await click({ selector: '.monaco-editor .view-lines' });
    await press('Control+Space');
    await waitForMatch({ selector: '.suggest-widget .monaco-list-row >> text=World in Flames' });
    await screenshot('empty file');
    await press('Enter');
    await eventually(() => document.getText().includes('ruleset:'));
    await eventually(
      () => listLensTitles(document),
      (titles) => titles.some((title) => title.includes('Resolve')),
    );
    assert.deepEqual(languages.getDiagnostics(document.uri), []);
    await screenshot('new scenario from an empty file');
  });

  it('offers the other powers at the name of one, which is chosen', async function () {
    needsUi(this);
    const { document } = await openUntitled('ruleset: aare\npowers:\n  germany: { side: axis }\n');
    await eventually(
      () => listCompletions(document, 'germany'),
      (labels) => labels.includes('japan'),
    );
    await click({ selector: '.monaco-editor .view-lines' });
    for (const key of ['Control+Home', 'ArrowDown', 'ArrowDown', 'Home', 'Control+Shift+ArrowRight']) await press(key);
    await press('Control+Space');
    await waitForMatch({ selector: '.suggest-widget .monaco-list-row >> text=japan' });
    await waitForMatch({ selector: '.suggest-widget .monaco-list-row.focused >> text=germany' });
    await screenshot('powers at the name of one');
  });
});
