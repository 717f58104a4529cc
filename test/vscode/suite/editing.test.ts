/** Features for reading and writing in the editor: formatting, semantic tokens, hints, highlights; screenshots of them in three themes. */
import assert from 'node:assert/strict';
import { commands, Selection, workspace } from 'vscode';
import type { ColorInformation, DocumentHighlight, InlayHint, SemanticTokens, TextDocument, TextEditor } from 'vscode';
import { closeAll, openFixture, openUntitled, findPosition } from '../support/documents';
import { eventually } from '../support/eventually';
import { needsUi, screenshot, waitForMatch, setTheme } from '../support/ui';

const battles = 'samples/aa-depth/derived-d20.scenario.yaml';

const untidy = `ruleset:   wif-ssw
title: Condors   # over Biscay
powers:
    germany: {side: axis,color: "#7a8290",  atWarWith: [ cw ]}
    cw:      { side: allied }

engagements:
 -  id:  biscay
    subs:
       units:
       - {id: flotilla-7,type: sub,attack: 3}   # the first
`;

const tidy = `ruleset: wif-ssw
title: Condors  # over Biscay
powers:
  germany: { side: axis, color: "#7a8290", atWarWith: [cw] }
  cw:      { side: allied }

engagements:
  - id: biscay
    subs:
      units:
        - { id: flotilla-7, type: sub, attack: 3 }  # the first
`;

describe('editing a scenario', () => {
  beforeEach(closeAll);
  after(closeAll);

  const ask = <T>(command: string, { uri }: TextDocument, ...more: readonly unknown[]): Promise<T> =>
    eventually(
      async () => commands.executeCommand<T>(`vscode.${command}`, uri, ...more),
      (answer) => answer !== undefined && answer !== null && (!Array.isArray(answer) || answer.length > 0),
    );

  /** VS Code takes the number of spaces for a level from what it finds in a file. */
  async function openUntidy(): Promise<TextEditor> {
    const editor = await openUntitled(untidy);
    editor.options = { tabSize: 2, insertSpaces: true };
    return editor;
  }

  it('formats a document, and keeps aligned columns', async () => {
    const { document } = await openUntidy();
    await eventually(
      async () => {
        await commands.executeCommand('editor.action.formatDocument');
        return document.getText();
      },
      (text) => text === tidy,
    );
  });

  it('formats a line after Enter when format on type is enabled', async () => {
    const settings = workspace.getConfiguration('editor', { languageId: 'asdic-scenario' });
    await settings.update('formatOnType', true, true, true);
    try {
      const editor = await openUntitled('ruleset: wif-ssw\npowers: {a: {side: axis}}');
      await ask('executeFormatDocumentProvider', editor.document, { tabSize: 2, insertSpaces: true });
      const end = editor.document.lineAt(1).range.end;
      editor.selection = new Selection(end, end);
      await commands.executeCommand('type', { text: '\n' });
      await eventually(
        () => editor.document.lineAt(1).text,
        (text) => text === 'powers: { a: { side: axis } }',
      );
    } finally {
      await settings.update('formatOnType', undefined, true, true);
    }
  });

  it('provides tokens, hints, colours, highlights and selection ranges', async () => {
    const { document } = await openFixture(battles);
    const tokens = await ask<SemanticTokens>('provideDocumentSemanticTokens', document);
    assert.ok(tokens.data.length > 50);
    const wholeRange = document.validateRange(
      document.lineAt(0).range.with({ end: document.lineAt(document.lineCount - 1).range.end }),
    );
    const hints = await ask<InlayHint[]>('executeInlayHintProvider', document, wholeRange);
    assert.ok(hints.some(({ label }) => Array.isArray(label) && label.some(({ value }) => value.startsWith('≤'))));
    const highlights = await ask<DocumentHighlight[]>(
      'executeDocumentHighlights',
      document,
      findPosition(document, 'germany', 2),
    );
    assert.ok(highlights.length >= 3);
    const colored = await openUntitled(tidy);
    const colors = await ask<ColorInformation[]>('executeDocumentColorProvider', colored.document);
    assert.deepEqual(colored.document.getText(colors[0]!.range), '#7a8290');
  });

  it('shows every kind of inlay hint that is enabled', async function () {
    needsUi(this);
    const settings = workspace.getConfiguration('asdic.inlayHints');
    const kinds = ['effectiveValues', 'searchTotals', 'rounding', 'powers'];
    for (const kind of kinds) await settings.update(kind, true, true);
    try {
      await commands.executeCommand('workbench.action.closeSidebar');
      await openFixture('samples/wif-ssw/biscay.scenario.yaml');
      await waitForMatch({ selector: '.view-lines span >> text=/→/' });
      await waitForMatch({ selector: '.view-lines span >> text=/=.0/' });
      await screenshot('hints of every kind');
    } finally {
      for (const kind of kinds) await settings.update(kind, undefined, true);
    }
  });

  for (const kind of ['dark', 'light', 'contrast'] as const)
    it(`shows a scenario in colours and with hints (${kind})`, async function () {
      needsUi(this);
      await setTheme(kind);
      try {
        await commands.executeCommand('workbench.action.closeSidebar');
        const { document } = await openFixture(battles);
        await ask('provideDocumentSemanticTokens', document);
        await waitForMatch({ selector: '.view-lines span >> text=/≤/' });
        await screenshot(`hints and colours ${kind}`);
        await openFixture('samples/wif-ssw/biscay.scenario.yaml');
        await waitForMatch({ selector: '.codelens-decoration a' });
        await screenshot(`semantic colours ${kind}`);
        const editor = await openUntidy();
        await ask('executeFormatDocumentProvider', editor.document, { tabSize: 2, insertSpaces: true });
        await commands.executeCommand('editor.action.formatDocument');
        await eventually(
          () => editor.document.getText(),
          (text) => text === tidy,
        );
        await screenshot(`formatted ${kind}`);
      } finally {
        await closeAll();
        await setTheme('dark');
      }
    });
});
