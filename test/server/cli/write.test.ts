import assert from 'node:assert/strict';
import { mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { openSync } from 'node:fs';
import { write } from '../../../server/src/cli/write';
import { bundledCommandLine, commandLine } from './command-line';
import { biscay } from './scenarios';

describe('files that are written', () => {
  let folder = '';
  beforeEach(async () => (folder = await mkdtemp(join(tmpdir(), 'asdic-write-'))));
  afterEach(() => rm(folder, { recursive: true }));

  function* pieces(count: number, fault?: Error) {
    for (let index = 0; index < count; index++) yield `${index},`;
    if (fault) throw fault;
  }

  it('are made with the folders that they lie in', async () => {
    const path = join(folder, 'a', 'b.txt');
    await write({ path, text: pieces(3) });
    assert.equal(await readFile(path, 'utf8'), '0,1,2,');
    await write({ path, text: 'text' });
    assert.equal(await readFile(path, 'utf8'), 'text');
  });

  it('stay as they were where a piece cannot be made, and nothing lies beside them', async () => {
    const path = join(folder, 'a.txt');
    await writeFile(path, 'before');
    await assert.rejects(write({ path, text: pieces(100_000, new Error('no more')) }), /no more/);
    assert.equal(await readFile(path, 'utf8'), 'before');
    assert.deepEqual(await readdir(folder), ['a.txt']);
  });

  it('are those that links lead to', async function () {
    if (process.platform === 'win32') this.skip();
    await writeFile(join(folder, 'real.txt'), 'before');
    await symlink(join(folder, 'real.txt'), join(folder, 'link.txt'));
    await write({ path: join(folder, 'link.txt'), text: pieces(2) });
    assert.equal(await readFile(join(folder, 'real.txt'), 'utf8'), '0,1,');
    assert.deepEqual((await readdir(folder)).sort(), ['link.txt', 'real.txt']);
  });
});

describe('output that cannot be written', () => {
  const { write: put, folder } = commandLine();

  it('ends the command with 2, whatever it found', async function () {
    if (process.platform !== 'linux') this.skip();
    await put({ 'a.scenario.yaml': biscay });
    const bundle = join(await bundledCommandLine(), 'dist', 'cli.cjs');
    const child = spawn(process.execPath, [bundle, 'check', '.'], {
      cwd: folder(),
      stdio: ['ignore', openSync('/dev/full', 'w'), 'ignore'],
    });
    assert.deepEqual(await once(child, 'exit'), [2, null]);
  });
});
