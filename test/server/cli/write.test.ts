import assert from 'node:assert/strict';
import { chmod, mkdtemp, readdir, readFile, rm, stat, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { openSync, readdirSync, statSync } from 'node:fs';
import { text } from 'node:stream/consumers';
import { writeFileSafely } from '../../../server/src/cli/write';
import { getBundledCommandLine, createCommandLine } from './command-line';
import { biscay } from './scenarios';

describe('atomic writing of files', () => {
  let folder = '';
  beforeEach(async () => (folder = await mkdtemp(join(tmpdir(), 'asdic-write-'))));
  afterEach(() => rm(folder, { recursive: true }));

  function* generatePieces(count: number, fault?: Error) {
    for (let index = 0; index < count; index++) yield `${index},`;
    if (fault) throw fault;
  }

  it('creates the folders of a file', async () => {
    const path = join(folder, 'a', 'b.txt');
    await writeFileSafely({ path, text: generatePieces(3) });
    assert.equal(await readFile(path, 'utf8'), '0,1,2,');
    await writeFileSafely({ path, text: 'text' });
    assert.equal(await readFile(path, 'utf8'), 'text');
  });

  it('leaves a file unchanged and no temporary file behind when writing fails', async () => {
    const path = join(folder, 'a.txt');
    await writeFile(path, 'before');
    await assert.rejects(writeFileSafely({ path, text: generatePieces(100_000, new Error('no more')) }), /no more/);
    assert.equal(await readFile(path, 'utf8'), 'before');
    assert.deepEqual(await readdir(folder), ['a.txt']);
  });

  it('does not overwrite a file that has changed since it was read', async () => {
    const path = join(folder, 'a.txt');
    await writeFile(path, 'saved meanwhile');
    await assert.rejects(
      writeFileSafely({ path, text: 'after', previousText: 'before' }),
      /has changed since it was read/,
    );
    assert.equal(await readFile(path, 'utf8'), 'saved meanwhile');
    assert.deepEqual(await readdir(folder), ['a.txt']);
    await writeFileSafely({ path, text: 'after', previousText: 'saved meanwhile' });
    assert.equal(await readFile(path, 'utf8'), 'after');
  });

  it('keeps the mode of a file', async function () {
    if (process.platform === 'win32') this.skip();
    const path = join(folder, 'a.txt');
    await writeFile(path, 'before');
    await chmod(path, 0o640);
    await writeFileSafely({ path, text: 'after' });
    assert.equal((await stat(path)).mode & 0o777, 0o640);
  });

  it('writes to a temporary file, which others cannot read, in the same folder', async function () {
    if (process.platform === 'win32') this.skip();
    const path = join(folder, 'a.txt');
    await writeFile(path, 'before', { mode: 0o600 });
    const modes = new Set<number>();
    function* watchModes() {
      for (const piece of generatePieces(100_000)) {
        yield piece;
        if (piece.endsWith('000,'))
          for (const name of readdirSync(folder)) modes.add(statSync(join(folder, name)).mode & 0o777);
      }
    }
    await writeFileSafely({ path, text: watchModes() });
    assert.deepEqual([...modes], [0o600]);
  });

  it('removes the temporary file when the process ends', async function () {
    // Windows lists a removed file until it is closed, which here only the end of the process does.
    if (process.platform === 'win32') this.skip();
    const path = join(folder, 'a.txt');
    await writeFile(path, 'before');
    const otherListeners = process.listeners('exit');
    function* interruptAfterPieces() {
      yield* generatePieces(100_000);
      assert.equal(readdirSync(folder).length, 2);
      const [exitListener] = process.listeners('exit').filter((listener) => !otherListeners.includes(listener));
      exitListener!(130);
      assert.deepEqual(readdirSync(folder), ['a.txt']);
      throw new Error('interrupted');
    }
    await assert.rejects(writeFileSafely({ path, text: interruptAfterPieces() }), /^Error: interrupted$/);
    assert.equal(await readFile(path, 'utf8'), 'before');
  });

  it('does not overwrite a file that was created meanwhile', async () => {
    const path = join(folder, 'a.txt');
    await writeFileSafely({ path, text: 'first', previousText: null });
    await assert.rejects(
      writeFileSafely({ path, text: 'second', previousText: null }),
      /has changed since it was read/,
    );
    assert.equal(await readFile(path, 'utf8'), 'first');
  });

  it('writes to the target of a link', async function () {
    if (process.platform === 'win32') this.skip();
    await writeFile(join(folder, 'real.txt'), 'before');
    await symlink(join(folder, 'real.txt'), join(folder, 'link.txt'));
    await writeFileSafely({ path: join(folder, 'link.txt'), text: generatePieces(2) });
    assert.equal(await readFile(join(folder, 'real.txt'), 'utf8'), '0,1,');
    assert.deepEqual((await readdir(folder)).sort(), ['link.txt', 'real.txt']);
  });
});

describe('an interrupted write', () => {
  const { write: put, folder, read } = createCommandLine();

  it('leaves the files unchanged and reports nothing as written when a size limit ends the writing', async function () {
    if (process.platform !== 'linux') this.skip();
    // The output is longer than the eight blocks of 1024 bytes that the limit allows.
    const long = biscay.replace('weather: rain', `weather:   rain ${'#'.repeat(9000)}`);
    await put({ 'a.scenario.yaml': long });
    const original = await read('a.scenario.yaml');
    const bundle = join(await getBundledCommandLine(), 'dist', 'cli.cjs');
    const script = 'trap "" XFSZ; ulimit -f 8; exec "$0" "$1" fmt a.scenario.yaml';
    const child = spawn('bash', ['-c', script, process.execPath, bundle], { cwd: folder() });
    let errorOutput = '';
    child.stderr.setEncoding('utf8').on('data', (text: string) => (errorOutput += text));
    const [exitCode] = (await once(child, 'close')) as [number];
    assert.equal(exitCode, 2);
    assert.match(errorOutput, /Writing a\.scenario\.yaml failed: EFBIG/);
    assert.doesNotMatch(errorOutput, /Formatted/);
    assert.equal(await read('a.scenario.yaml'), original);
    assert.deepEqual(await readdir(folder()), ['a.scenario.yaml']);
  });
});

describe('output that cannot be written', () => {
  const { write: put, folder } = createCommandLine();

  it('reports a failed write to standard output, and ends with 2 whatever the result', async function () {
    if (process.platform !== 'linux') this.skip();
    await put({ 'a.scenario.yaml': biscay });
    const bundle = join(await getBundledCommandLine(), 'dist', 'cli.cjs');
    const child = spawn(process.execPath, [bundle, 'check', '.'], {
      cwd: folder(),
      stdio: ['ignore', openSync('/dev/full', 'w'), 'pipe'],
    });
    const errorOutput = text(child.stderr!);
    assert.deepEqual(await once(child, 'exit'), [2, null]);
    assert.match(await errorOutput, /^asdic: Output could not be written: ENOSPC: [^\n]*\.\n$/);
  });
});
