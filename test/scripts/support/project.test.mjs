import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { projectRoot, run, sourceFiles } from '../../../scripts/support/project.mjs';

/** Returns whether a process runs. @param {number} id */
function isRunning(id) {
  try {
    process.kill(id, 0);
    // A process that has ended and was not waited for still has its id.
    return !/^State:\s+Z/m.test(fs.readFileSync(`/proc/${id}/status`, 'utf8'));
  } catch {
    return false;
  }
}

describe('running a program', () => {
  it('returns the exit code and the output of a program', async () => {
    let printed = '';
    const code = await run(process.execPath, ['-e', 'console.log("x"); process.exit(3)'], {
      output: (chunk) => (printed += String(chunk)),
    });
    assert.equal(code, 3);
    assert.equal(printed, 'x\n');
  });

  // A child process that runs for a minute. Its id is printed.
  const child = "require('node:child_process').spawn(process.execPath, ['-e', 'setTimeout(() => 0, 60000)'])";

  for (const [what, rest] of [
    ['runs longer than it may', 'setTimeout(() => 0, 60000)'],
    ['has ended', 'setTimeout(() => process.exit(0), 100)'],
  ])
    it(`ends a program with all its child processes when it ${what}`, async function () {
      if (process.platform !== 'linux') this.skip();
      let printed = '';
      const options = { limit: 1000, output: (/** @type {Buffer} */ chunk) => void (printed += String(chunk)) };
      const start = performance.now();
      const code = await run(process.execPath, ['-e', `console.log(${child}.pid); ${rest}`], options);
      assert.equal(code, what === 'has ended' ? 0 : 1);
      assert.ok(performance.now() - start < 5000);
      const id = Number(printed);
      assert.ok(id > 0);
      for (let tries = 0; tries < 50 && isRunning(id); tries++) await sleep(20);
      assert.equal(isRunning(id), false);
    });
});

describe('an interrupted script', () => {
  it('ends the running programs and starts no further one', async function () {
    if (process.platform !== 'linux') this.skip();
    const module = path.join(projectRoot, 'scripts/support/project.mjs');
    const script = `
      import { run } from ${JSON.stringify(module)};
      const code = 'console.log(process.pid); setTimeout(() => 0, 60000)';
      await run(process.execPath, ['-e', code], { limit: 60000 });
      console.log('next');`;
    const started = spawn(process.execPath, ['--input-type=module', '-e', script]);
    let printed = '';
    started.stdout.on('data', (chunk) => (printed += String(chunk)));
    while (!printed.includes('\n')) await sleep(20);
    started.kill('SIGTERM');
    const [code] = await once(started, 'close');
    assert.equal(code, 1);
    assert.match(printed, /^\d+\n$/);
    assert.equal(isRunning(Number(printed)), false);
  });
});

describe('files of the project', () => {
  it('lists files by folder and ending, in order, relative to the project', () => {
    const files = sourceFiles('test/scripts/support', '.test.mjs');
    assert.ok(files.includes('test/scripts/support/project.test.mjs'));
    assert.deepEqual(files, [...files].sort());
    assert.ok(files.every((file) => fs.existsSync(path.join(projectRoot, file))));
    assert.deepEqual(sourceFiles('no-such-folder', ''), []);
  });
});
