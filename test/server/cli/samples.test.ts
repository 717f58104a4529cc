import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import { createCommandLine } from './command-line';

interface PrintedDiagnostic {
  readonly file: string;
  readonly code: string;
}

describe('asdic check on the samples', () => {
  const { run, runJson } = createCommandLine();

  it('reports no problems in the good samples', async () => {
    const { output, exitCode } = await run(['check', '--strict', resolve('samples/wif-ssw')]);
    assert.match(output, /^No problems in \d+ files\.\n$/);
    assert.equal(exitCode, 0);
  });

  it('reports exactly the codes in the first line of each broken sample', async () => {
    const diagnostics = (await runJson(['check', resolve('samples/broken')])) as readonly PrintedDiagnostic[];
    const files = [...new Set(diagnostics.map(({ file }) => file))];
    assert.ok(files.length >= 30, 'every broken sample has a problem');
    for (const file of files) {
      const codes = [
        ...new Set(diagnostics.filter((diagnostic) => diagnostic.file === file).map(({ code }) => code)),
      ].sort();
      const announced = /^# expect: (.*)/.exec(readFileSync(file, 'utf8'))?.[1]?.split(', ').sort();
      assert.deepEqual(codes, announced, relative('.', file));
    }
  });
});
