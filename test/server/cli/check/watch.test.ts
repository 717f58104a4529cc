import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { Host } from '../../../../server/src/cli/host';
import { watchFiles } from '../../../../server/src/cli/check/watch';
import { getBundledCommandLine, createCommandLine } from '../command-line';
import { biscay, germanyPassed } from '../scenarios';

describe('asdic check --watch', () => {
  const { write, run, folder } = createCommandLine();

  it('checks again when a file has changed, and ends with 130 on an interrupt', async function () {
    if (process.platform === 'win32') this.skip();
    await write({ 'a.scenario.yaml': biscay });
    const bundle = join(await getBundledCommandLine(), 'dist', 'cli.cjs');
    const child = spawn(process.execPath, [bundle, 'check', '.', '--watch'], { cwd: folder(), env: {} });
    const readOutput = async () => ((await once(child.stdout.setEncoding('utf8'), 'data')) as [string])[0];
    assert.equal(await readOutput(), 'No problems in 1 file.\n');
    await write({ 'a.scenario.yaml': germanyPassed });
    assert.match(await readOutput(), /3 problems \(3 errors\) in 1 of 1 file\.\n$/);
    child.kill('SIGINT');
    assert.deepEqual(await once(child, 'exit'), [130, null]);
  });

  it('reports a file that cannot be written, and continues to watch', async function () {
    if (process.platform === 'win32') this.skip();
    await write({ 'a.scenario.yaml': biscay });
    const bundle = join(await getBundledCommandLine(), 'dist', 'cli.cjs');
    const words = [bundle, 'check', '.', '--watch', '--output', 'json=a.scenario.yaml/b.json'];
    const child = spawn(process.execPath, words, { cwd: folder(), env: {} });
    const output = once(child.stdout.setEncoding('utf8'), 'data');
    const [notes] = (await once(child.stderr.setEncoding('utf8'), 'data')) as [string];
    assert.match(notes, /^asdic: Writing a\.scenario\.yaml\/b\.json failed: /);
    assert.deepEqual(await output, ['No problems in 1 file.\n']);
    child.kill('SIGINT');
    assert.deepEqual(await once(child, 'exit'), [130, null]);
  });

  it('writes files, then prints notes and output of each check, and watches no longer when a check fails altogether', async () => {
    await write({ 'a.scenario.yaml': biscay });
    const shown: string[] = [];
    const host = {
      folder: folder(),
      write: (files: readonly { readonly path: string }[]) =>
        Promise.resolve(shown.push(...files.map(({ path }) => path))),
      print: (text: string) => Promise.resolve(shown.push(text)),
    } as unknown as Host;
    let checkCount = 0;
    const watching = watchFiles(['.', '!none'], host, async () => {
      checkCount++;
      if (checkCount === 3) throw new Error('enough');
      // The next check follows this change.
      await write({ 'a.scenario.yaml': `${biscay}# ${checkCount}\n` });
      const files = checkCount === 1 ? [{ path: 'b.json', text: '' }] : [];
      return { output: `output ${checkCount}`, notes: `notes ${checkCount}`, files, exitCode: 0 };
    });
    await assert.rejects(watching, /enough/);
    assert.deepEqual(shown, ['b.json', 'notes 1', 'output 1', 'notes 2', 'output 2']);
  });

  it('rejects standard input', async () => {
    const { notes, exitCode } = await run(['check', '-', '--watch']);
    assert.match(notes, /Standard input cannot be watched/);
    assert.equal(exitCode, 2);
  });

  it('ends when there is nothing to check', async () => {
    await write({ 'a.scenario.yaml': biscay });
    const { notes, exitCode } = await run(['check', '.', '--watch', '--baseline', 'none.json']);
    assert.match(notes, /none\.json/);
    assert.equal(exitCode, 2);
  });
});
