/** Every format on real samples, and the options that commands share with `check`. */
import assert from 'node:assert/strict';
import { resolve } from 'node:path';
import { checkFormats } from '../../../server/src/cli/check/formats/format';
import { createCommandLine } from './command-line';
import { biscay } from './scenarios';

describe('the check command on real samples', function () {
  const { run } = createCommandLine();
  const broken = resolve('samples/broken/wif-ssw');

  for (const format of checkFormats)
    it(`asdic check prints the same ${format} on one thread and on two`, async () => {
      const words = ['check', broken, '--format', format, '--runs', '100', '--no-ignore'];
      const [sequential, parallel] = await Promise.all([
        run([...words, '--jobs', '1']),
        run([...words, '--jobs', '2']),
      ]);
      assert.deepEqual(parallel, sequential);
      assert.equal(sequential.exitCode, 1);
      assert.match(sequential.output, /owner-passed/);
    });
});

describe('file options of odds and fmt', () => {
  const { write, run } = createCommandLine();
  const files = { '.gitignore': 'drafts/\n', 'drafts/a.scenario.yaml': biscay, 'b.scenario.yaml': biscay };
  const filePattern = /"file":"([^"]*)"/g;

  it('odds and fmt take the same options for excluded files and for the name of standard input as check', async () => {
    await write(files);
    const listOddsFiles = async (...words: readonly string[]) => {
      const { output } = await run(['odds', ...words, '--format', 'jsonl'], {
        input: biscay.replaceAll(/^ {2}/gm, ''),
      });
      return [...output.matchAll(filePattern)].map(([, name]) => name);
    };
    assert.deepEqual(await listOddsFiles('.'), ['b.scenario.yaml']);
    assert.deepEqual(await listOddsFiles('.', '--no-ignore'), ['b.scenario.yaml', 'drafts/a.scenario.yaml']);
    assert.deepEqual(await listOddsFiles('-', '--stdin-filename', 'drafts/new.scenario.yaml'), [
      'drafts/new.scenario.yaml',
    ]);
    const { output } = await run(['fmt', '.', '--no-ignore', '--check']);
    assert.match(output, /^2 files checked: nothing to format/);
    const fixed = await run(['fmt', '-', '--stdin-filename', 'new.scenario.yaml', '--check'], {
      input: 'ruleset:   aare  \n',
    });
    assert.match(fixed.output, /^new\.scenario\.yaml\n1 file of 1 would be formatted/);
  });
});
