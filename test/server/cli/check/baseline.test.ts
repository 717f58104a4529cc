import assert from 'node:assert/strict';
import { join } from 'node:path';
import { check as checkFiles } from '../../../../server/src/cli/check/check';
import { createProcessHost } from '../../../../server/src/cli/host';
import { writeFileSafely as writeFile } from '../../../../server/src/cli/write';
import { dedent } from '../../../support/fixture';
import { createCommandLine } from '../command-line';
import { biscay, germanyPassed } from '../scenarios';

describe('asdic check --baseline', () => {
  const { write, run, read, folder } = createCommandLine();
  const check = (...words: string[]) => run(['check', '.', '--baseline', 'accepted.json', ...words]);

  it('accepts the problems in the baseline, even when they have moved, and no others', async () => {
    await write({ 'a.scenario.yaml': germanyPassed });
    const first = await check('--update-baseline');
    assert.equal(first.notes, 'accepted.json accepts 3 problems.\n');
    assert.equal(first.exitCode, 0);
    assert.deepEqual(await check(), {
      output: 'No problems in 1 file.\n',
      notes: '3 problems accepted by accepted.json.\n',
      exitCode: 0,
    });

    await write({ 'a.scenario.yaml': `# our game\n\n${dedent(germanyPassed)}`, 'b.scenario.yaml': germanyPassed });
    const { output, exitCode } = await check();
    assert.equal(exitCode, 1);
    assert.deepEqual(new Set(output.match(/^\w\.scenario/gm)), new Set(['b.scenario']));
  });

  it('does not overwrite a baseline that has changed since the check began', async () => {
    await write({ 'a.scenario.yaml': germanyPassed });
    const host = createProcessHost({ ...process, cwd: folder }, folder());
    const options = { strict: false, runs: 1, baseline: 'accepted.json', updateBaseline: true };
    for (const initialText of [undefined, 'before']) {
      if (initialText !== undefined) await write({ 'accepted.json': initialText });
      const { files = [] } = await checkFiles(['.'], options, host);
      await write({ 'accepted.json': 'saved meanwhile' });
      const path = join(folder(), 'accepted.json');
      await assert.rejects(writeFile({ ...files[0]!, path }), /has changed since it was read/);
      assert.equal(await read('accepted.json'), 'saved meanwhile');
    }
  });

  it('reports baseline entries that no longer occur', async () => {
    await write({ 'a.scenario.yaml': germanyPassed });
    await check('--update-baseline');
    await write({ 'a.scenario.yaml': biscay });
    const { notes, exitCode } = await check();
    assert.equal(
      notes,
      '0 problems accepted by accepted.json, and 3 that it accepts are gone: --update-baseline takes them out.\n',
    );
    assert.equal(exitCode, 0);
  });

  it('sorts the baseline, applies it to every format and reports an accepted expectation as a skipped test', async () => {
    await write({ 'b.scenario.yaml': germanyPassed, 'a.scenario.yaml': germanyPassed });
    await check('--update-baseline');
    const { problems } = JSON.parse(await read('accepted.json')) as { problems: Record<string, unknown>[] };
    assert.deepEqual(problems[0], {
      file: 'a.scenario.yaml',
      code: 'expect/not-met',
      text: 'expect: { surprisePoints: { subs: 6 } }',
      count: 1,
    });
    assert.equal(problems.length, 6);
    assert.match((await check('--format', 'junit')).output, /tests="2" failures="0" errors="0" skipped="2">/);
    assert.equal((await check('--format', 'json')).output, '[]\n');
  });

  it('identifies a problem at the very beginning by its own line, also when that is empty', async () => {
    await write({ 'a.scenario.yaml': '\n\n' + `# ${'x'.repeat(98)}\n`.repeat(20_000) });
    await check('--update-baseline');
    const { problems } = JSON.parse(await read('accepted.json')) as { problems: Record<string, unknown>[] };
    assert.deepEqual(problems, [{ file: 'a.scenario.yaml', code: 'syntax/too-large', text: '', count: 1 }]);
  });

  it('reports a missing file, a file without a baseline and a missing name', async () => {
    await write({ 'a.scenario.yaml': biscay, 'other.json': '{}' });
    assert.match((await check()).notes, /There is no file or folder accepted\.json/);
    const wrong = await run(['check', '.', '--baseline', 'other.json']);
    assert.match(wrong.notes, /other\.json is not a baseline\. Write one: .*--update-baseline/);
    assert.equal(wrong.exitCode, 2);
    assert.match((await run(['check', '.', '--update-baseline'])).notes, /name the file with --baseline FILE/);
  });
});
