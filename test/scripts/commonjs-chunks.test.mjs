import assert from 'node:assert/strict';
import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { build } from 'esbuild';
import { asCommonJs, commonJsChunks } from '../../scripts/support/commonjs-chunks.mjs';
import { projectRoot, sourceFiles } from '../../scripts/support/project.mjs';

describe('chunks as CommonJS', () => {
  /** A folder for each build: what was required once is not required again. */
  let builds = 0;
  const nextFolder = () => path.join(projectRoot, 'out/commonjs-test', String(++builds));

  /** What `one.cjs` exports, which is built from sources by their names. @param {Record<string, string>} sources @param {boolean} minify */
  async function loaded(sources, minify) {
    const folder = nextFolder();
    fs.rmSync(folder, { recursive: true, force: true });
    fs.mkdirSync(folder, { recursive: true });
    for (const [name, text] of Object.entries(sources)) fs.writeFileSync(path.join(folder, name), text);
    await build({
      entryPoints: ['one.mjs', 'two.mjs'].map((name) => path.join(folder, name)),
      outdir: path.join(folder, 'built'),
      outExtension: { '.js': '.cjs' },
      bundle: true,
      platform: 'node',
      format: 'esm',
      splitting: true,
      minify,
      plugins: [commonJsChunks(new Set(['two']), "#!/usr/bin/env node\n'use strict';\nglobalThis.begun = true;\n")],
    });
    const require = createRequire(path.join(folder, 'built/'));
    return { one: require('./one.cjs'), two: () => require('./two.cjs') };
  }

  const sources = {
    'one.mjs': `import fs, { sep as slash } from 'node:fs'; import * as all from 'node:path'; import { seen, told as heard } from './shared.mjs';
      import old from './old.cjs';
      export default 1; export const tell = async () => [slash, typeof fs.readFileSync, all.basename('/a/b'), heard(), old, (await import('./late.mjs')).late, (await import('./late.mjs')).page, ...seen];`,
    'two.mjs': "import { told } from './shared.mjs'; export const begun = globalThis.begun && told();",
    'shared.mjs':
      "export const seen = []; export function told() { seen.push('told'); return (function () { return this; })() === undefined; }",
    'late.mjs':
      "import { seen } from './shared.mjs'; seen.push('late'); export const late = 'import(\\'x\\')'; export const page = `\\nimport { check } from \"asdic\";\\nimport(\"./x\");\\nexport { check };\\n`;",
    'old.cjs': "module.exports = require('node:path').join('a', 'b').length;",
  };

  for (const minify of [false, true])
    it(`do what the modules do${minify ? ', minified' : ''}`, async () => {
      const { one, two } = await loaded(sources, minify);
      assert.equal(one.default, 1);
      // Only statements are changed: what reads like one in a text stays.
      const page = '\nimport { check } from "asdic";\nimport("./x");\nexport { check };\n';
      assert.deepEqual(await one.tell(), [undefined, 'function', 'b', true, 3, "import('x')", page, 'told', 'late']);
      assert.equal(two().begun, true);
    });

  it('stay line for line, so that maps lead to their sources', () => {
    const text = 'import {\n  a as b,\n  c\n} from "./x.cjs";\nvar d = b;\nexport {\n  d as e\n};\n';
    assert.equal(
      asCommonJs(text),
      '"use strict";const {\n  a: b,\n  c\n} = require("./x.cjs");\nvar d = b;\nmodule.exports = {\n  e: d\n};\n',
    );
  });

  it('are loaded on demand one at a time, so that what comes meanwhile is heard', async () => {
    const { one } = await loaded(
      {
        'one.mjs':
          "import './first.mjs'; import { seen } from './seen.mjs'; export { seen }; export const late = () => import('./late.mjs');",
        'two.mjs': "import './first.mjs'; import './second.mjs'; import './seen.mjs';",
        'first.mjs': "import { seen } from './seen.mjs'; seen.push('first');",
        'second.mjs': "import { seen } from './seen.mjs'; import './first.mjs'; seen.push('second');",
        'late.mjs':
          "import { seen } from './seen.mjs'; import './first.mjs'; import './second.mjs'; seen.push('late');",
        'seen.mjs': 'export const seen = [];',
      },
      false,
    );
    setImmediate(() => one.seen.push('heard'));
    await one.late();
    assert.deepEqual(one.seen, ['first', 'second', 'heard', 'late']);
    // What is there is not waited for.
    setImmediate(() => one.seen.push('heard again'));
    await one.late();
    assert.equal(one.seen.length, 4);
  });

  it('find their exports whatever is named like the word', () => {
    const text = 'var exportLog = 1;\nexport {\n  exportLog as l\n};\n';
    assert.match(asCommonJs(text), /^module\.exports = \{$/m);
  });

  it('refuse what they do not understand', () => {
    assert.throws(() => asCommonJs('export const a = 1;'), SyntaxError);
    assert.throws(() => asCommonJs('const a = import.meta.url;'), SyntaxError);
    assert.throws(() => asCommonJs('import a, * as b from "node:fs";'), SyntaxError);
    assert.throws(() => asCommonJs('import("node:fs");'), /has to be required: import\("node:fs"\)/);
  });

  it('export nothing that is assigned to later', () => {
    for (const file of sourceFiles('server/src', '.ts'))
      assert.doesNotMatch(fs.readFileSync(path.join(projectRoot, file), 'utf8'), /^export (?:let|var) /m, file);
  });
});
