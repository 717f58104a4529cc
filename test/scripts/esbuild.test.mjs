import assert from 'node:assert/strict';
import { execFileSync, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import vm from 'node:vm';
import { build } from 'esbuild';
import { browserServer, faultLine, moduleBuild } from '../../esbuild.mjs';
import { projectRoot } from '../../scripts/support/project.mjs';
import { splitWorkerBuild } from '../../scripts/support/split-worker.mjs';

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

describe('the server as a web worker', () => {
  const outdir = 'out/esbuild-test/worker';
  const inFolder = (/** @type {string} */ name) => path.join(projectRoot, outdir, name);

  /**
   * Runs a worker's script and returns the chunks that it has loaded, by name, once it has posted its first message.
   * @param {{ name?: string, location: string }} scope @param {() => boolean} [isOnline]
   * @returns {Promise<{ message: unknown, loaded: string[] }>}
   */
  function runWorker({ name, location }, isOnline = () => true) {
    /** @type {string[]} */
    const loaded = [];
    return new Promise((resolve) => {
      /** @type {Record<string, unknown>} */
      const scope = {
        name,
        location: { href: location },
        URL,
        postMessage: (/** @type {unknown} */ message) => resolve({ message, loaded }),
        importScripts: (/** @type {string} */ address) => {
          loaded.push(address.replace(/-[0-9a-f]{8}\.js$/, ''));
          if (!isOnline()) throw new Error('offline');
          vm.runInContext(fs.readFileSync(inFolder(address.replace('https://host/at/', '')), 'utf8'), context);
        },
      };
      scope.self = scope;
      const context = vm.createContext(scope);
      vm.runInContext(fs.readFileSync(inFolder('small.js'), 'utf8'), context);
    });
  }

  before(async () => {
    fs.rmSync(inFolder('source'), { recursive: true, force: true });
    fs.mkdirSync(inFolder('source/awaw'), { recursive: true });
    const write = (/** @type {string} */ name, /** @type {string} */ text) =>
      fs.writeFileSync(inFolder(`source/${name}`), text);
    write('shared.mjs', 'export let loads = 0; export const count = () => ++loads;');
    write('awaw/rules.mjs', "import { count } from '../shared.mjs'; count(); export const name = 'awaw';");
    write(
      'main.mjs',
      `import { count, loads } from './shared.mjs';
count();
const load = () => import('./awaw/rules.mjs').then(({ name }) => name, ({ message }) => message);
load().then(async (first) => postMessage([first, await load(), loads].join()));`,
    );
    await build(splitWorkerBuild({ entry: inFolder('source/main.mjs'), name: 'small', outdir }));
  });

  it('the worker loads a chunk once, from beside the script or from the address that is its name', async () => {
    const expected = { message: 'awaw,awaw,2', loaded: ['https://host/at/small/awaw'] };
    assert.deepEqual(await runWorker({ location: 'https://host/at/small.js' }), expected);
    // As VS Code starts it: from a blob, with a prefix before the name.
    const scope = { name: 'extensionHostWorker -> https://host/at/small.js', location: 'blob:https://host/1-2' };
    assert.deepEqual(await runWorker(scope), expected);
  });

  it('the worker asks again for a chunk that could not be loaded', async () => {
    let tries = 0;
    const { message, loaded } = await runWorker({ location: 'https://host/at/small.js' }, () => ++tries > 1);
    assert.equal(message, 'offline,awaw,2');
    assert.equal(loaded.length, 2);
  });

  it('each game is a chunk of the server, and nothing of a game is in its first script', async () => {
    await build(splitWorkerBuild({ ...browserServer, outdir, minify: true }));
    const chunks = fs.readdirSync(inFolder('server.browser')).map((file) => file.replace(/-[0-9a-f]{8}\.js$/, ''));
    for (const game of ['wif-ssw', 'awaw', 'aare', 'aa-depth', 'features']) assert.ok(chunks.includes(game), game);
    assert.ok(chunks.length <= 10, String(chunks));
    assert.ok(fs.statSync(inFolder('server.browser.js')).size < 150_000);
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
