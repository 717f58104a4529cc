import assert from 'node:assert/strict';
import { execFileSync, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { build } from 'esbuild';
import { faultLine, moduleBuild } from '../../esbuild.mjs';
import { projectRoot } from '../../scripts/support/project.mjs';

describe('bundles for Node', () => {
  const folder = 'out/esbuild-test';
  const outdir = `${folder}/built`;
  const inFolder = (/** @type {string} */ name) => path.join(projectRoot, folder, name);
  const chunks = () => fs.readdirSync(inFolder('built/chunks'));

  before(async () => {
    fs.rmSync(inFolder(''), { recursive: true, force: true });
    fs.mkdirSync(inFolder('built/chunks'), { recursive: true });
    fs.writeFileSync(inFolder('built/chunks/stale-1.mjs'), '');
    fs.writeFileSync(inFolder('shared.mjs'), 'export const seen = [];');
    fs.writeFileSync(
      inFolder('lazy.mjs'),
      "import { seen } from './shared.mjs'; seen.push('lazy'); export const told = 1;",
    );
    fs.writeFileSync(inFolder('old.cjs'), "module.exports = require('node:path').basename(__dirname);");
    const entry =
      "import { seen } from './shared.mjs'; import old from './old.cjs'; import('./lazy.mjs').then(({ told }) => console.log(told, old, ...seen));";
    const names = ['one', 'two'];
    for (const name of names) fs.writeFileSync(inFolder(`${name}.mjs`), entry);
    const entries = Object.fromEntries(names.map((name) => [name, inFolder(`${name}.mjs`)]));
    await build(moduleBuild(entries, { outdir }));
  });

  it('bundles share common chunks, load dynamic imports on demand and accept CommonJS packages', () => {
    for (const name of ['one', 'two']) {
      const { stdout, stderr } = spawnSync(process.execPath, [inFolder(`built/${name}.cjs`)], { encoding: 'utf8' });
      assert.match(stdout, /^1 (?:built|chunks) lazy\n$/);
      assert.equal(stderr, '');
    }
    assert.equal(chunks().filter((name) => /^lazy-.*\.mjs$/.test(name)).length, 1);
  });

  it('bundles start from a shell', function () {
    if (process.platform === 'win32') this.skip();
    assert.match(execFileSync(inFolder('built/two.cjs'), { encoding: 'utf8' }), /^1 /);
  });

  it('bundles have source maps that lead to their sources', () => {
    for (const name of ['one.mjs', ...chunks().map((chunk) => `chunks/${chunk}`)].filter((file) =>
      file.endsWith('.mjs'),
    )) {
      const file = inFolder(`built/${name}`);
      assert.match(fs.readFileSync(file, 'utf8'), /\n\/\/# sourceMappingURL=.*\.mjs\.map\n$/);
      const { sources } = JSON.parse(fs.readFileSync(`${file}.map`, 'utf8'));
      for (const source of sources) assert.ok(fs.existsSync(path.resolve(path.dirname(file), source)), source);
    }
  });

  it('the server loads neither features nor rules before it has answered `initialize`', async () => {
    const options = moduleBuild({ server: 'server/src/lsp/main.node.ts' }, { outdir: `${folder}/server` });
    const { metafile } = await build({ ...options, write: false });
    const { inputs } = /** @type {import('esbuild').Metafile} */ (metafile);
    const loaded = new Set(['server/src/lsp/main.node.ts']);
    for (const file of loaded)
      for (const { path: imported, kind } of inputs[file]?.imports ?? [])
        if (kind !== 'dynamic-import') loaded.add(imported);
    const ours = [...loaded].filter((file) => /^server\/src\/(?:features|text|schema|rulesets|engine)\//.test(file));
    // The conversion of Markdown to plain text depends on the capabilities of the client, which `initialize` sends.
    assert.deepEqual(ours.sort(), ['server/src/features/format/markdown.ts']);
  });

  it('a build removes the chunks of an earlier build', () => {
    assert.ok(!chunks().includes('stale-1.mjs'));
  });
});

describe('the tasks and launch configurations of the editor', () => {
  const read = (/** @type {string} */ name) =>
    JSON.parse(fs.readFileSync(path.join(projectRoot, '.vscode', name), 'utf8'));

  it('the problem matcher reads the errors of the watch build', () => {
    const { problemMatcher } = read('tasks.json').tasks.find(
      (/** @type {{ label: string }} */ { label }) => label === 'watch',
    );
    const location = {
      file: 'server/src/cli/main.ts',
      line: 3,
      column: 0,
      namespace: '',
      length: 1,
      lineText: '',
      suggestion: '',
    };
    const match = new RegExp(problemMatcher.pattern.regexp).exec(
      faultLine({ text: 'Could not resolve "x"', location }),
    );
    assert.deepEqual(match?.slice(1), ['server/src/cli/main.ts', '3', '1', 'Could not resolve "x"']);
  });

  it('launch configurations find the source maps of every bundle and every chunk', () => {
    const { configurations } = read('launch.json');
    const { outFiles } = configurations[0];
    for (const name of ['dist/client.cjs', 'dist/server.cjs', 'dist/chunks/chunk-1.mjs']) {
      const patterns = outFiles.map((/** @type {string} */ glob) =>
        glob.replace('${workspaceFolder}/', '^').replaceAll('.', '\\.').replace('**/*', '.*').concat('$'),
      );
      assert.ok(
        patterns.some((/** @type {string} */ pattern) => new RegExp(pattern).test(name)),
        name,
      );
    }
  });

  it('launch configurations run only tasks that exist', () => {
    const labels = read('tasks.json').tasks.map((/** @type {{ label: string }} */ { label }) => label);
    const { configurations, compounds } = read('launch.json');
    for (const { preLaunchTask = 'build' } of configurations) assert.ok(labels.includes(preLaunchTask), preLaunchTask);
    const names = configurations.map((/** @type {{ name: string }} */ { name }) => name);
    for (const { configurations: parts } of compounds) for (const name of parts) assert.ok(names.includes(name), name);
  });
});
