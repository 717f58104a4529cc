import assert from 'node:assert/strict';
import { Linter } from 'eslint';
import tseslint from 'typescript-eslint';
import { fieldWords } from '../../../scripts/lint/names.mjs';

/** The names that the rule reports. @param {string} code */
function reportedNames(code) {
  const config = /** @type {import('eslint').Linter.Config} */ ({
    files: ['**/*.ts'],
    languageOptions: { parser: tseslint.parser },
    plugins: { asdic: { rules: { 'field-words': fieldWords } } },
    rules: { 'asdic/field-words': 'error' },
  });
  return new Linter().verify(code, config, 'a.ts').map(({ message }) => /`(\w+)`/.exec(message)?.[1]);
}

describe('the lint rule on names', () => {
  it('reports vague names wherever they are declared', () => {
    const code = `
      function told(known: number, [one]: number[], { a: kept, ...rest }: object) {}
      const usual = (given = 1) => given;
      interface Odds { most(): number; told: string }
      class Worth { #lead = 1; reach() {} }
      type here = { spot: number };
    `;
    assert.deepEqual(reportedNames(code), [
      ...['told', 'known', 'one', 'kept', 'rest', 'usual', 'given', 'told', 'lead', 'reach', 'here', 'spot'],
    ]);
  });

  it('reports functions whose name has lost the verb', () => {
    assert.deepEqual(reportedNames('const oddsOf = () => 1; const indexOf = 1; function computeOdds() {}'), ['oddsOf']);
    assert.deepEqual(reportedNames('function searchNote() {} function explainSearch() {} function formatNote() {}'), [
      'searchNote',
    ]);
  });

  it('accepts keys of reports as members, but not as variables', () => {
    assert.deepEqual(reportedNames('interface Outcome { share: number } const share = 1;'), ['share']);
  });

  it('accepts the use of a name that another library declares', () => {
    assert.deepEqual(reportedNames('text.lastIndexOf(x.rest); const { left: side } = box;'), []);
  });
});
