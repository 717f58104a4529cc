import assert from 'node:assert/strict';
import { ESLint } from 'eslint';

/** The messages of the project’s ESLint configuration for a text, without slow type-checked rules. @param {string} text @param {string} filePath */
async function messages(text, filePath) {
  const eslint = new ESLint({
    overrideConfig: { languageOptions: { parserOptions: { projectService: false, project: null } } },
    ruleFilter: ({ ruleId }) => !ruleId.startsWith('@typescript-eslint/'),
  });
  const [result] = await eslint.lintText(text, { filePath });
  return result?.messages.map(({ ruleId }) => ruleId);
}

describe('the ESLint configuration', function () {
  it('forbids regular expressions that take long on long lines', async () => {
    const slow = { 'no-super-linear-backtracking': '/^a+a+b/', 'no-super-linear-move': '/a+b/' };
    for (const [rule, pattern] of Object.entries(slow))
      assert.deepEqual(await messages(`export const slow = ${pattern};\n`, 'server/src/text/parse.ts'), [
        `regexp/${rule}`,
      ]);
    assert.deepEqual(await messages('export const fast = /^a+b/;\n', 'server/src/text/parse.ts'), []);
  });

  it('forbids long files', async () => {
    const line = 'export const x = 1;\n';
    assert.deepEqual(await messages(line.repeat(401), 'server/src/text/parse.ts'), ['max-lines']);
    assert.deepEqual(await messages(line.repeat(400), 'server/src/text/parse.ts'), []);
  });

  it('forbids random numbers and clocks in the engine', async () => {
    assert.deepEqual(await messages('export const x = Math.random();\n', 'server/src/engine/trace.ts'), [
      'no-restricted-properties',
    ]);
  });
});
