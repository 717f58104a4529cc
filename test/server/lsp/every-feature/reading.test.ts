import assert from 'node:assert/strict';
import type {
  DocumentLink,
  DocumentSymbol,
  FoldingRange,
  Hover,
  InlayHint,
  MarkupContent,
  SelectionRange,
  SemanticTokens,
  SemanticTokensDelta,
  SymbolInformation,
} from 'vscode-languageserver/node';
import { SemanticTokenTypes } from 'vscode-languageserver/node';
import { biscay, bombardment, uri } from '../scenario';
import { folder } from '../workspace-on-disk';
import { describeRows } from './rows';

describeRows('Reading', (editor, row) => {
  const { textDocument } = editor;

  row('explains a value by its rules, in Markdown or in plain text', async () => {
    const readHover = async () =>
      (await editor.ask<Hover>('textDocument/hover', editor.positionIn('weather: rain', 10))).contents as MarkupContent;
    await editor.start();
    const [markdown, plain] = [
      await readHover(),
      await editor.client
        .stop()
        .then(() => editor.start(biscay, { capabilities: {} }))
        .then(readHover),
    ];
    assert.deepEqual([markdown.kind, plain.kind], ['markdown', 'plaintext']);
    assert.match(markdown.value, /\*\*/);
    for (const { value } of [markdown, plain]) assert.match(value, /1\.2\.3/);
    assert.doesNotMatch(plain.value, /\*\*/);
  });

  row('hints at what a unit hits with, and explains a hint when it is pointed at', async () => {
    await editor.start(bombardment);
    const hints = await editor.ask<InlayHint[]>('textDocument/inlayHint', {
      textDocument,
      range: editor.getWholeRange(),
    });
    assert.ok(hints.length > 0);
    const { tooltip } = await editor.ask<InlayHint>('inlayHint/resolve', hints[0]);
    assert.equal((tooltip as MarkupContent).kind, 'markdown');
  });

  row('outlines a scenario, nested or as a list', async () => {
    await editor.start();
    const [root] = await editor.ask<DocumentSymbol[]>('textDocument/documentSymbol', { textDocument });
    assert.match(JSON.stringify(root!.children), /flotilla-7/);
    await editor.client.stop();
    await editor.start(biscay, { capabilities: {} });
    const flat = await editor.ask<SymbolInformation[]>('textDocument/documentSymbol', { textDocument });
    assert.ok(flat.some(({ name, containerName }) => name.includes('flotilla-7') && containerName !== undefined));
  });

  row('colours names by what they are, of a text, of what has changed in it, and of a part', async () => {
    await editor.start();
    const { legend } = editor.client.initializeResult.capabilities.semanticTokensProvider!;
    const standard: readonly string[] = Object.values(SemanticTokenTypes);
    assert.deepEqual(
      legend.tokenTypes.filter((type) => !standard.includes(type)),
      [],
    );
    const { data, resultId } = await editor.ask<SemanticTokens>('textDocument/semanticTokens/full', { textDocument });
    await editor.client.change(uri, 'power: germany', 'power: cw');
    const delta = await editor.ask<SemanticTokensDelta>('textDocument/semanticTokens/full/delta', {
      textDocument,
      previousResultId: resultId,
    });
    assert.ok(delta.edits.length > 0 && delta.edits.every((edit) => (edit.data?.length ?? 0) < data.length));
    const range = editor.select('{ id: flotilla-7');
    const part = await editor.ask<SemanticTokens>('textDocument/semanticTokens/range', { textDocument, range });
    assert.ok(part.data.length > 0 && part.data.length < data.length);
  });

  row('folds lists, comments and regions', async () => {
    await editor.start(`# a comment\n# of two lines\n${biscay}#region later\n# nothing yet\n#endregion\n`);
    const folds = await editor.ask<FoldingRange[]>('textDocument/foldingRange', { textDocument });
    assert.ok(folds.some(({ startLine, kind }) => startLine === 0 && kind === 'comment'));
    assert.ok(folds.some(({ kind }) => kind === 'region'));
    assert.ok(folds.some(({ kind }) => kind === undefined));
  });

  row('widens a selection from a word to the whole text', async () => {
    await editor.start();
    const positions = [editor.positionIn('flotilla-7').position];
    const [selection] = await editor.ask<SelectionRange[]>('textDocument/selectionRange', { textDocument, positions });
    assert.deepEqual(selection!.range, editor.select('flotilla-7'));
    let outer = selection!;
    while (outer.parent) outer = outer.parent;
    assert.deepEqual(outer.range, editor.getWholeRange());
  });

  row('links tables, rules and other scenarios', async () => {
    editor.disk.set(`${folder}/modifiers.yaml`, 'source: mine\n');
    const text = `# by 1.2.3, before next.scenario.yaml\n${biscay}tables: { sectionModifiers: modifiers.yaml }\n`;
    await editor.start(text, { options: { site: 'https://example.org/asdic' } });
    const links = await editor.ask<DocumentLink[]>('textDocument/documentLink', { textDocument });
    const targets = links.map(({ target }) => target!);
    for (const target of [`${folder}/modifiers.yaml`, `${folder}/next.scenario.yaml`])
      assert.ok(targets.includes(target), targets.join());
    assert.ok(
      targets.some((target) => target.startsWith('https://example.org/asdic/rules/wif-ssw/')),
      targets.join(),
    );
  });
});
