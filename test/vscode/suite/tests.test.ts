import { commands, Position, Range, Selection, TextEditorRevealType, window } from 'vscode';
import { closeAll, openFixture, replaceText } from '../support/documents';
import { needsUi, screenshot, waitForMatch } from '../support/ui';

describe('the Test Explorer', () => {
  beforeEach(closeAll);
  after(async () => {
    await commands.executeCommand('workbench.action.closePanel');
    await commands.executeCommand('workbench.view.explorer');
    await closeAll();
  });

  it('runs the expectations of a scenario from the gutter, shows actual and expected values, and marks outdated results', async function () {
    needsUi(this);
    const { document } = await openFixture('samples/aare/north-sea.scenario.yaml');
    // Only the text in the editor counts: nothing is saved.
    await replaceText(document, 'defender-wins: { min: 0.9 }', 'defender-wins: { min: 0.99 }');
    const editor = await window.showTextDocument(document);
    const at = document
      .getText()
      .split('\n')
      .findIndex((line) => line.trim() === 'expect:');
    editor.selection = new Selection(new Position(at, 4), new Position(at, 4));
    await commands.executeCommand('workbench.view.testing.focus');
    await waitForMatch({ selector: '.test-explorer .monaco-list-row:has-text("north-sea")' });
    const shownEditor = await window.showTextDocument(document);
    shownEditor.revealRange(new Range(at, 0, at, 0), TextEditorRevealType.AtTop);
    await commands.executeCommand('testing.runAtCursor');
    await waitForMatch({ selector: '.testing-run-glyph.codicon-testing-failed-icon' });
    await waitForMatch({ selector: '.test-explorer .monaco-list-row .codicon-testing-failed-icon' });
    await waitForMatch({ selector: 'text=/at.least.99%/' });
    await screenshot('test explorer with a test that failed');
    await replaceText(document, 'min: 0.99', 'min: 0.9');
    await commands.executeCommand('testing.runAtCursor');
    await waitForMatch({ selector: '.test-explorer .monaco-list-row .codicon-testing-passed-icon' });
    await screenshot('test explorer with a test that passed');
    await replaceText(document, 'min: 0.9 }', 'min: 0.8 }');
    await waitForMatch({ selector: '.test-explorer .computed-state.retired' });
    await screenshot('test explorer with an outdated test');
  });
});
