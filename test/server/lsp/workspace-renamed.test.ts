import assert from 'node:assert/strict';
import type { TextDocumentEdit, WorkspaceEdit } from 'vscode-languageserver/node';
import { TextDocument } from 'vscode-languageserver-textdocument';
import { eventually } from './client';
import { biscay } from './scenario';
import { folder, sound, createWorkspaceOnDisk } from './workspace-on-disk';

const capabilities = {
  workspace: { fileOperations: { willRename: true }, workspaceEdit: { documentChanges: true } },
};

describe('edits for renamed files', () => {
  const workspace = createWorkspaceOnDisk();
  const textWithTable = `${biscay}tables: { sectionModifiers: tables/mine.yaml }\n`;

  /** The changed texts, by the end of their URI. */
  async function renameFile(from: string, to: string): Promise<Readonly<Record<string, string>>> {
    const files = [{ oldUri: `${folder}/${from}`, newUri: `${folder}/${to}` }];
    const edit = await workspace.ask<WorkspaceEdit | null>('workspace/willRenameFiles', { files });
    const changes = (edit?.documentChanges ?? []) as TextDocumentEdit[];
    const texts = changes.map(({ textDocument: { uri }, edits }) => {
      const document = TextDocument.create(uri, 'yaml', 0, workspace.disk.get(uri)!);
      return [uri.slice(folder.length + 1), TextDocument.applyEdits(document, edits as never)] as const;
    });
    return Object.fromEntries(texts);
  }

  beforeEach(() => {
    workspace.disk.set(`${folder}/tables/mine.yaml`, 'source: mine\n');
    workspace.disk.set(sound, textWithTable);
  });

  it('updates the paths of a table in closed and open scenarios', async () => {
    const other = `${folder}/deep/other.scenario.yaml`;
    workspace.disk.set(other, textWithTable.replace('tables/mine', '../tables/mine'));
    await workspace.start({ capabilities });
    await workspace.client.open(sound, textWithTable);
    assert.deepEqual(await renameFile('tables/mine.yaml', 'tables/house.yaml'), {
      'sound.scenario.yaml': textWithTable.replace('mine', 'house'),
      'deep/other.scenario.yaml': textWithTable.replace('tables/mine', '../tables/house'),
    });
  });

  it('updates relative paths in a scenario that moves to another folder', async () => {
    await workspace.start({ capabilities });
    assert.deepEqual(await renameFile('sound.scenario.yaml', 'deep/sound.scenario.yaml'), {
      'sound.scenario.yaml': textWithTable.replace('tables/mine', '../tables/mine'),
    });
    assert.deepEqual(await renameFile('sound.scenario.yaml', 'other.scenario.yaml'), {});
  });

  it('updates paths for a renamed folder, in comments and in the configuration too', async () => {
    const config = `${folder}/asdic.config.yaml`;
    workspace.disk.set(config, 'defaults: { wif-ssw: { tables: { sectionModifiers: tables/mine.yaml } } }\n');
    workspace.disk.set(`${folder}/old/first.scenario.yaml`, biscay);
    workspace.disk.set(sound, `# after old/first.scenario.yaml\n${biscay}`);
    await workspace.start({ capabilities });
    assert.deepEqual(await renameFile('tables', 'house'), {
      'asdic.config.yaml': workspace.disk.get(config)!.replace('tables/mine', 'house/mine'),
    });
    assert.deepEqual(await renameFile('old', 'new'), {
      'sound.scenario.yaml': `# after new/first.scenario.yaml\n${biscay}`,
    });
  });
});

describe('edits of configurations for renamed files', () => {
  const workspace = createWorkspaceOnDisk();

  it('updates the configurations of all folders above a scenario, but none beside it', async () => {
    const text = 'defaults: { wif-ssw: { tables: { sectionModifiers: PATH } } }\n';
    for (const [path, table] of [
      ['asdic.config.yaml', 'tables/mine.yaml'],
      ['a/asdic.config.yaml', '../tables/mine.yaml'],
      ['a/b/c/asdic.config.yaml', '../../../tables/mine.yaml'],
      ['a/other/asdic.config.yaml', '../../tables/mine.yaml'],
    ] as const)
      workspace.disk.set(`${folder}/${path}`, text.replace('PATH', table));
    workspace.disk.delete(sound);
    workspace.disk.set(`${folder}/a/b/c/deep.scenario.yaml`, biscay);
    workspace.disk.set(`${folder}/tables/mine.yaml`, 'source: mine\n');
    await workspace.start({ capabilities });
    const files = [{ oldUri: `${folder}/tables/`, newUri: `${folder}/house` }];
    const edit = await workspace.ask<WorkspaceEdit | null>('workspace/willRenameFiles', { files });
    const changed = (edit?.documentChanges as TextDocumentEdit[]).map(({ textDocument, edits }) => [
      textDocument.uri.slice(folder.length + 1),
      ...edits.map((each) => ('newText' in each ? each.newText : '')),
    ]);
    assert.deepEqual(changed.toSorted(), [
      ['a/asdic.config.yaml', '../house/mine.yaml'],
      ['a/b/c/asdic.config.yaml', '../../../house/mine.yaml'],
      ['asdic.config.yaml', 'house/mine.yaml'],
    ]);
  });
});

describe('a reference to another scenario in a comment', () => {
  const workspace = createWorkspaceOnDisk();

  it('reports a reference in a comment while its file does not exist', async () => {
    const other = `${folder}/other.scenario.yaml`;
    const text = `# after other.scenario.yaml\n${biscay}`;
    workspace.disk.set(sound, text);
    await workspace.start();
    const listCodes = async () =>
      workspace
        .listItems(await workspace.pull([{ uri: sound, value: 'none' }]))
        .flatMap(({ uri, items }) => (uri === sound ? items.map(({ code }) => code) : []));
    assert.deepEqual(await eventually(listCodes, (reported) => reported.length > 0), ['link/missing']);
    await workspace.writeFile(other, biscay);
    await eventually(listCodes, (reported) => reported.length === 0);
    await workspace.writeFile(other, undefined);
    await eventually(listCodes, (reported) => reported.length > 0);
  });
});
