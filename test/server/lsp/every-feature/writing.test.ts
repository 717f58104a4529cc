import assert from 'node:assert/strict';
import type {
  Color,
  CompletionItem,
  Hover,
  LinkedEditingRanges,
  SignatureHelp,
  TextEdit,
} from 'vscode-languageserver/node';
import { TextDocument } from 'vscode-languageserver-textdocument';
import { positionAt } from '../client';
import { biscay, uri } from '../scenario';
import { broken, folder } from '../workspace-on-disk';
import { anyEditor, describeRows } from './rows';

const options = { tabSize: 2, insertSpaces: true };

describeRows('Writing', (editor, row) => {
  const listCompletions = async (text: string): Promise<readonly CompletionItem[]> => {
    const answer = await editor.ask<{ items: CompletionItem[] } | CompletionItem[]>(
      'textDocument/completion',
      editor.positionIn(text, text.length),
    );
    return Array.isArray(answer) ? answer : answer.items;
  };
  const apply = (edits: readonly TextEdit[]): string =>
    TextDocument.applyEdits(TextDocument.create(uri, '', 1, editor.read()), [...edits]);

  row('mends a problem by a fix, whose edit is made when it is chosen', async () => {
    await editor.start(broken);
    const [fix] = await editor.findActions('wether', 'quickfix');
    assert.deepEqual([fix!.isPreferred, fix!.edit, fix!.diagnostics!.length], [true, undefined, 1]);
    assert.match(await editor.resolveEdit(fix), /"newText":"weather"/);
  });

  row('mends all problems of a file at once, on request or on saving', async () => {
    await editor.start(broken.replace('airToSea: 2', 'airToSee: 2'));
    const [all, ...others] = await editor.findActions('title', 'source.fixAll');
    assert.deepEqual([all!.kind, others.length], ['source.fixAll.asdic', 0]);
    const edit = await editor.resolveEdit(all);
    for (const key of ['weather', 'airToSea']) assert.match(edit, new RegExp(`"newText":"${key}"`));
  });

  row('offers refactorings, one of which makes a file', async () => {
    await editor.start(
      biscay.replace('powers:', 'tables:\n  sectionModifiers: { source: mine, modifiers: { rain: [0, 0] } }\npowers:'),
    );
    const [rewrite] = await editor.findActions('flotilla-7', 'refactor.rewrite');
    assert.match(await editor.resolveEdit(rewrite), /type: sub/);
    const [extract] = await editor.findActions('sectionModifiers', 'refactor.extract');
    assert.match(await editor.resolveEdit(extract), /"kind":"create","uri":"file:\/\/\/work\/tables\//);
  });

  row('completes keys and words, each with what it means', async () => {
    await editor.start(biscay.replace('weather: rain', 'weather: '));
    const rain = (await listCompletions('    weather: ')).find(({ label }) => label === 'rain');
    assert.match(JSON.stringify(rain!.documentation), /\w/);
    const keys = (await listCompletions('    seaZone: Bay of Biscay\n    ')).map(({ label }) => label);
    assert.ok(keys.includes('expect'), keys.join());
  });

  row('completes ids, and whole combats with places to fill in', async () => {
    const text = `${biscay}  - `;
    const { snippetSupport: _, ...plain } = anyEditor.textDocument!.completion!.completionItem!;
    const completion = { completionItem: plain };
    const readInserted = (items: readonly CompletionItem[]) =>
      items.map(({ textEdit }) => (textEdit as TextEdit).newText).find((inserted) => inserted.includes('convoyPoints'));
    await editor.start(text);
    const whole = await listCompletions(text);
    assert.match(readInserted(whole) ?? JSON.stringify(whole), /\$\{?1/);
    await editor.client.stop();
    await editor.start(text, { capabilities: { textDocument: { completion } } });
    assert.doesNotMatch(readInserted(await listCompletions(text))!, /\$/);
    await editor.client.change(uri, 'power: germany', 'power: ');
    const ids = (await listCompletions('      power: ')).map(({ label }) => label);
    assert.deepEqual(ids.sort(), ['cw', 'germany']);
  });

  row('explains and completes tables and asdic.config.yaml, for which it registers', async () => {
    const config = `${folder}/asdic.config.yaml`;
    await editor.start();
    await editor.client.open(config, 'severity: { schema/unknown-key:  }\n', 'yaml');
    const createParams = (text: string) => ({
      textDocument: { uri: config },
      position: positionAt(editor.client.text(config), text, text.length),
    });
    const items = await editor.ask<CompletionItem[]>('textDocument/completion', createParams('unknown-key: '));
    assert.ok(items.some(({ label }) => label === 'hint'));
    assert.match(JSON.stringify(await editor.ask<Hover>('textDocument/hover', createParams('sever'))), /severit/i);
    assert.ok(
      editor.serverMessages.registered.includes('textDocument/completion'),
      editor.serverMessages.registered.join(),
    );
  });

  row('lists the keys of a mapping in braces, and tells which one is being written', async () => {
    await editor.start();
    const help = await editor.ask<SignatureHelp>(
      'textDocument/signatureHelp',
      editor.positionIn('flotilla-7, type: ', 18),
    );
    const [{ label, parameters }] = help.signatures as [SignatureHelp['signatures'][number]];
    const [from, to] = parameters![help.activeParameter!]!.label as [number, number];
    assert.equal(label.slice(from, to), 'type');
  });

  row('formats a text or a part of it', async () => {
    const text = biscay.replace('title: ', 'title:     ').replace('weather: ', 'weather:    ');
    await editor.start(text);
    const whole = await editor.ask<TextEdit[]>('textDocument/formatting', {
      textDocument: editor.textDocument,
      options,
    });
    assert.equal(apply(whole), biscay);
    const range = editor.select('    weather:    rain');
    const part = { textDocument: editor.textDocument, range, options };
    assert.equal(
      apply(await editor.ask<TextEdit[]>('textDocument/rangeFormatting', part)),
      biscay.replace('title: ', 'title:     '),
    );
  });

  row('indents a new line, and tidies a mapping when its brace is closed', async () => {
    await editor.start(biscay.replace('{ side: axis,', '{side:   axis,').replace('engagements:\n', 'engagements:\n\n'));
    const typeCharacter = async (before: string, ch: string) =>
      apply(
        await editor.ask<TextEdit[]>('textDocument/onTypeFormatting', {
          ...editor.positionIn(before, before.length),
          ch,
          options,
        }),
      );
    assert.ok((await typeCharacter('engagements:\n', '\n')).includes('engagements:\n  \n'));
    assert.ok((await typeCharacter('atWarWith: [cw] }', '}')).includes('{ side: axis,'));
  });

  row('edits an id together with its uses', async () => {
    await editor.start();
    const { ranges } = await editor.ask<LinkedEditingRanges>(
      'textDocument/linkedEditingRange',
      editor.positionIn('germany: { side', 2),
    );
    assert.equal(ranges.length, 3);
  });

  row('shows the colour of a power, and writes another', async () => {
    await editor.start(biscay.replace('germany: { side: axis', 'germany: { side: axis, color: "#336699"'));
    const { textDocument } = editor;
    const [shown] = await editor.ask<{ color: Color; range: object }[]>('textDocument/documentColor', { textDocument });
    assert.equal(Math.round(shown!.color.blue * 255), 0x99);
    const color = { red: 1, green: 0, blue: 0, alpha: 1 };
    const params = { textDocument, range: shown!.range, color };
    assert.deepEqual(await editor.ask('textDocument/colorPresentation', params), [{ label: '#ff0000' }]);
    assert.deepEqual(shown!.range, editor.select('#336699'));
  });
});
