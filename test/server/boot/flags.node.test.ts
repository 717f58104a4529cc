import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { bundled } from '../../support/bundled';

describe('flags of V8', () => {
  const bundle = bundled('server/src/boot/flags.node.ts', 'node');

  /** What Node says of a program, before which flags were set. */
  function said(isServer: boolean, before = '') {
    const program = `${before}; require(${JSON.stringify(bundle())}).setFlags(${isServer}); console.log('on');`;
    const { status, stdout, stderr } = spawnSync(process.execPath, ['-e', program], { encoding: 'utf8' });
    return [status, stdout, stderr];
  }

  it('are all known to V8, which would say of one that is not', () => {
    for (const isServer of [true, false]) assert.deepEqual(said(isServer), [0, 'on\n', '']);
  });

  describe('of a server', () => {
    /** Keeps 40 MB alive, so that V8 has every reason to give what is young more room. @returns the most that it had, in megabytes */
    const most = `() => {
      const { getHeapSpaceStatistics } = require('node:v8');
      const kept = [];
      let most = 0;
      for (let count = 0; count < 1_000_000; count++) {
        kept.push({ count, next: [count] });
        if (count % 1000 > 0) continue;
        const { space_size } = getHeapSpaceStatistics().find(({ space_name }) => space_name === 'new_space');
        most = Math.max(most, space_size / 2 ** 20);
      }
      return most;
    }`;

    /** What a thread tells that first does something, and then what its process tells. */
    function toldBeside(inProcess: string, inThread: string): number[] {
      const program = `
        const flags = require(${JSON.stringify(bundle())});
        const { Worker } = require('node:worker_threads');
        flags.setFlags(true);
        const tell = ${inProcess};
        const before = tell();
        const thread = \`
          const flags = require(${JSON.stringify(bundle())});
          \${${JSON.stringify(inThread)}}
          require('node:worker_threads').parentPort.postMessage((\${tell})());\`;
        new Worker(thread, { eval: true }).once('message', (told) => console.log(JSON.stringify([before, told, tell()])));`;
      const { stdout, stderr } = spawnSync(process.execPath, ['-e', program], { encoding: 'utf8' });
      assert.equal(stderr, '');
      return JSON.parse(stdout) as number[];
    }

    it('keep what is young small, also where there is a thread', () => {
      const [before = NaN, inThread = NaN, after = NaN] = toldBeside(most, 'flags.setFlagsAgain();');
      for (const megabytes of [before, after]) assert.ok(megabytes <= 6, String(megabytes));
      assert.ok(inThread <= 16, String(inThread));
    }).timeout(20_000);

    it('are the same before and after a thread was made: code that is kept is taken only under the same', () => {
      const tags = toldBeside("() => require('node:v8').cachedDataVersionTag()", 'flags.setFlagsAgain();');
      assert.equal(new Set(tags).size, 1);
    });
  });

  describe('of a command', () => {
    /** Whether the quickest code has been made of a function that was called 30,000 times. */
    function isQuickest(isServer: boolean): boolean {
      const program = `
        require(${JSON.stringify(bundle())}).setFlags(${isServer});
        const added = (sum, next) => (next % 3 === 0 ? sum + next : sum);
        const numbers = [...Array(1_000).keys()];
        const turboFanned = 1 << 6;
        (async () => {
          for (let turn = 0; turn < 30; turn++) {
            numbers.reduce(added, 0);
            await new Promise((resume) => setTimeout(resume, 20));
          }
          console.log((%GetOptimizationStatus(added) & turboFanned) > 0);
        })();`;
      const { stdout, stderr } = spawnSync(process.execPath, ['--allow-natives-syntax', '-e', program], {
        encoding: 'utf8',
      });
      assert.equal(stderr, '');
      return JSON.parse(stdout) as boolean;
    }

    it('have it made of less, where V8 has code of two levels', function () {
      if (Number.parseInt(process.versions.node, 10) < 24 || !['x64', 'arm64'].includes(process.arch)) this.skip();
      assert.deepEqual([true, false].map(isQuickest), [true, false]);
    });
  });

  it('are hints: where none can be set, a program goes on', () => {
    // As Bun before 1.4 has it.
    const before = `require('node:v8').setFlagsFromString = () => {
      console.log('asked');
      throw new Error('not implemented');
    }`;
    assert.deepEqual(said(true, before), [0, 'asked\non\n', '']);
  });
});
