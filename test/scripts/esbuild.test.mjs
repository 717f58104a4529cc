import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { build } from 'esbuild';
import { moduleBuild, writeStarters } from '../../esbuild.mjs';
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
    writeStarters(names, outdir);
  });

  it('share what they import, load on demand what they import so, and bear packages that are CommonJS', () => {
    for (const name of ['one', 'two']) {
      const said = execFileSync(process.execPath, [inFolder(`built/${name}.cjs`)], { encoding: 'utf8' });
      assert.match(said, /^1 (?:built|chunks) lazy\n$/);
    }
    assert.equal(chunks().filter((name) => /^lazy-.*\.mjs$/.test(name)).length, 1);
  });

  it('start from a shell', function () {
    if (process.platform === 'win32') this.skip();
    assert.match(execFileSync(inFolder('built/two.cjs'), { encoding: 'utf8' }), /^1 /);
  });

  it('leave no chunk of an earlier build', () => {
    assert.ok(!chunks().includes('stale-1.mjs'));
  });
});
