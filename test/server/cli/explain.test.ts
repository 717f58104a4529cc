import assert from 'node:assert/strict';
import { createCommandLine } from './command-line';

describe('asdic explain', () => {
  const { run, runJson } = createCommandLine();

  it('prints the page of a code or of a rule', async () => {
    const { output, exitCode } = await run(['explain', 'schema/value']);
    assert.equal(exitCode, 0);
    assert.match(output, /^# A word is one of those allowed here\n/);
    assert.match((await run(['explain', 'wif-ssw/owner-passed'])).output, /By 1\.2\.1 /);
  });

  it('lists all codes', async () => {
    const codes = (await runJson(['explain'])) as readonly string[];
    assert.ok(codes.includes('schema/value') && codes.includes('wif-ssw/owner-passed'), codes.join('\n'));
    assert.deepEqual([...codes].sort(), codes);
  });

  it('suggests a similar code for an unknown one', async () => {
    const { notes, exitCode } = await run(['explain', 'schema/vale']);
    assert.equal(exitCode, 2);
    assert.match(notes, /There is no code `schema\/vale`\. Did you mean `schema\/value`\?/);
  });
});
