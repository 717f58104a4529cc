import assert from 'node:assert/strict';
import { createGhostText } from '../../client/src/ghost-text';
import { desk } from '../support/vscode/desk';
import { Document, Editor } from '../support/vscode/documents';

describe('the ghost text of an empty scenario', () => {
  const open = (text: string, language?: string) => {
    const editor = new Editor(new Document('untitled:a.scenario.yaml', text, language));
    desk.visibleEditors = [editor];
    return editor;
  };
  const isShown = ({ decorations }: Editor) => decorations.length > 0;
  const type = (editor: Editor, text: string) => {
    editor.document.setText(text);
    desk.events.changed.fire({ document: editor.document, contentChanges: [{}] });
  };

  it('the ghost text of an empty scenario is shown at the start, and when a scenario comes into view or gets its language', () => {
    const empty = open('  ');
    createGhostText();
    const start = { line: 0, character: 0 };
    assert.deepEqual(JSON.parse(JSON.stringify(empty.decorations)), [{ start, end: start }]);
    const later = open('');
    desk.events.visibleEditors.fire();
    assert.ok(isShown(later));
    const other = open('', 'plaintext');
    desk.events.visibleEditors.fire();
    assert.ok(!isShown(other));
    other.document.languageId = 'asdic-scenario';
    desk.events.opened.fire(other.document);
    assert.ok(isShown(other));
  });

  it('goes with the first character, and comes back when all is deleted', () => {
    const editor = open('');
    createGhostText();
    type(editor, 'r');
    assert.ok(!isShown(editor));
    type(editor, '');
    assert.ok(isShown(editor));
    type(editor, '\n');
    assert.ok(!isShown(editor), 'a second line');
    type(editor, '');
    assert.ok(isShown(editor));
  });

  it('the ghost text of an empty scenario is looked for only in the document that has changed, if it may be empty', () => {
    const editor = open('');
    const another = new Editor(new Document('untitled:b.scenario.yaml'));
    createGhostText();
    desk.visibleEditors = [editor, another];
    type(editor, 'r');
    assert.ok(!isShown(another), 'it was not drawn');
    const long = open('a\nb');
    long.decorations = ['drawn before'];
    type(long, 'a\nb\nc');
    assert.deepEqual(long.decorations, ['drawn before']);
    const other = open('', 'plaintext');
    other.decorations = ['of another language'];
    type(other, 'x');
    assert.deepEqual(other.decorations, ['of another language']);
  });

  it('ends with the extension', () => {
    createGhostText().dispose();
    const editor = open('');
    desk.events.visibleEditors.fire();
    assert.ok(!isShown(editor));
  });
});
