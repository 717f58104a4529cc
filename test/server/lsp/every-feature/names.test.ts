import assert from 'node:assert/strict';
import type {
  DocumentHighlight,
  Location,
  ResponseError,
  SymbolInformation,
  WorkspaceEdit,
} from 'vscode-languageserver/node';
import { eventually, positionAt } from '../client';
import { biscay, uri } from '../scenario';
import { folder, sound } from '../workspace-on-disk';
import { describeRows, printEdit, scenarioFile } from './rows';

const createRound = (number: number, more = ''): string => `ruleset: aare
${more}turn: { round: ${number}, power: us }
powers: { japan: { side: axis }, us: { side: allies } }
forces:
  - { id: fleet, power: us, units: { dd: 3 } }
`;

describeRows('Names', (editor, row) => {
  const text = `${createRound(1)}  - { id: raiders, power: japan, units: { dd: 2 } }
seaBattles:
  - { id: first, attacker: { from: fleet, units: { dd: 2 } }, defender: { from: raiders, units: { dd: 2 } } }
`;
  const withTable = biscay.replace('engagements:', 'tables: { sectionModifiers: modifiers.yaml }\nengagements:');

  row('goes to the declaration of an id, or to the file of a table', async () => {
    editor.disk.set(`${folder}/modifiers.yaml`, 'source: mine\n');
    await editor.start(withTable);
    const id = await editor.ask<Location>('textDocument/definition', editor.positionIn('power: germany', 8));
    assert.deepEqual([id.uri, id.range.start], [uri, positionAt(withTable, 'germany')]);
    const file = await editor.ask<Location>('textDocument/definition', editor.positionIn('modifiers.yaml'));
    assert.equal(file.uri, `${folder}/modifiers.yaml`);
  });

  row('finds every use of an id, in the scenarios that follow it too', async () => {
    const next = scenarioFile('next');
    editor.disk.set(next, createRound(2, 'follows: biscay.scenario.yaml\n'));
    editor.disk.set(uri, createRound(1));
    await editor.start(createRound(1));
    const references = await editor.ask<Location[]>('textDocument/references', {
      ...editor.positionIn('fleet'),
      context: { includeDeclaration: true },
    });
    assert.deepEqual(references.map((reference) => reference.uri).sort(), [uri, next].sort());
  });

  row('highlights the uses of an id, its declaration apart', async () => {
    await editor.start();
    const uses = await editor.ask<DocumentHighlight[]>(
      'textDocument/documentHighlight',
      editor.positionIn('power: germany', 8),
    );
    assert.deepEqual(uses.map(({ kind }) => kind).sort(), [2, 2, 3]);
  });

  row('says what can be renamed, renames every use, and refuses a name that is taken', async () => {
    await editor.start(text);
    const { position, textDocument } = editor.positionIn('from: fleet', 7);
    const range = await editor.ask<object>('textDocument/prepareRename', { position, textDocument });
    assert.deepEqual(range, {
      start: { ...position, character: position.character - 1 },
      end: { ...position, character: position.character - 1 + 'fleet'.length },
    });
    assert.equal(await editor.ask('textDocument/prepareRename', editor.positionIn('seaBattles')), null);
    const rename = (newName: string) =>
      editor.ask<WorkspaceEdit>('textDocument/rename', { position, textDocument, newName });
    assert.equal(printEdit(await rename('armada')).match(/"newText":"armada"/g)?.length, 2);
    await assert.rejects(rename('raiders'), ({ message }: ResponseError) => /raiders/.test(message));
  });

  row('keeps the paths in scenarios right when a file is renamed', async () => {
    editor.disk.set(`${folder}/modifiers.yaml`, 'source: mine\n');
    await editor.start(withTable);
    const files = [{ oldUri: `${folder}/modifiers.yaml`, newUri: `${folder}/tables/house.yaml` }];
    const edit = await editor.ask<WorkspaceEdit>('workspace/willRenameFiles', { files });
    assert.match(printEdit(edit), /"newText":"tables\/house\.yaml"/);
  });

  row('finds ids in all files of the folder', async () => {
    editor.disk.set(sound, biscay.replaceAll('flotilla-7', 'wolfpack'));
    await editor.start();
    const symbols = await eventually(
      () => editor.ask<SymbolInformation[]>('workspace/symbol', { query: 'wolf' }),
      (list) => list.length > 0,
    );
    assert.deepEqual(
      symbols.map(({ name, location, containerName }) => [name, location.uri, containerName]),
      [['wolfpack', sound, 'unit of Condors over Biscay']],
    );
  });
});
