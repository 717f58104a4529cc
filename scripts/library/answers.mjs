// Generates the JSON schemas of the answers of the library and of `--format json` from the library's types.
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { createGenerator } from 'ts-json-schema-generator';

/**
 * Files by name, with the type of each and whether the answer is a list of it.
 * @type {Record<string, { type: string, list: boolean, title: string }>}
 */
export const answers = {
  'check.json': { type: 'ListedProblem', list: true, title: 'What asdic check --format json prints' },
  'report.json': {
    type: 'PlacedReport',
    list: true,
    title: 'What asdic resolve, odds and advise --format json print',
  },
  'sweep.json': { type: 'Swept', list: false, title: 'What asdic sweep --format json prints' },
  'compare.json': { type: 'Comparison', list: false, title: 'What asdic compare --format json prints' },
  'matters.json': { type: 'Matters', list: false, title: 'What asdic matters --format json prints' },
  'rules.json': { type: 'ListedRule', list: true, title: 'What asdic rules --format json prints' },
  'explain.json': { type: 'Explanation', list: false, title: 'What asdic explain CODE --format json prints' },
};

/**
 * @param {string} types of the library, as `bundleTypes` returns them
 * @returns {Record<string, object>} schemas by the names of their files
 */
export function createAnswerSchemas(types) {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'asdic-types-'));
  const file = path.join(folder, 'answers.ts');
  try {
    fs.writeFileSync(file, types);
    const generator = createGenerator({
      path: file,
      skipTypeCheck: true,
      expose: 'all',
      topRef: true,
      additionalProperties: true,
    });
    return Object.fromEntries(
      Object.entries(answers).map(([name, { type, list, title }]) => {
        const { $schema, $ref, definitions } = generator.createSchema(type);
        return [name, { $schema, title, ...(list ? { type: 'array', items: { $ref } } : { $ref }), definitions }];
      }),
    );
  } finally {
    fs.rmSync(folder, { recursive: true });
  }
}
