import assert from 'node:assert/strict';
import { createInlineResults } from '../../client/src/inline-results';
import type { InlineParams } from '../../server/src/protocol';
import { desk } from '../support/vscode/desk';
import { Document, Editor } from '../support/vscode/documents';

const uri = 'file:///a.scenario.yaml';
const result = { document: 0, id: 'north', line: 1, text: '61% Japan wins', whole: 'Japan wins: *61%*', stale: false };

describe('inline results', () => {
  const createParams = (changes: Partial<InlineParams> = {}) => ({ uri, version: 1, results: [result], ...changes });

  /** An editor in view. */
  function openEditor() {
    const editor = new Editor(new Document(uri, 'combats:\n- id: north'));
    desk.visibleEditors = [editor];
    return editor;
  }
  interface Decoration {
    readonly range: object;
    readonly hoverMessage: { readonly value: string };
    readonly renderOptions: {
      readonly after: { readonly contentText: string; readonly color: { readonly id: string } };
    };
  }
  const listDecorations = ({ decorations }: Editor) =>
    (decorations as Decoration[]).map(({ range, hoverMessage, renderOptions: { after } }) => ({
      range: JSON.parse(JSON.stringify(range)) as unknown,
      text: after.contentText,
      color: after.color.id,
      whole: hoverMessage.value,
    }));

  it('inline results stand behind the line of their combat; old ones are dimmed', () => {
    const editor = openEditor();
    const inline = createInlineResults();
    inline.set(createParams());
    const end = { line: 1, character: 11 };
    const shown = {
      range: { start: end, end },
      text: result.text,
      color: 'editorCodeLens.foreground',
      whole: result.whole,
    };
    assert.deepEqual(listDecorations(editor), [shown]);
    inline.set(createParams({ results: [{ ...result, stale: true }] }));
    assert.deepEqual(listDecorations(editor), [{ ...shown, color: 'disabledForeground' }]);
  });

  it('inline results of another version of the text wait for their successors', () => {
    const editor = openEditor();
    const inline = createInlineResults();
    inline.set(createParams());
    inline.set(createParams({ version: 2, results: [result, result] }));
    assert.equal(listDecorations(editor).length, 1);
  });

  it('inline results of lines that are gone are left out', () => {
    const editor = openEditor();
    createInlineResults().set(createParams({ results: [result, { ...result, line: 2 }] }));
    assert.equal(listDecorations(editor).length, 1);
  });

  it('inline results go when there are none, and when the server has stopped', () => {
    const editor = openEditor();
    const inline = createInlineResults();
    inline.set(createParams());
    inline.set(createParams({ uri: 'file:///b.scenario.yaml', results: [] }));
    assert.equal(listDecorations(editor).length, 1);
    inline.set(createParams({ results: [] }));
    assert.equal(listDecorations(editor).length, 0);
    inline.set(createParams());
    inline.clear();
    assert.equal(listDecorations(editor).length, 0);
  });

  it('inline results are drawn in an editor that comes into view', () => {
    const inline = createInlineResults();
    inline.set(createParams());
    const editor = openEditor();
    desk.events.visibleEditors.fire();
    assert.equal(listDecorations(editor).length, 1);
    inline.dispose();
    const later = openEditor();
    desk.events.visibleEditors.fire();
    assert.equal(listDecorations(later).length, 0);
  });
});
