import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { dedent } from '../../../support/fixture';
import { createCommandLine } from '../command-line';
import { biscay } from '../scenarios';

describe('asdic check --fix', () => {
  const { write, run, read, folder } = createCommandLine();
  const misspelt = biscay.replace('weather: rain', 'weathr: rain');

  it('writes the result of Fix all to each file, and prints the remaining problems', async () => {
    await write({ 'a.scenario.yaml': misspelt, 'b.scenario.yaml': biscay });
    const { output, notes, exitCode } = await run(['check', '.', '--fix']);
    assert.equal(await read('a.scenario.yaml'), dedent(biscay));
    assert.equal(notes, 'Fixed 1 file.\n');
    assert.equal(output, 'No problems in 2 files.\n');
    assert.equal(exitCode, 0);
  });

  it('prints the fixes as a diff that git applies, writes nothing and ends with 1', async () => {
    await write({ 'a.scenario.yaml': misspelt });
    const { output, exitCode } = await run(['check', '.', '--fix', '--dry-run']);
    assert.match(output, /^--- a\/a\.scenario\.yaml\n\+\+\+ b\/a\.scenario\.yaml\n@@ /);
    assert.match(output, /^-.*weathr: rain\n\+.*weather: rain$/m);
    assert.equal(exitCode, 1);
    assert.equal(await read('a.scenario.yaml'), dedent(misspelt));
    execFileSync('git', ['apply', '--unsafe-paths', '-'], { cwd: folder(), input: output });
    assert.equal(await read('a.scenario.yaml'), dedent(biscay));
    assert.deepEqual(await run(['check', '.', '--dry-run']), { output: '', notes: '', exitCode: 0 });
  });

  it('keeps line endings and a byte order mark', async () => {
    const text = `\ufeff${dedent(misspelt).replaceAll('\n', '\r\n')}`;
    await writeFile(join(folder(), 'a.scenario.yaml'), text);
    await run(['check', '.', '--fix']);
    assert.equal(await read('a.scenario.yaml'), text.replace('weathr', 'weather'));
  });

  it('prints only the fixed text of standard input', async () => {
    const { output, exitCode } = await run(['check', '-', '--fix'], { input: dedent(misspelt) });
    assert.equal(output, dedent(biscay));
    assert.equal(exitCode, 0);
    await write({ 'a.scenario.yaml': biscay });
    assert.match((await run(['check', '-', '.', '--fix'])).notes, /name no file beside `-`/);
  });
});
