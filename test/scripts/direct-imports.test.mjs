import assert from 'node:assert/strict';
import path from 'node:path';
import { projectRoot } from '../../scripts/support/project.mjs';
import { withDirectImports } from '../../scripts/support/direct-imports.mjs';

const file = path.join(projectRoot, 'server/src/lsp/session.ts');
const at = (/** @type {string} */ name) => path.join(projectRoot, 'server/src', name);

describe('imports through the index of a folder', () => {
  it('are made from where each name is, line for line', () => {
    const text = "import {\n  hover,\n  type Hover,\n  lineIndex as lines,\n} from '../features';\nconst one = 1;\n";
    const made = withDirectImports(text, file);
    assert.equal(made.split('\n').length, text.split('\n').length);
    assert.equal(
      made.split('\n')[0]?.startsWith(`import { hover as hover } from "${at('features/hover/hover')}";`),
      true,
    );
    // Through two indexes.
    assert.ok(made.includes(`import { lineIndex as lines } from "${at('text/line-index')}";`));
    assert.ok(made.endsWith('const one = 1;\n'));
  });

  it('stay where they are types, lead to a single file, or to an index that holds more than names', () => {
    for (const text of [
      "import type { Hover } from '../features';\n",
      "import { attempted } from './guard';\n",
      "import { serverCommands } from '../protocol';\n",
      "import { Connection } from 'vscode-languageserver';\n",
    ])
      assert.equal(withDirectImports(text, file), text);
  });
});
