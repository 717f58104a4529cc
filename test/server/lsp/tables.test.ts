import assert from 'node:assert/strict';
import { FileRefusedError } from '../../../server/src/lsp/runtime';
import { createTables } from '../../../server/src/lsp/tables';

const document = 'file:///games/fleet/biscay.scenario.yaml';

describe('tables in separate files', () => {
  const requests: string[] = [];
  const readFile = (uri: string) => {
    requests.push(uri);
    return uri.endsWith('absent.yaml') ? Promise.resolve(undefined) : Promise.resolve(`text of ${uri}`);
  };
  beforeEach(() => void requests.splice(0));

  it('reports an unread table as missing, then loads and reads it', async () => {
    const tables = createTables(readFile, ['file:///games']);
    const first = tables.createReader(document);
    assert.equal(first.read('../tables/chart.yaml'), undefined);
    assert.deepEqual([...first.missedUris], ['file:///games/tables/chart.yaml']);
    await tables.load(first.missedUris);
    const second = tables.createReader(document);
    assert.deepEqual(second.read('../tables/chart.yaml'), { text: 'text of file:///games/tables/chart.yaml' });
    assert.equal(second.missedUris.size, 0);
  });

  it('requests a missing table once', async () => {
    const tables = createTables(readFile, ['file:///games']);
    const first = tables.createReader(document);
    first.read('absent.yaml');
    await tables.load(first.missedUris);
    const second = tables.createReader(document);
    assert.equal(second.read('absent.yaml'), undefined);
    assert.equal(second.missedUris.size, 0);
  });

  it('requests no table outside of the workspace folders', async () => {
    const tables = createTables(readFile, ['file:///games']);
    const reader = tables.createReader(document);
    const outside = [
      '../../etc/passwd',
      '/etc/passwd',
      'file:///etc/passwd',
      'https://example.org/x.yaml',
      '../../work2/x.yaml',
      '..\\..\\x.yaml',
      '',
    ];
    for (const path of outside) {
      const notRead = path.startsWith('..') ? 'outside' : 'not-relative';
      assert.deepEqual(reader.read(path), { notRead }, path);
    }
    assert.equal(reader.missedUris.size, 0);
    await tables.load(['file:///etc/passwd']);
    assert.deepEqual(requests, []);
  });

  it('reads tables in and below the folder of a document outside of any workspace folder', async () => {
    const tables = createTables(readFile, ['file:///elsewhere']);
    const alone = tables.createReader(document);
    assert.deepEqual(tables.listUnreadConfigs(document), ['file:///games/fleet/asdic.config.yaml']);
    for (const path of ['chart.yaml', 'tables/chart.yaml']) alone.read(path);
    await tables.load(alone.missedUris);
    assert.deepEqual(alone.read('tables/chart.yaml'), { text: 'text of file:///games/fleet/tables/chart.yaml' });
    assert.deepEqual(alone.read('../chart.yaml'), { notRead: 'outside' });
    const uri = 'file:///games/fleet/chart.yaml';
    assert.deepEqual(await tables.find(document, 'chart.yaml'), { uri, exists: true });
    const inWorkspace = tables.createReader('file:///elsewhere/a.scenario.yaml');
    assert.deepEqual(inWorkspace.read('../games/fleet/chart.yaml'), { notRead: 'outside' });
  });

  it('reads no tables for documents that are not files, or that are old versions of files', () => {
    const tables = createTables(readFile, ['file:///games']);
    assert.deepEqual(tables.createReader('untitled:Untitled-1').read('chart.yaml'), { notRead: 'unsaved' });
    const old = tables.createReader('git:/games/fleet/biscay.scenario.yaml?%7B%22ref%22%3A%22%22%7D');
    assert.deepEqual(old.read('chart.yaml'), { notRead: 'outside' });
  });

  it('reports why the host refused to read a table', async () => {
    const tables = createTables(() => Promise.reject(new FileRefusedError('too-large')), ['file:///games']);
    const reader = tables.createReader(document);
    reader.read('chart.yaml');
    await tables.load(reader.missedUris);
    assert.deepEqual(reader.read('chart.yaml'), { notRead: 'too-large' });
  });

  it('reads a table again after it has changed', async () => {
    const tables = createTables(readFile, ['file:///games']);
    const uri = 'file:///games/fleet/chart.yaml';
    await tables.load([uri]);
    assert.equal(tables.invalidate(['file:///games/other.yaml']), false);
    assert.equal(tables.invalidate([uri]), true);
    const reader = tables.createReader(document);
    reader.read('chart.yaml');
    assert.deepEqual([...reader.missedUris], [uri]);
  });
});

describe('the configuration of a workspace', () => {
  const config = 'severity: { "*": hint }';
  const configUri = 'file:///games/asdic.config.yaml';
  const files = new Map([[configUri, config]]);
  const createGameTables = () => createTables((uri) => Promise.resolve(files.get(uri)), ['file:///games']);

  it('reads configurations before their documents, from the folder of a document up to the workspace folder', async () => {
    const tableCache = createGameTables();
    const unread = tableCache.listUnreadConfigs(document);
    assert.deepEqual(unread, ['file:///games/fleet/asdic.config.yaml', configUri]);
    await tableCache.load(unread);
    assert.deepEqual(tableCache.listUnreadConfigs(document), []);
    const nearest = tableCache.createReader(document).getConfig();
    assert.equal(nearest?.path, '../asdic.config.yaml');
    assert.deepEqual(nearest.severity, { '*': 'hint' });
    assert.equal(tableCache.createReader(document).getConfig(), nearest, 'the same until it changes');
  });

  it('reads a configuration again only after it has changed', async () => {
    const tableCache = createGameTables();
    await tableCache.load(tableCache.listUnreadConfigs(document));
    assert.equal(tableCache.invalidate(['file:///games/other.yaml']), false);
    assert.equal(tableCache.invalidate([configUri]), true);
    assert.deepEqual(tableCache.listUnreadConfigs(document), [configUri]);
  });

  it('reads the configuration beside a document outside of the workspace, not above it', () => {
    assert.deepEqual(createGameTables().listUnreadConfigs('file:///elsewhere/x.scenario.yaml'), [
      'file:///elsewhere/asdic.config.yaml',
    ]);
    assert.equal(createGameTables().createReader('untitled:Untitled-1').getConfig(), undefined);
  });
});
