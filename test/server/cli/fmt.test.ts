import assert from 'node:assert/strict';
import { dedent } from '../../support/fixture';
import { createCommandLine } from './command-line';
import { biscay } from './scenarios';

describe('asdic fmt', () => {
  const { write, run, read } = createCommandLine();
  const tidy = dedent(biscay);
  const untidy = tidy.replaceAll(/^ {2}/gm, '   ').replace('weather: rain', 'weather:   rain   ');

  it('corrects blanks and indentation, and leaves a formatted file unchanged', async () => {
    await write({ 'a.scenario.yaml': untidy, 'b.scenario.yaml': tidy });
    const { notes, output, exitCode } = await run(['fmt', '.']);
    assert.deepEqual([output, notes, exitCode], ['', 'Formatted 1 file.\n', 0]);
    assert.equal(await read('a.scenario.yaml'), tidy);
    assert.equal((await run(['fmt', '.'])).notes, '');
  });

  it('lists files to format with --check, prints a diff with --dry-run, and writes nothing for either', async () => {
    await write({ 'a.scenario.yaml': untidy, 'b.scenario.yaml': tidy });
    const checked = await run(['fmt', '.', '--check']);
    assert.equal(checked.output, 'a.scenario.yaml\n1 file of 2 would be formatted: run asdic fmt.\n');
    assert.equal(checked.exitCode, 1);
    const dryRun = await run(['fmt', '.', '--dry-run']);
    assert.match(dryRun.output, /^--- a\/a\.scenario\.yaml\n/);
    assert.equal(dryRun.exitCode, 1);
    assert.equal(await read('a.scenario.yaml'), untidy);
    assert.equal((await run(['fmt', 'b.scenario.yaml', '--check'])).exitCode, 0);
  });

  it('prints the formatted text of standard input', async () => {
    assert.equal((await run(['fmt', '-'], { input: untidy })).output, tidy);
  });
});
