import assert from 'node:assert/strict';
import { parseOutputs, parseSeverities } from '../../../../server/src/cli/check/options';
import type { Host } from '../../../../server/src/cli/host';
import { environment } from '../../../support/environment';

describe('outputs and severities of a check', () => {
  it('standard output has the text format, that of GitHub in its workflows, or the one that is named, and files follow', () => {
    const parse = (options: object, isGitHubWorkflow = false) =>
      parseOutputs(options as never, { isGitHubWorkflow } as Host);
    assert.deepEqual(parse({}), [{ format: 'text' }]);
    assert.deepEqual(parse({}, true), [{ format: 'github' }]);
    assert.deepEqual(parse({ format: 'json' }, true), [{ format: 'json' }]);
    assert.deepEqual(parse({ output: ['sarif=a.sarif', 'json=x=y.json'] }), [
      { format: 'text' },
      { format: 'sarif', file: 'a.sarif' },
      { format: 'json', file: 'x=y.json' },
    ]);
    for (const output of ['sarif', 'sarif=', '=a.sarif', 'serif=a.sarif', ''])
      assert.throws(() => parse({ output: [output] }), {
        name: 'CannotRun',
        message: new RegExp(
          `^--output ${output}: write FORMAT=FILE, such as sarif=asdic\\.sarif\\. Formats are text, `,
        ),
      });
  });

  it('a severity is for a code that exists, or for all that begin alike', async () => {
    const host = { rulesets: { loadAll: () => Promise.resolve(environment().rulesets) } } as unknown as Host;
    const parse = (...severity: readonly string[]) => parseSeverities({ severity } as never, host);
    assert.deepEqual(await parse(), {});
    assert.deepEqual(await parse('schema/range=hint', 'wif-ssw/*=off', '*=warning'), {
      ...{ 'schema/range': 'hint', 'wif-ssw/*': 'off', '*': 'warning' },
    });
    for (const value of ['schema/range', 'schema/range=loud', '', '='])
      await assert.rejects(parse(value), { name: 'CannotRun', message: /: write CODE=LEVEL\. Levels are / }, value);
    await assert.rejects(parse('schema/rang=hint'), {
      message:
        '--severity schema/rang=hint: there is no code `schema/rang`. Did you mean `schema/range`? `asdic explain` lists them all.',
    });
    for (const value of ['schemx*=hint', '=hint', 'schema=hint', 'schema/*x=hint'])
      await assert.rejects(parse(value), { name: 'CannotRun', message: /: there is no code/ }, value);
  });
});
