import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as passed } from 'node:timers/promises';
import { CodeCache } from '../../../server/src/boot/code-cache.node';
import { bundled } from '../../support/bundled';

/** A module with a function that is called and one that is not, too long to be compiled without looking for what is kept. */
const moduleText = `exports.called = () => 'told when called';
exports.other = () => 'never told';
${'0;\n'.repeat(1_000)}`;

describe('code that is kept', () => {
  const bundle = bundled('server/src/boot/code-cache.node.ts', 'node');
  let folder = '';
  const inFolder = (name: string) => path.join(folder, name);
  const filesKept = () =>
    fs
      .readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => /^kept[\\/].*\.cjs-/.test(name))
      .map(inFolder);

  beforeEach(() => {
    folder = fs.mkdtempSync(path.join(os.tmpdir(), 'asdic-code-'));
    fs.writeFileSync(inFolder('module.cjs'), moduleText);
  });
  afterEach(() => fs.rmSync(folder, { recursive: true }));

  /** Runs the module in a program of its own. @returns where its code came from, and what it tells */
  function run(name = 'module.cjs'): string {
    const program = `
      const vm = require('node:vm');
      vm.Script = class extends vm.Script {
        constructor(source, options) {
          super(source, options);
          const { cachedData } = options;
          console.log(cachedData === undefined ? 'compiled' : this.cachedDataRejected ? 'refused' : 'kept');
        }
      };
      const { CodeCache } = require(${JSON.stringify(bundle())});
      const exported = {};
      new CodeCache('kept').compiled(require('node:path').resolve('${name}'), ['exports'])(exported);
      console.log(exported.called());`;
    const { stdout, stderr } = spawnSync(process.execPath, ['-e', program], { cwd: folder, encoding: 'utf8' });
    return (stdout + stderr).trim().split('\n').join(', ');
  }

  it('is taken by the next program', () => {
    assert.equal(run(), 'compiled, told when called');
    assert.equal(run(), 'kept, told when called');
  });

  it('has the functions that were called, once nothing more is compiled', async () => {
    const exported: { called?: () => string } = {};
    new CodeCache(inFolder('kept'), 20).compiled(inFolder('module.cjs'), ['exports'])(exported);
    exported.called?.();
    for (let tries = 0; tries < 200 && filesKept().length === 0; tries++) await passed(10);
    const bytes = fs.readFileSync(filesKept()[0]!, 'latin1');
    assert.ok(bytes.includes('told when called'));
    assert.ok(!bytes.includes('never told'));
  });

  it('is none of a file that was changed, be it as long as it was', () => {
    run();
    fs.writeFileSync(inFolder('module.cjs'), moduleText.replace('told when called', 'TOLD WHEN CALLED'));
    assert.equal(run(), 'compiled, TOLD WHEN CALLED');
    assert.equal(run(), 'kept, TOLD WHEN CALLED');
  });

  it('is made again where it is damaged', () => {
    run();
    const [file = ''] = filesKept();
    const whole = fs.readFileSync(file);
    const changed = Buffer.from(whole);
    changed[whole.indexOf('told when called')] = 0;
    for (const damaged of [changed, whole.subarray(0, 100), Buffer.alloc(2)]) {
      fs.writeFileSync(file, damaged);
      assert.equal(run(), 'compiled, told when called');
      assert.equal(run(), 'kept, told when called');
    }
  });

  it('is not needed: where nothing can be written, a program runs as well', () => {
    fs.writeFileSync(inFolder('kept'), 'a file in the place of the folder');
    for (let time = 1; time <= 2; time++) assert.equal(run(), 'compiled, told when called');
  });

  it('of many files is kept while nothing else happens', () => {
    for (const name of ['one.cjs', 'two.cjs']) fs.writeFileSync(inFolder(name), moduleText);
    const program = `
      const { CodeCache } = require(${JSON.stringify(bundle())});
      const cache = new CodeCache('kept', 20);
      for (const name of ['module.cjs', 'one.cjs', 'two.cjs'])
        cache.compiled(require('node:path').resolve(name), ['exports'])({});
      process.removeAllListeners('exit');
      setTimeout(() => process.exit(), 2_000);`;
    spawnSync(process.execPath, ['-e', program], { cwd: folder });
    assert.equal(filesKept().length, 3);
  });

  it('is of one folder: V8 takes the name of a file from what it has kept', () => {
    const failing = `exports.called = () => { throw new Error('here'); };\n${moduleText.replace(/^.*\n/, '')}`;
    for (const name of ['a', 'b']) {
      fs.mkdirSync(inFolder(name));
      fs.writeFileSync(inFolder(`${name}/module.cjs`), failing);
      assert.match(run(`${name}/module.cjs`), new RegExp(`${name}[\\\\/]module\\.cjs:1:`));
    }
  });

  it('leaves nothing behind that could not be finished', () => {
    run();
    const [file = ''] = filesKept();
    fs.rmSync(file);
    fs.mkdirSync(file);
    for (let time = 1; time <= 2; time++) assert.equal(run(), 'compiled, told when called');
    assert.deepEqual(fs.readdirSync(path.dirname(file)), [path.basename(file)]);
  });

  it('leaves errors to tell the file, the line and the column', () => {
    fs.writeFileSync(inFolder('module.cjs'), `throw new Error('at once');\n${moduleText}`);
    assert.match(run(), /module\.cjs:1\b.*at once.*module\.cjs:1:7/);
  });
});
