// What `npm pack` makes: it is installed into an empty folder and used.
import assert from 'node:assert/strict';
import { execFileSync, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { projectRoot } from '../../scripts/support/project.mjs';

const seconds = 1000;

describe('the npm package', function () {
  this.timeout(180 * seconds);
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'asdic-npm-'));
  const installed = path.join(folder, 'node_modules/asdic');
  const sample = path.join(folder, 'biscay.scenario.yaml');
  const npm = (/** @type {string[]} */ args, /** @type {string} */ cwd) =>
    execFileSync('npm', [...args, '--loglevel=error'], { cwd, encoding: 'utf8', shell: process.platform === 'win32' });

  before(() => {
    npm(['pack', '--pack-destination', folder], projectRoot); // builds first
    const [tarball = ''] = fs.readdirSync(folder).filter((name) => name.endsWith('.tgz'));
    fs.writeFileSync(path.join(folder, 'package.json'), '{ "private": true }');
    // It brings all that it needs: nothing has to be fetched.
    npm(['install', '--offline', '--no-audit', '--no-fund', `./${tarball}`], folder);
    fs.copyFileSync(path.join(projectRoot, 'samples/wif-ssw/biscay.scenario.yaml'), sample);
  });
  after(() => fs.rmSync(folder, { recursive: true, maxRetries: 3 }));

  /** @param {string[]} args @param {NodeJS.ProcessEnv} [env] */
  function asdic(args, env = process.env) {
    const command = path.join(folder, 'node_modules/.bin', process.platform === 'win32' ? 'asdic.cmd' : 'asdic');
    const result = spawnSync(command, args, {
      cwd: folder,
      encoding: 'utf8',
      env,
      shell: process.platform === 'win32',
    });
    assert.equal(result.stderr, '');
    return result;
  }

  it('checks a scenario, and one with a fault', () => {
    assert.equal(asdic(['check', sample]).status, 0);
    const broken = path.join(folder, 'broken.scenario.yaml');
    fs.writeFileSync(broken, fs.readFileSync(sample, 'utf8').replace('type: sub', 'type: submarin'));
    const { status, stdout } = asdic(['check', broken]);
    assert.equal(status, 1);
    assert.match(stdout, /schema\/unknown-type/);
  });

  it('resolves a combat, and tells odds, on a thread of its own, and advice', () => {
    const { status, stdout } = asdic(['resolve', sample, '--seed', '7', '--format', 'json']);
    assert.equal(status, 0);
    assert.ok(JSON.parse(stdout));
    const odds = asdic(['odds', sample, '--engagement', 'biscay']);
    assert.equal(odds.status, 0);
    assert.match(odds.stdout, /%/);
    const battle = path.join(projectRoot, 'samples/aa-depth/dive.scenario.yaml');
    const advice = asdic(['advise', battle]);
    assert.equal(advice.status, 0);
    assert.match(advice.stdout, /sea battle · aa-depth · exact/);
  });

  it('lists the rules and shows one', () => {
    const listed = asdic(['rules']);
    assert.equal(listed.status, 0);
    for (const id of ['wif-ssw', 'awaw', 'aare', 'aa-depth']) assert.ok(listed.stdout.includes(id));
    assert.equal(asdic(['rules', 'wif-ssw']).status, 0);
  });

  it('says its version', () => {
    const { version } = JSON.parse(fs.readFileSync(path.join(projectRoot, 'package.json'), 'utf8'));
    assert.equal(asdic(['--version']).stdout.trim(), version);
  });

  it('installs nothing else, and brings the licences of what it holds', () => {
    assert.deepEqual(
      fs.readdirSync(path.join(folder, 'node_modules')).filter((name) => !name.startsWith('.')),
      ['asdic'],
    );
    const notices = fs.readFileSync(path.join(installed, 'dist/THIRD-PARTY-NOTICES.txt'), 'utf8');
    for (const name of ['yaml', 'commander', 'pure-rand', 'ajv', 'vscode-languageserver'])
      assert.match(notices, new RegExp(`^${name} [\\d.]+ \\([\\w-]+\\)$`, 'm'));
  });

  it('validates by the code that was generated, and makes no code', () => {
    const bundles = fs.readdirSync(path.join(installed, 'dist'), { recursive: true, encoding: 'utf8' });
    const codes = bundles.filter((name) => /\.[cm]?js$/.test(name)).map((name) => path.join(installed, 'dist', name));
    const text = (/** @type {string} */ file) => fs.readFileSync(file, 'utf8');
    for (const file of codes) assert.doesNotMatch(text(file), /\bnew Function\b|(?<![\w$.])eval\(/, file);
    const validators = codes.filter((file) => text(file).includes('instancePath:') && /wif-ssw-/.test(file));
    assert.equal(validators.length, 1, 'one chunk has the validators of wif-ssw');

    // What runs is told by Node itself.
    const coverage = path.join(folder, 'coverage');
    assert.equal(asdic(['check', sample], { ...process.env, NODE_V8_COVERAGE: coverage }).status, 0);
    const [report = ''] = fs.readdirSync(coverage);
    /** @type {{ result: { url: string, functions: { ranges: { count: number }[] }[] }[] }} */
    const { result } = JSON.parse(text(path.join(coverage, report)));
    const url = pathToFileURL(fs.realpathSync(validators[0] ?? '')).href;
    const ran = result
      .find((script) => script.url === url)
      ?.functions.filter(({ ranges }) => (ranges[0]?.count ?? 0) > 0);
    assert.ok((ran?.length ?? 0) > 3, 'its functions have run');
  });
});
