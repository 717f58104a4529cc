import assert from 'node:assert/strict';
import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { moduleBuild } from '../../esbuild.mjs';
import { projectRoot } from '../../scripts/support/project.mjs';
import { convertToModule } from '../../scripts/support/protocol-modules.mjs';

describe('the protocol packages as ES modules', () => {
  const outdir = 'out/protocol-test';
  const require = createRequire(import.meta.url);

  it('exports the same values as the CommonJS packages', async () => {
    fs.mkdirSync(path.join(projectRoot, outdir), { recursive: true });
    const entry = path.join(projectRoot, outdir, 'entry-all.mjs');
    fs.writeFileSync(entry, "export * from 'vscode-languageserver/node';");
    await build(moduleBuild({}, { outdir }, { all: entry }));
    /** The kinds of the exports and of their members, by name. @param {object} module */
    const describeExports = (module) =>
      Object.fromEntries(
        Object.entries(module)
          .map(([name, it]) => [
            name,
            typeof it,
            ...Object.entries(it ?? {}).map(([inner, one]) => [inner, typeof one]),
          ])
          .sort()
          .map(([name, ...rest]) => [name, rest]),
      );
    const made = await import(pathToFileURL(path.join(projectRoot, outdir, 'all.mjs')).href);
    /** @type {Record<string, object>} */
    const given = { ...require('vscode-languageserver/node') };
    // Two modules export these; CommonJS takes the first. Asdic does not use them.
    for (const name of ['createMessageConnection', 'createProtocolConnection']) assert.ok(delete given[name]);
    assert.deepEqual(describeExports(made), describeExports(given));
    assert.ok(new made.ResponseError(1, '') instanceof Error);
    assert.equal(made.HoverRequest.type.method, 'textDocument/hover');
  });

  it('includes only the modules that are used', async () => {
    fs.mkdirSync(path.join(projectRoot, outdir), { recursive: true });
    const entry = path.join(projectRoot, outdir, 'entry-one.mjs');
    fs.writeFileSync(entry, "import { SymbolKind } from 'vscode-languageserver'; export const kind = SymbolKind.File;");
    await build(moduleBuild({}, { outdir, minify: true, sourcemap: false }, { one: entry }));
    const file = path.join(projectRoot, outdir, 'one.mjs');
    assert.equal((await import(pathToFileURL(file).href)).kind, 1);
    for (const unused of [/textDocument\/hover/, /"region"/])
      assert.doesNotMatch(fs.readFileSync(file, 'utf8'), unused);
  });

  it('rejects module code that it does not understand', () => {
    assert.throws(() => convertToModule('if (a) exports = b;\n'), /no ES module can be made of: if \(a\)/);
    assert.throws(() => convertToModule('const { a } = require("./b");\n'), /require/);
  });
});
