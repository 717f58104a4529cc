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

  it("leaves all to Node's require where nothing is to be kept, and where V8 is not what runs it", () => {
    assert.deepEqual(run({ env: { NODE_DISABLE_COMPILE_CACHE: '1' } }), ['told true\n', false]);
    for (const runtime of ['bun', 'deno']) {
      const before = `Object.defineProperty(process, 'versions', { value: { ...process.versions, ${runtime}: '1' } });`;
      assert.deepEqual(run({ before }), ['told true\n', false], runtime);
    }
  });
});
