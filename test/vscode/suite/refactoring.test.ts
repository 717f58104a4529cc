import { commands, Selection, window } from 'vscode';
import { closeAll, openFixture, positionOf } from '../support/documents';
import { isClean, lensTitles, problemsWhen } from '../support/editor';
import { eventually } from '../support/eventually';
import { click, needsUi, screenshot, seen } from '../support/ui';

const item = (title: string): string => `.action-widget .monaco-list-row >> text=${title}`;

describe('refactorings', () => {
  beforeEach(closeAll);
  after(closeAll);

  it('are chosen from the menu of the editor, and leave a scenario without problems', async function () {
    needsUi(this);
    const editor = await openFixture('fixtures/biscay.scenario.yaml');
    const { document } = editor;
    await eventually(
      () => lensTitles(document),
      (titles) => titles.length >= 2,
    );
    const before = document.getText();
    const refactor = async (at: string, title: string): Promise<void> => {
      const position = positionOf(document, at);
      editor.selection = new Selection(position, position);
      await window.showTextDocument(document);
      await commands.executeCommand('editor.action.refactor');
      await seen({ selector: item(title) });
      await screenshot(`refactor ${title}`);
      await click({ selector: item(title) });
    };
    await refactor('id: condor', 'Write `condor` as lines');
    await eventually(() => / {8}- id: condor\n {10}type: nav\n/.test(document.getText()));
    await problemsWhen(document, isClean);
    await refactor('id: condor', 'Write `condor` on one line');
    await eventually(() => document.getText() === before);
    await problemsWhen(document, isClean);
    await screenshot('refactored');
    await refactor('id: flotilla-1', 'Write `flotilla-1` as lines');
    await eventually(() => / {8}- id: flotilla-1\n/.test(document.getText()));
    await commands.executeCommand('undo');
    await eventually(() => document.getText() === before);
  });
});
