import assert from 'node:assert/strict';
import { commands } from 'vscode';
import type { TextEditor } from 'vscode';
import { closeAll } from '../support/documents';
import { needsUi, press, quickInput, screenshot, waitForMatch } from '../support/ui';

describe('the name of a scenario in an empty window', () => {
  after(closeAll);

  it('suggests the title in the first line as the file name in an empty window', async function () {
    needsUi(this);
    const { document } = await commands.executeCommand<TextEditor>('asdic.newScenario', {
      ruleset: 'aa-depth',
      starter: 'sea-battle',
    });
    assert.match(document.getText(), /^# United Kingdom against Germany\nruleset: aa-depth\n/);
    const saving = commands.executeCommand('workbench.action.files.save');
    await waitForMatch({ selector: '.quick-input-widget >> text=Save As' });
    await screenshot('save in an empty window');
    await press('Escape', quickInput);
    await saving;
  });
});
