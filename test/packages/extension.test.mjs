// The files that `vsce` would put into the VSIX, and the contents of the bundles of the extension.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { buildAll } from '../../esbuild.mjs';
import { projectRoot } from '../../scripts/support/project.mjs';

describe('the packaged extension', function () {
  /** @type {string[]} */
  let packed = [];
  const read = (/** @type {string} */ name) => fs.readFileSync(path.join(projectRoot, name), 'utf8');

  before(async () => {
    await buildAll({ minify: true });
    const vsce = path.join(projectRoot, 'node_modules/@vscode/vsce/vsce');
    const listed = execFileSync(process.execPath, [vsce, 'ls', '--no-dependencies'], {
      cwd: projectRoot,
      encoding: 'utf8',
    });
    packed = listed.trim().split(/\r?\n/);
  });

  it('packs the files that its manifest names and its bundles load', () => {
    const { main, browser, icon, contributes } = JSON.parse(read('package.json'));
    const named = [
      main,
      browser,
      icon,
      ...contributes.grammars.map((/** @type {{ path: string }} */ { path: file }) => file),
    ];
    for (const name of named) assert.ok(packed.includes(path.posix.normalize(name)), `${name} is not packed`);
    const { outputs } = JSON.parse(read('out/meta.json'));
    const bundles = ['dist/cli.mjs', 'dist/server.mjs', 'dist/worker.mjs'];
    for (const bundle of bundles)
      for (const { path: name } of outputs[bundle].imports.filter(
        (/** @type {{ external?: boolean }} */ one) => !one.external,
      ))
        assert.ok(packed.includes(name), `${bundle} loads ${name}`);
    for (const name of [
      ...bundles,
      ...bundles.map((name) => name.replace(/mjs$/, 'cjs')),
      'dist/server.browser.js',
      ...Object.keys(outputs).filter((name) => name.startsWith('dist/server.browser/')),
      'dist/THIRD-PARTY-NOTICES.txt',
    ])
      assert.ok(packed.includes(name), `${name} is not packed`);
  });

  it('loads the protocol of assistants for `asdic mcp` alone', () => {
    /** @type {{ outputs: Record<string, { inputs: object, imports: { path: string, kind: string }[] }> }} */
    const { outputs } = JSON.parse(read('out/meta.json'));
    const isProtocol = (/** @type {string} */ name) =>
      Object.keys(outputs[name]?.inputs ?? {}).some((input) =>
        /node_modules\/(?:@modelcontextprotocol|zod)\//.test(input),
      );
    const [chunk, ...others] = Object.keys(outputs).filter(isProtocol);
    assert.deepEqual(others, []);
    const importers = Object.entries(outputs).filter(([, { imports }]) => imports.some(({ path: to }) => to === chunk));
    const kinds = importers.flatMap(([, { imports }]) => imports.filter(({ path: to }) => to === chunk));
    assert.deepEqual([kinds.length, kinds[0]?.kind], [1, 'dynamic-import']);
  });

  it('packs no sources, tests or source maps', () => {
    assert.deepEqual(
      packed.filter((name) => /^(?:server|test|scripts|samples\/broken|schemas)\/|\.map$|\.ts$/.test(name)),
      [],
    );
  });

  it('packs every sample that it offers and the pictures of its walkthrough', () => {
    const offered = [...read('client/src/samples.ts').matchAll(/file: '([^']+)'/g)].map(([, file]) => file);
    assert.ok(offered.length >= 4);
    for (const file of offered) assert.ok(packed.includes(`samples/${file}.scenario.yaml`), file);
    const { contributes } = JSON.parse(read('package.json'));
    for (const { media } of contributes.walkthroughs[0].steps) assert.ok(packed.includes(media.svg), media.svg);
  });

  it('evaluates no generated code at run time, also when the window is a browser', () => {
    for (const name of packed.filter((file) => /^dist\/.*\.[cm]?js$/.test(file)))
      assert.doesNotMatch(read(name), /\bnew Function\b|(?<![\w$.])eval\(/, name);
  });
});
