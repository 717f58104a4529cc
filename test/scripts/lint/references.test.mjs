import assert from 'node:assert/strict';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { findMissingReferences, listProjectFiles } from '../../../scripts/lint/references.mjs';

describe('file references in prose', () => {
  /** @param {Record<string, string>} tree */
  function listMissing(tree) {
    const root = fs.mkdtempSync(path.join(os.tmpdir(), 'asdic-references-'));
    try {
      for (const [file, text] of Object.entries(tree)) {
        fs.mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
        fs.writeFileSync(path.join(root, file), text);
      }
      return findMissingReferences(Object.keys(tree), root);
    } finally {
      fs.rmSync(root, { recursive: true });
    }
  }

  it('reports missing files named in documents and comments, not in code', () => {
    const found = listMissing({
      'a.md': 'Read `gone.md` and docs/gone.md first.\n',
      'src/a.ts': "// See `lost.ts`.\nimport './other.ts'; // as lost/there.mjs says\nconst x = '`string.ts`';\n",
    });
    assert.deepEqual(found, [
      'a.md:1 names gone.md, which does not exist',
      'a.md:1 names docs/gone.md, which does not exist',
      'src/a.ts:1 names lost.ts, which does not exist',
      'src/a.ts:2 names lost/there.mjs, which does not exist',
    ]);
  });

  it('accepts file names by path ending, from the root, relative to the document and by suffix', () => {
    const found = listMissing({
      'docs/a.md':
        '`b.md`, `src/x/numbers.ts`, `x/numbers.ts`, `numbers.ts`, `../src/x/numbers.ts`, `.test.ts`, `dist/server.cjs`, `<id>.md`',
      'docs/b.md': 'See https://example.org/some/page.md and `checks/<code>.ts`.',
      'src/x/numbers.ts': '',
      'src/x/a.test.ts': '',
    });
    assert.deepEqual(found, []);
  });

  it('looks up file names among all files of the project except generated ones', () => {
    const files = listProjectFiles();
    for (const file of ['package.json', 'esbuild.mjs', 'scripts/lint.mjs', '.ci/run'])
      assert.ok(files.includes(file), file);
    assert.deepEqual(
      files.filter((file) => /^(?:node_modules|dist|out)\//.test(file)),
      [],
    );
  });
});
