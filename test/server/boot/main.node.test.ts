import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bundled } from '../../support/bundled';

describe('what programs begin with', () => {
  const bundle = bundled('server/src/boot/main.node.ts', 'node');
  let folder = '';

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'asdic-boot-'));
    writeFileSync(join(folder, 'part.cjs'), `exports.told = 'told';${'0;\n'.repeat(1_000)}`);
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  /** @returns what a program tells, and whether it has kept code */
  function run({ env = {}, before = '' }: { env?: Readonly<Record<string, string>>; before?: string } = {}) {
    const program = `
      ${before}
      const ofNode = require;
      require = require(${JSON.stringify(bundle())}).requireOf(require('node:path').resolve('program.cjs'), require);
      console.log(require('./part.cjs').told, require === ofNode);`;
    const cache = join(folder, 'cache');
    const { stdout, stderr } = spawnSync(process.execPath, ['-e', program], {
      cwd: folder,
      env: { ...process.env, NODE_COMPILE_CACHE: cache, ...env },
      encoding: 'utf8',
    });
    // Node 22 and later keep there what they compile themselves.
    return [
      stdout + stderr,
      readdirSync(folder, { recursive: true }).some((name) => String(name).includes('part.cjs-')),
    ];
  }

  it('keeps the code of what it requires', () => {
    assert.deepEqual(run(), ['told false\n', true]);
  });

  it("leaves all to Node's require where nothing is to be kept, or cannot be", () => {
    const without = ['told true\n', false];
    assert.deepEqual(run({ env: { NODE_DISABLE_COMPILE_CACHE: '1' } }), without);
    for (const runtime of ['bun', 'deno']) {
      const before = `Object.defineProperty(process, 'versions', { value: { ...process.versions, ${runtime}: '1' } });`;
      assert.deepEqual(run({ before }), without, runtime);
    }
    // As Node has it before 20.15.
    assert.deepEqual(run({ before: "delete require('node:zlib').crc32;" }), without);
  });

  it("leaves all to Node's require where somebody asks Node about what it has loaded", () => {
    assert.deepEqual(run({ before: 'process.setSourceMapsEnabled(true);' }), ['told true\n', false]);
    assert.deepEqual(run({ env: { NODE_V8_COVERAGE: join(folder, 'coverage') } }), ['told true\n', false]);
  });

  it('sets the flags of a server for it and its threads, those of other programs for them', () => {
    const flagsOf = (name: string) => {
      const begin = `require(${JSON.stringify(bundle())}).requireOf(${JSON.stringify(join(folder, name))}, require)`;
      const tag = "require('node:v8').cachedDataVersionTag()";
      const program = `
        ${begin};
        const { Worker } = require('node:worker_threads');
        const thread = ${JSON.stringify(`${begin}; require('node:worker_threads').parentPort.postMessage(${tag});`)};
        const before = ${tag};
        new Worker(thread, { eval: true }).once('message', (inThread) => console.log(JSON.stringify([before, inThread])));`;
      return JSON.parse(spawnSync(process.execPath, ['-e', program], { encoding: 'utf8' }).stdout) as number[];
    };
    const [server, cli] = [flagsOf('server.cjs'), flagsOf('cli.cjs')];
    assert.equal(server[0], server[1]);
    assert.equal(cli[0], cli[1]);
    assert.notEqual(server[0], cli[0]);
  });
});
