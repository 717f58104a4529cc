import assert from 'node:assert/strict';
import { commands, Selection } from 'vscode';
import { closeAll, openUntitled } from '../support/documents';
import { eventually } from '../support/eventually';
import { click, needsUi, press, waitForMatch, type } from '../support/ui';

describe('typing', () => {
  beforeEach(closeAll);
  after(closeAll);

  const readIndentAfter = async (line: string): Promise<number> => {
    const editor = await openUntitled(line);
    const end = editor.document.lineAt(0).range.end;
    editor.selection = new Selection(end, end);
    await commands.executeCommand('type', { text: '\n' });
    await eventually(() => editor.selection.active.line === 1);
    return editor.selection.active.character;
  };

  it('indents after a key without a value and in a list item, and nowhere else', async () => {
    assert.equal(await readIndentAfter('powers:'), 2);
    assert.equal(await readIndentAfter('  units: # of this side'), 4);
    assert.equal(await readIndentAfter('  - id: biscay'), 4);
    assert.equal(await readIndentAfter('  weather: rain'), 2);
    assert.equal(await readIndentAfter('# powers:'), 0);
  });

  it('Enter begins a new line after a complete value, whatever is suggested', async function () {
    needsUi(this);
    const { document } = await openUntitled('');
    await click({ selector: '.monaco-editor .view-lines' });
    for (const line of ['ruleset: wif-ssw', 'title: x', 'turn: { year: 1941, months: jan-feb }']) {
      await type(line);
      await press('Enter');
    }
    await eventually(
      () => document.getText(),
      (text) => text === 'ruleset: wif-ssw\ntitle: x\nturn: { year: 1941, months: jan-feb }\n',
    );
  });

  it('Enter accepts a suggestion that changes something', async function () {
    needsUi(this);
    const { document } = await openUntitled('');
    await click({ selector: '.monaco-editor .view-lines' });
    await type('ruleset: wif');
    await waitForMatch({ selector: '.suggest-widget .monaco-list-row >> text=wif-ssw' });
    await press('Enter');
    await eventually(
      () => document.getText(),
      (text) => text === 'ruleset: wif-ssw',
    );
  });
});
