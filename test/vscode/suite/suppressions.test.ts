import assert from 'node:assert/strict';
import { commands, Selection, window } from 'vscode';
import { closeAll, openFixture, findPosition, replaceText } from '../support/documents';
import { getDiagnosticCode, isClean, waitForDiagnostics } from '../support/editor';
import { chooseFrom } from '../support/menus';
import { needsUi, screenshot } from '../support/ui';

describe('suppression comments', () => {
  beforeEach(closeAll);
  after(closeAll);

  it('a quick fix writes a comment that accepts a problem, and the comment is marked when it becomes unnecessary', async function () {
    needsUi(this);
    const editor = await openFixture('fixtures/biscay.scenario.yaml');
    const { document } = editor;
    await replaceText(document, 'action: naval', 'action: pass');
    await waitForDiagnostics(document, (diagnostics) =>
      diagnostics.some((diagnostic) => getDiagnosticCode(diagnostic) === 'wif-ssw/owner-passed'),
    );
    const position = findPosition(document, 'flotilla-7', 2);
    await window.showTextDocument(document);
    editor.selection = new Selection(position, position);
    const title = 'Ignore `wif-ssw/owner-passed` in this combat';
    await chooseFrom('editor.action.quickFix', title, 'accepting a problem');
    await waitForDiagnostics(document, isClean);
    assert.match(document.getText(), / {2}# asdic-ignore-combat wif-ssw\/owner-passed\n {2}- id: biscay/);
    await screenshot('accepted problem');
    await replaceText(document, 'action: pass', 'action: naval');
    await waitForDiagnostics(document, (diagnostics) =>
      diagnostics.some((diagnostic) => getDiagnosticCode(diagnostic) === 'asdic/unused-suppression'),
    );
    await commands.executeCommand('workbench.actions.view.problems');
    await screenshot('unused comment');
    await commands.executeCommand('workbench.action.closePanel');
  });
});
