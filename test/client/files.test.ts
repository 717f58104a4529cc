import assert from 'node:assert/strict';
import { listScenarioFiles, readWorkspaceFile } from '../../client/src/files';
import { desk } from '../support/vscode/desk';
import { Document } from '../support/vscode/documents';
import { Uri } from '../support/vscode/values';

const read = (uri: string) => readWorkspaceFile({ uri });

describe('a file that the server reads through the editor', () => {
  beforeEach(() => (desk.folders = [{ uri: Uri.parse('memfs:/games'), name: 'games' }]));

  it('a file that the server reads through the editor is one of the workspace, with its unsaved text', async () => {
    desk.files.set('memfs:/games/tables.yaml', 'saved');
    assert.equal(await read('memfs:/games/tables.yaml'), 'saved');
    desk.documents = [new Document('memfs:/games/tables.yaml', 'unsaved', 'yaml')];
    assert.equal(await read('memfs:/games/tables.yaml'), 'unsaved');
  });

  it('a file that the server reads through the editor is null where there is none, or one of more than a million bytes', async () => {
    assert.equal(await read('memfs:/games/none.yaml'), null);
    desk.files.set('memfs:/games/large.yaml', 'x'.repeat(1_000_000));
    assert.equal((await read('memfs:/games/large.yaml'))!.length, 1_000_000);
    desk.files.set('memfs:/games/large.yaml', 'x'.repeat(1_000_001));
    assert.equal(await read('memfs:/games/large.yaml'), null);
  });

  it('a file that the server reads through the editor may be beside or below an open scenario outside the workspace, and nowhere else', async () => {
    for (const uri of [
      'memfs:/other/a.yaml',
      'memfs:/other/below/a.yaml',
      'memfs:/others/a.yaml',
      'file:///other/a.yaml',
    ])
      desk.files.set(uri, uri);
    const isReadable = async (uri: string) => (await read(uri)) !== null;
    assert.equal(await isReadable('memfs:/other/a.yaml'), false, 'no scenario is open');
    desk.documents = [new Document('memfs:/other/notes.md', '', 'markdown')];
    assert.equal(await isReadable('memfs:/other/a.yaml'), false, 'no scenario');
    desk.documents = [new Document('memfs:/games/a.scenario.yaml')];
    desk.files.set('memfs:/a.yaml', '');
    assert.equal(await isReadable('memfs:/a.yaml'), false);
    desk.documents = [new Document('memfs:/other/a.scenario.yaml')];
    assert.equal(await isReadable('memfs:/other/a.yaml'), true);
    assert.equal(await isReadable('memfs:/other/below/a.yaml'), true);
    assert.equal(await isReadable('memfs:/others/a.yaml'), false);
    assert.equal(await isReadable('file:///other/a.yaml'), false, 'of another scheme');
    desk.files.set('memfs://host/other/a.yaml', '');
    assert.equal(await isReadable('memfs://host/other/a.yaml'), false, 'of another host');
    desk.documents = [new Document('memfs:/a.scenario.yaml')];
    assert.equal(await isReadable('memfs:/other/a.yaml'), true, 'below the root');
  });
});

describe('the files of a workspace folder', () => {
  const folder = 'file:///games';
  const list = (more: object = {}) => listScenarioFiles({ folder, exclude: [], most: 2, what: 'scenarios', ...more });

  it('the files of a workspace folder are its scenarios, without what the settings exclude', async () => {
    for (const name of ['b', 'a']) desk.files.set(`${folder}/${name}.scenario.yaml`, '');
    assert.deepEqual(await list({ exclude: ['old/**', '*.bak'] }), {
      uris: [`${folder}/a.scenario.yaml`, `${folder}/b.scenario.yaml`],
      more: false,
    });
    await list();
    assert.deepEqual(desk.searches, [
      ['**/*.scenario.{yaml,yml}', '{old/**,*.bak}', 3],
      ['**/*.scenario.{yaml,yml}', undefined, 3],
    ]);
  });

  it('the files of a workspace folder are cut off at the limit, which the answer says', async () => {
    for (const name of ['c', 'b', 'a']) desk.files.set(`${folder}/${name}.scenario.yaml`, '');
    const { uris, more } = await list();
    assert.equal(uris.length, 2);
    assert.equal(more, true);
  });

  it('the files of a workspace folder are those that may hold tables, if these are asked for', async () => {
    for (const name of ['tables.yaml', 'a.scenario.yml', 'asdic.config.yaml']) desk.files.set(`${folder}/${name}`, '');
    assert.deepEqual(await list({ what: 'tables', most: 9 }), { uris: [`${folder}/tables.yaml`], more: false });
    assert.equal(desk.searches[0]![0], '**/*.{yaml,yml,json}');
  });
});
