// The package that `npm pack` creates, installed into an empty folder and used there.
import assert from 'node:assert/strict';
import { execFileSync, spawn, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { publint } from 'publint';
import { projectRoot } from '../../scripts/support/project.mjs';

describe('the npm package', function () {
  let tarball = '';
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'asdic-npm-'));
  const installed = path.join(folder, 'node_modules/asdic');
  const sample = path.join(folder, 'biscay.scenario.yaml');
  const npm = (/** @type {string[]} */ args, /** @type {string} */ cwd) =>
    execFileSync('npm', [...args, '--loglevel=error'], { cwd, encoding: 'utf8', shell: process.platform === 'win32' });

  before(() => {
    npm(['pack', '--pack-destination', folder], projectRoot); // builds first
    [tarball = ''] = fs.readdirSync(folder).filter((name) => name.endsWith('.tgz'));
    fs.writeFileSync(path.join(folder, 'package.json'), '{ "private": true }');
    // The package has no dependencies: nothing is downloaded.
    npm(['install', '--offline', '--no-audit', '--no-fund', `./${tarball}`], folder);
    fs.copyFileSync(path.join(projectRoot, 'samples/wif-ssw/biscay.scenario.yaml'), sample);
  });
  after(() => fs.rmSync(folder, { recursive: true, maxRetries: 3 }));

  /** @param {string[]} args @param {NodeJS.ProcessEnv} [env] */
  function runAsdic(args, env = process.env) {
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

  it('checks a clean scenario and one with a mistake', () => {
    assert.equal(runAsdic(['check', sample]).status, 0);
    const broken = path.join(folder, 'broken.scenario.yaml');
    fs.writeFileSync(broken, fs.readFileSync(sample, 'utf8').replace('type: sub', 'type: submarin'));
    const { status, stdout } = runAsdic(['check', broken]);
    assert.equal(status, 1);
    assert.match(stdout, /schema\/unknown-type/);
  });

  it('reads YAML that only the full parser understands', () => {
    const odd = path.join(folder, 'odd.scenario.yaml');
    fs.writeFileSync(odd, 'ruleset: wif-ssw\ntitle: "never closed\n');
    assert.match(runAsdic(['check', odd]).stdout, /syntax\/unclosed-quote/);
  });

  it('resolves a combat, calculates odds on a thread of its own and gives advice', () => {
    const { status, stdout } = runAsdic(['resolve', sample, '--seed', '7', '--format', 'json']);
    assert.equal(status, 0);
    assert.ok(JSON.parse(stdout));
    const odds = runAsdic(['odds', sample, '--engagement', 'biscay']);
    assert.equal(odds.status, 0);
    assert.match(odds.stdout, /%/);
    const battle = path.join(projectRoot, 'samples/aa-depth/dive.scenario.yaml');
    const advice = runAsdic(['advise', battle]);
    assert.equal(advice.status, 0);
    assert.match(advice.stdout, /sea battle · aa-depth · exact/);
  });

  it('lists the rules and shows the page of one', () => {
    const listed = runAsdic(['rules']);
    assert.equal(listed.status, 0);
    for (const id of ['wif-ssw', 'awaw', 'aare', 'aa-depth']) assert.ok(listed.stdout.includes(id));
    assert.equal(runAsdic(['rules', 'wif-ssw']).status, 0);
  });

  it('prints its version', () => {
    const { version } = JSON.parse(fs.readFileSync(path.join(projectRoot, 'package.json'), 'utf8'));
    assert.equal(runAsdic(['--version']).stdout.trim(), version);
  });

  it('installs no dependencies and includes the licences of the bundled packages', () => {
    assert.deepEqual(
      fs.readdirSync(path.join(folder, 'node_modules')).filter((name) => !name.startsWith('.')),
      ['asdic'],
    );
    const notices = fs.readFileSync(path.join(installed, 'dist/THIRD-PARTY-NOTICES.txt'), 'utf8');
    for (const name of ['yaml', 'commander', 'pure-rand', 'ajv', 'vscode-languageserver'])
      assert.match(notices, new RegExp(`^${name} [\\d.]+ \\([\\w-]+\\)$`, 'm'));
  });

  it('validates with generated code and evaluates none at run time', () => {
    const bundles = fs.readdirSync(path.join(installed, 'dist'), { recursive: true, encoding: 'utf8' });
    const codes = bundles.filter((name) => /\.[cm]?js$/.test(name)).map((name) => path.join(installed, 'dist', name));
    const text = (/** @type {string} */ file) => fs.readFileSync(file, 'utf8');
    for (const file of codes) assert.doesNotMatch(text(file), /\bnew Function\b|(?<![\w$.])eval\(/, file);
    // The library has separate chunks, which run without Node.
    const ofCommands = codes.filter((file) => !file.includes(`${path.sep}library${path.sep}`));
    const validators = ofCommands.filter((file) => text(file).includes('instancePath:') && /wif-ssw-/.test(file));
    assert.equal(validators.length, 1, 'one chunk has the validators of wif-ssw');

    // Node itself reports the modules that run.
    const coverage = path.join(folder, 'coverage');
    assert.equal(runAsdic(['check', sample], { ...process.env, NODE_V8_COVERAGE: coverage }).status, 0);
    const [report = ''] = fs.readdirSync(coverage);
    /** @type {{ result: { url: string, functions: { ranges: { count: number }[] }[] }[] }} */
    const { result } = JSON.parse(text(path.join(coverage, report)));
    const url = pathToFileURL(fs.realpathSync(validators[0] ?? '')).href;
    const ran = result
      .find((script) => script.url === url)
      ?.functions.filter(({ ranges }) => (ranges[0]?.count ?? 0) > 0);
    assert.ok((ran?.length ?? 0) > 3, 'its functions have run');
  });

  /** The output of a program in the folder. @param {string} name @param {string} code @param {string[]} [flags] of Node */
  function runProgram(name, code, flags = []) {
    fs.writeFileSync(path.join(folder, name), code);
    const { status, stdout, stderr } = spawnSync(process.execPath, [...flags, name], { cwd: folder, encoding: 'utf8' });
    assert.deepEqual([status, stderr], [0, '']);
    return stdout;
  }

  const asked = `
    const text = fs.readFileSync('biscay.scenario.yaml', 'utf8');
    const problems = await check(text.replace('type: sub', 'type: submarin'));
    const [played] = await resolve(text, { seed: 7 });
    const [likely] = await odds(text, { engagement: 'biscay' });
    const all = await rules('wif-ssw');
    const [advised] = await advise(text);
    const told = await advise(text, { engagement: 'nowhere' }).catch((error) => error.name);
    console.log(problems[0].code, played.trace.seed, likely.odds.method, all.length > 50, advised.advice.method, told);
  `;
  const answered = 'schema/unknown-type 7 exact true exact CannotRun\n';

  it('works as a library for ES modules', () => {
    const head = "import fs from 'node:fs';\nimport { check, resolve, odds, advise, rules } from 'asdic';\n";
    assert.equal(runProgram('library.mjs', head + asked), answered);
  });

  it('works as a library for CommonJS', () => {
    const head = "const fs = require('fs');\nconst { check, resolve, odds, advise, rules } = require('asdic');\n";
    assert.equal(runProgram('library.cjs', `${head}(async () => {${asked}})();`), answered);
  });

  it('works as a library without Node: in browsers, workers, Deno and Bun', () => {
    const code = `
      import fs from 'node:fs';
      const text = fs.readFileSync('biscay.scenario.yaml', 'utf8');
      const { log } = console;
      for (const name of ['process', 'Buffer', 'setImmediate', 'global']) delete globalThis[name];
      const { odds } = await import('asdic');
      const [report] = await odds(text);
      log(report.odds.method, typeof process);
    `;
    assert.equal(runProgram('elsewhere.mjs', code), 'exact undefined\n');
  });

  it('starts the language server from a program and as a command', async () => {
    const program = path.join(folder, 'server.mjs');
    fs.writeFileSync(program, "import { startServer } from 'asdic/server';\nstartServer();\n");
    const old = path.join(folder, 'server.cjs');
    fs.writeFileSync(old, "require('asdic/server').startServer();\n");
    const command = path.join(installed, 'dist/server.cjs');
    for (const words of [[program], [old], [command, '--stdio']]) {
      const name = await serverName(words, folder);
      assert.equal(name, 'asdic', words.join(' '));
    }
    assert.ok(fs.existsSync(path.join(folder, 'node_modules/.bin/asdic-language-server')));
    const { status, stdout, stderr } = spawnSync(process.execPath, [command, '--help'], { encoding: 'utf8' });
    assert.deepEqual([status, stderr], [0, '']);
    assert.match(stdout, /^Usage: asdic-language-server --stdio/);
  });

  it('includes the schemas of scenarios and of the JSON output', () => {
    const code = `
      const { createRequire } = require('module');
      for (const name of ['scenario', 'wif-ssw', 'aare', 'aa-depth', 'awaw', 'config', 'check', 'report', 'rules'])
        console.log(require('asdic/schemas/' + name + '.json').$schema);
    `;
    assert.deepEqual(
      [...new Set(runProgram('schemas.cjs', code).trim().split('\n'))],
      ['http://json-schema.org/draft-07/schema#'],
    );
  });

  it('passes publint and attw', async () => {
    const { messages } = await publint({ pkgDir: installed, pack: false, level: 'warning' });
    assert.deepEqual(messages, []);
    // The resolution of Node 10 does not support exports.
    const attw = path.join(projectRoot, 'node_modules/@arethetypeswrong/cli/dist/index.js');
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      [attw, path.join(folder, tarball), '--profile', 'node16', '--no-emoji', '--format', 'ascii'],
      { encoding: 'utf8' },
    );
    assert.equal(status, 0, stdout + stderr);
  });

  it('has types for both kinds of modules that reject wrong calls', () => {
    const consumer = (/** @type {string} */ from) => `
      import { check, odds, advise, resolve, rules } from 'asdic';
      import type { ListedProblem, PlacedReport, CombatProgress, ReportOdds } from 'asdic';
      import { startServer } from 'asdic/server';
      export async function use(text: string, signal: AbortSignal): Promise<number> {
        const problems: readonly ListedProblem[] = await check(text, { file: '${from}', readFile: async (path) => path });
        const progress = ({ done, of }: CombatProgress) => void (done / of);
        const [report]: readonly PlacedReport[] = await odds(text, { engagement: 'a', rounds: true, signal, progress });
        const found: ReportOdds | undefined = report?.odds;
        const seeds = await resolve(text, { seed: 7 });
        const advice = await advise(text, { side: 'attacker', aim: 'win', runs: 100 });
        const all = await rules('aare', 'x');
        // @ts-expect-error A seed is a number.
        await resolve(text, { seed: '7' });
        // @ts-expect-error Answers are not to be changed.
        if (report) report.file = 'other';
        startServer({ input: process.stdin, output: process.stdout });
        return problems.length + (found?.bound ?? 0) + seeds.length + advice.length + all.length;
      }
    `;
    for (const kind of ['mts', 'cts']) fs.writeFileSync(path.join(folder, `consumer.${kind}`), consumer(kind));
    const tsc = path.join(projectRoot, 'node_modules/typescript/bin/tsc');
    const types = path.join(projectRoot, 'node_modules/@types');
    const flags = ['--noEmit', '--strict', '--module', 'nodenext', '--typeRoots', types, '--types', 'node'];
    const { status, stdout } = spawnSync(process.execPath, [tsc, ...flags, 'consumer.mts', 'consumer.cts'], {
      cwd: folder,
      encoding: 'utf8',
    });
    assert.equal(status, 0, stdout);
  });

  it('runs the forum bot of README, which answers with odds', () => {
    const readme = fs.readFileSync(path.join(projectRoot, 'README.md'), 'utf8');
    const bot = /````js\n(.*?)````/s.exec(readme)?.[1] ?? '';
    assert.match(bot, /from 'asdic'/);
    assert.ok(bot.trim().split('\n').length <= 12, 'it is short');
    fs.writeFileSync(path.join(folder, 'bot.mjs'), bot);
    const ask = `
      import fs from 'node:fs';
      import { answer } from './bot.mjs';
      const battle = fs.readFileSync(${JSON.stringify(path.join(projectRoot, 'samples/aare/small-battles.scenario.yaml'))}, 'utf8');
      console.log(await answer('Who wins?\\n\`\`\`yaml\\n' + battle + '\`\`\`\\n'));
      console.log(await answer('Who wins?'));
      console.log(await answer('\`\`\`yaml\\nruleset: aare\\n\`\`\`'));
    `;
    const lines = runProgram('ask.mjs', ask).trim().split('\n');
    assert.ok(
      lines.some((line) => /33\.3%/.test(line)),
      lines.join('\n'),
    );
    assert.match(lines.at(-2) ?? '', /yaml/);
    assert.match(lines.at(-1) ?? '', /There is no combat/);
  });
});

/** Starts a server, initializes it and ends it. @param {string[]} words @param {string} cwd @returns {Promise<string>} the name of the server */
function serverName(words, cwd) {
  const request = JSON.stringify({
    jsonrpc: '2.0',
    id: 1,
    method: 'initialize',
    params: { processId: null, rootUri: null, capabilities: {} },
  });
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, words, { cwd, stdio: ['pipe', 'pipe', 'inherit'] });
    let said = '';
    child.stdout.setEncoding('utf8').on('data', (text) => {
      said += text;
      const name = /"serverInfo":\{"name":"(\w+)"/.exec(said)?.[1];
      if (name === undefined) return;
      resolve(name);
      child.kill();
    });
    child.once('error', reject).once('exit', () => reject(new Error(`The server ended: ${said}`)));
    child.stdin.write(`Content-Length: ${request.length}\r\n\r\n${request}`);
  });
}
