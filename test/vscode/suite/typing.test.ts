import assert from 'node:assert/strict';
import { commands, Selection } from 'vscode';
import { closeAll, openUntitled } from '../support/documents';

describe('typing', () => {
  beforeEach(closeAll);
  after(closeAll);

  const indentAfter = async (line: string): Promise<number> => {
    const editor = await openUntitled(line);
    const end = editor.document.lineAt(0).range.end;
    editor.selection = new Selection(end, end);
    await commands.executeCommand('type', { text: '\n' });
    return editor.selection.active.character;
  };

  it('indents behind a key without a value and in a list item, and nowhere else', async () => {
    assert.equal(await indentAfter('powers:'), 2);
    assert.equal(await indentAfter('  units: # of this side'), 4);
    assert.equal(await indentAfter('  - id: biscay'), 4);
    assert.equal(await indentAfter('  weather: rain'), 2);
    assert.equal(await indentAfter('# powers:'), 0);
  });
});
