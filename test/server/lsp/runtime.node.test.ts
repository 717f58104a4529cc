import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { createNodeRuntime } from '../../../server/src/lsp/runtime.node';

describe('the files that a server under Node reads', () => {
  const { readFile, listFiles, createTemporaryFiles } = createNodeRuntime('.');
  let folder: string;
  let outside: string;
  const toUri = (...names: string[]) => pathToFileURL(path.join(folder, ...names)).href;
  const write = (name: string, text = '') => {
    const file = path.join(folder, name);
    fs.mkdirSync(path.dirname(file), { recursive: true });
    fs.writeFileSync(file, text);
  };

  beforeEach(() => {
    const root = fs.realpathSync(fs.mkdtempSync(path.join(tmpdir(), 'asdic-test-')));
    [folder, outside] = [path.join(root, 'games'), path.join(root, 'games-2')];
    fs.mkdirSync(folder);
    fs.mkdirSync(outside);
    fs.writeFileSync(path.join(outside, 'secret.yaml'), 'secret');
  });
  afterEach(() => fs.rmSync(path.dirname(folder), { recursive: true }));

  const read = (uri: string, maxBytes = 100) => readFile!(uri, toUri(), maxBytes);

  it('are regular files in the folder, up to a size in bytes', async () => {
    write('a/b.yaml', 'd\u00fcnn');
    assert.equal(await read(toUri('a', 'b.yaml')), 'd\u00fcnn');
    assert.equal(await read(toUri('a', 'b.yaml'), 5), 'd\u00fcnn');
    await assert.rejects(read(toUri('a', 'b.yaml'), 4), { reason: 'too-large' });
    write('empty.yaml');
    assert.equal(await read(toUri('empty.yaml'), 0), '');
    assert.equal(await read(toUri('a')), undefined);
    assert.equal(await read('untitled:/a/b.yaml'), undefined);
    await assert.rejects(read(toUri('missing.yaml')), { code: 'ENOENT' });
  });

  it('are not outside of the folder, by name or by a link', async () => {
    const secret = pathToFileURL(path.join(outside, 'secret.yaml')).href;
    await assert.rejects(read(secret), { reason: 'outside' });
    await assert.rejects(read(`${toUri()}/../games-2/secret.yaml`), { reason: 'outside' });
    if (process.platform === 'win32') return;
    fs.symlinkSync(path.join(outside, 'secret.yaml'), path.join(folder, 'link.yaml'));
    await assert.rejects(read(toUri('link.yaml')), { reason: 'outside' });
    write('a.yaml', 'text');
    fs.symlinkSync(path.join(folder, 'a.yaml'), path.join(folder, 'inside.yaml'));
    assert.equal(await read(toUri('inside.yaml')), 'text');
    assert.equal(await readFile!(secret, 'file:///', 100), 'secret', 'the root folder ends with a slash');
    execFileSync('mkfifo', [path.join(folder, 'pipe')]);
    assert.equal(await read(toUri('pipe')), undefined);
  });

  const list = async (exclude: readonly string[] = [], limit = 100, kind: 'scenarios' | 'tables' = 'scenarios') => {
    const { uris, more } = await listFiles!(toUri(), exclude, limit, kind);
    return { names: uris.map((uri) => path.relative(folder, fileURLToPath(uri)).split(path.sep).join('/')), more };
  };

  it('are listed by kind, in folders of any depth, without excluded ones', async () => {
    for (const name of [
      'z.scenario.yaml',
      'a/b/c.scenario.yml',
      'a/t.yaml',
      't.json',
      'asdic.config.yaml',
      'a/readme.md',
      'old/x.scenario.yaml',
    ])
      write(name);
    assert.deepEqual(await list(), {
      names: ['a/b/c.scenario.yml', 'old/x.scenario.yaml', 'z.scenario.yaml'],
      more: false,
    });
    assert.deepEqual(await list(['old', '*.yml']), { names: ['z.scenario.yaml'], more: false });
    assert.deepEqual(await list([], 100, 'tables'), { names: ['a/t.yaml', 't.json'], more: false });
    assert.deepEqual(await listFiles!(toUri('missing'), [], 100, 'scenarios'), { uris: [], more: false });
  });

  it('are listed up to a number, those of outer folders first', async () => {
    for (const name of ['b.scenario.yaml', 'a/a.scenario.yaml', 'c.scenario.yaml']) write(name);
    assert.deepEqual(await list([], 3), {
      names: ['a/a.scenario.yaml', 'b.scenario.yaml', 'c.scenario.yaml'],
      more: false,
    });
    assert.deepEqual(await list([], 2), { names: ['b.scenario.yaml', 'c.scenario.yaml'], more: true });
    const { names, more } = await list([], 0);
    assert.deepEqual([names, more], [[], true]);
  });

  it('are listed without links, and in twenty folders in each other at most', async () => {
    write(`${'d/'.repeat(19)}deep.scenario.yaml`);
    write(`${'d/'.repeat(20)}deeper.scenario.yaml`);
    if (process.platform !== 'win32') fs.symlinkSync(folder, path.join(folder, 'self'));
    assert.deepEqual((await list()).names, [`${'d/'.repeat(19)}deep.scenario.yaml`]);
  });

  it('that it writes for a session are gone after it', async () => {
    const files = createTemporaryFiles!();
    const file = fileURLToPath(await files.write('report.md', '# Report'));
    assert.equal(fs.readFileSync(file, 'utf8'), '# Report');
    const listeners = process.listenerCount('exit');
    files.dispose();
    assert.equal(fs.existsSync(path.dirname(file)), false);
    assert.equal(process.listenerCount('exit'), listeners - 1);
  });
});
