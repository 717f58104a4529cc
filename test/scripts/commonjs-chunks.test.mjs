import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { build } from 'esbuild';
import { chunkFolder, commonjsChunks } from '../../scripts/build/commonjs-chunks.mjs';
import { projectRoot } from '../../scripts/support/project.mjs';

describe('bundles of Node', () => {
  const folder = 'out/commonjs-chunks';
  const inFolder = (/** @type {string} */ name) => path.join(projectRoot, folder, name);
  const chunks = () => fs.readdirSync(inFolder(`built/${chunkFolder}`));

  before(async () => {
    fs.rmSync(inFolder(''), { recursive: true, force: true });
    fs.mkdirSync(inFolder(`built/${chunkFolder}`), { recursive: true });
    fs.writeFileSync(inFolder(`built/${chunkFolder}/stale-1.cjs`), '');
    fs.writeFileSync(inFolder('shared.mjs'), 'export const seen = [];');
    fs.writeFileSync(
      inFolder('lazy.mjs'),
      "import { seen } from './shared.mjs'; seen.push('lazy'); export const told = 1;",
    );
    const entry =
      "import { seen } from './shared.mjs'; import('./lazy.mjs').then(({ told }) => console.log(told, ...seen));";
    for (const name of ['one', 'two']) fs.writeFileSync(inFolder(`${name}.mjs`), entry);
    const entries = { one: inFolder('one.mjs'), two: inFolder('two.mjs') };
    const banners = { two: '#!/usr/bin/env node' };
    const options = { bundle: true, absWorkingDir: projectRoot, outdir: `${folder}/built`, target: 'node20', banners };
    await build(commonjsChunks(entries, options));
  });

  it('share what they import, and load on demand what they import so', () => {
    for (const name of ['one', 'two'])
      assert.equal(execFileSync(process.execPath, [inFolder(`built/${name}.cjs`)], { encoding: 'utf8' }), '1 lazy\n');
    assert.equal(chunks().filter((name) => name.startsWith('lazy-')).length, 1);
  });

  it('begin with their banners, and leave no chunk of an earlier build', () => {
    assert.match(fs.readFileSync(inFolder('built/two.cjs'), 'utf8'), /^#!\/usr\/bin\/env node\n/);
    assert.ok(!chunks().includes('stale-1.cjs'));
  });
});
