// Files of the project for other systems: workflows, the action, pre-commit hooks, the container, the problem matcher.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parse } from 'yaml';
import { siteFolder } from '../../scripts/docs.mjs';
import { projectRoot } from '../../scripts/support/project.mjs';

const text = (/** @type {string} */ file) => fs.readFileSync(path.join(projectRoot, file), 'utf8');
const manifest = JSON.parse(text('package.json'));

describe('the continuous integration workflow', () => {
  it('runs existing scripts on Linux, Windows and macOS with the oldest supported and the current Node', () => {
    const { jobs } = parse(text('.github/workflows/ci.yml'));
    /** @type {{ os: string, node: number, run: string }[]} */
    const hosts = jobs.test.strategy.matrix.include;
    assert.deepEqual(
      hosts.map(({ os: host, node }) => `${host.replace('-latest', '')} ${node}`),
      ['ubuntu 20', 'ubuntu 24', 'windows 20', 'windows 24', 'macos 20', 'macos 24'],
    );
    for (const { run } of hosts) {
      const script = /^npm (?:run )?(\w+)/.exec(run)?.[1];
      assert.ok(script === undefined ? fs.existsSync(path.join(projectRoot, run)) : script in manifest.scripts, run);
    }
  });
});

describe('the workflows', () => {
  const folder = '.github/workflows';
  const workflows = fs.readdirSync(path.join(projectRoot, folder)).map((file) => `${folder}/${file}`);
  const uses = (/** @type {string} */ file) =>
    [...text(file).matchAll(/uses: ([\w/-]+)@(\S+)(?: # v(\d+)\.(\S+))?/g)].map(([, action = '', pin = '', major]) => ({
      action,
      pin,
      major,
    }));

  it('pin every action by one commit, and the documents name the same major versions', () => {
    /** @type {Map<string, { pin: string, major: string | undefined }>} */
    const pins = new Map();
    for (const { action, pin, major } of workflows.flatMap(uses)) {
      assert.match(pin, /^[0-9a-f]{40}$/, action);
      assert.deepEqual(pins.get(action) ?? { pin, major }, { pin, major }, action);
      assert.notEqual(major, undefined, action);
      pins.set(action, { pin, major });
    }
    assert.ok(pins.size > 5);
    const documented = uses('docs/continuous-integration.md').filter(({ action }) => pins.has(action));
    assert.ok(documented.length > 2);
    for (const { action, pin } of documented) assert.equal(pin, `v${pins.get(action)?.major}`, action);
  });

  it('publish only where the variable PUBLISH names the place, from one job with its own rights', () => {
    /** @typedef {{ if?: string, permissions?: Record<string, string>, environment?: unknown, steps: { run?: string, uses?: string }[] }} Job */
    /** @type {Record<string, Job>} */
    const jobs = Object.assign({}, ...workflows.map((file) => parse(text(file)).jobs));
    const documented = [...text('docs/releasing.md').matchAll(/^\| `([\w-]+)` \|/gm)].map(([, place = '']) => place);
    const publishing = Object.entries(jobs).filter(([, { steps }]) =>
      steps.some(({ run = '', uses: action = '' }) => / publish /.test(run) || /deploy-pages/.test(action)),
    );
    assert.deepEqual(publishing.map(([name]) => name).sort(), documented.sort());
    for (const [name, job] of publishing) {
      assert.ok(job.if?.includes(`contains(vars.PUBLISH, '${name}')`), name);
      assert.ok(job.environment !== undefined, name);
    }
    // What is published is what was tested and signed.
    assert.ok(jobs.packages?.steps.some(({ uses: action = '' }) => action.startsWith('actions/attest@')));
    assert.ok(jobs.packages?.steps.some(({ run }) => run === '.ci/run'));
    assert.deepEqual(jobs.npm?.permissions, { 'id-token': 'write' });
  });

  it('are kept up to date, with the packages and the container', () => {
    /** @type {{ updates: { 'package-ecosystem': string }[] }} */
    const { updates } = parse(text('.github/dependabot.yml'));
    assert.deepEqual(
      updates.map(({ 'package-ecosystem': ecosystem }) => ecosystem),
      ['npm', 'github-actions', 'docker'],
    );
  });
});

describe('the workflow that publishes the documentation', () => {
  it('builds the documentation with the playground and publishes its folder', () => {
    /** @type {{ jobs: { pages: { steps: { run?: string, with?: { path?: string } }[] } } }} */
    const { jobs } = parse(text('.github/workflows/pages.yml'));
    const runs = jobs.pages.steps.flatMap(({ run = [] }) => run);
    assert.deepEqual(runs, ['npm ci', 'npm run docs -- --playground']);
    assert.match(manifest.scripts.docs, /scripts\/docs\.mjs$/);
    const put = jobs.pages.steps.flatMap(({ with: given }) => given?.path ?? []);
    assert.deepEqual(put, [path.relative(projectRoot, siteFolder).replaceAll(path.sep, '/')]);
  });
});

describe('the GitHub Action', function () {
  const action = parse(text('action.yml'));
  const [step] = action.runs.steps;

  it('passes inputs to the shell through the environment, never in the command text', () => {
    assert.equal(action.runs.using, 'composite');
    assert.doesNotMatch(step.run, /\$\{\{/);
    const used = Object.values(step.env).map((value) => /inputs\.(\w+)/.exec(String(value))?.[1]);
    assert.deepEqual(used.sort(), Object.keys(action.inputs).sort());
  });

  /**
   * Runs the shell of the action as a runner does, in a folder with a scenario and a stand-in for npx that prints its arguments.
   * @param {{ files: string, arguments?: string, package?: string, exitCode?: number }} inputs
   */
  function runAction({ files, arguments: flags = '', package: from = 'asdic', exitCode = 0 }) {
    const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'asdic-action-'));
    const bin = path.join(folder, 'bin');
    const work = path.join(folder, 'work');
    for (const each of [bin, work]) fs.mkdirSync(each);
    fs.writeFileSync(path.join(bin, 'npx'), `#!/bin/sh\nprintf '%s\\n' "$@"\nexit ${exitCode}\n`, { mode: 0o755 });
    fs.writeFileSync(path.join(work, 'a.scenario.yaml'), '');
    try {
      const { stdout, stderr, status } = spawnSync(
        'bash',
        ['--noprofile', '--norc', '-eo', 'pipefail', '-c', step.run],
        {
          cwd: work,
          encoding: 'utf8',
          env: {
            PATH: `${bin}:${process.env.PATH}`,
            ASDIC_FILES: files,
            ASDIC_ARGUMENTS: flags,
            ASDIC_PACKAGE: from,
          },
        },
      );
      return { words: stdout.trimEnd().split('\n'), stderr, status, left: fs.readdirSync(work) };
    } finally {
      fs.rmSync(folder, { recursive: true });
    }
  }
  const command = ['--', 'asdic', 'check', '--format', 'github'];

  it('runs the command line on files and globs, and fails when it fails', function () {
    if (process.platform === 'win32') this.skip();
    const { words, status } = runAction({
      files: 'games/** *.scenario.yaml',
      arguments: '--strict --output sarif=a.sarif',
      package: 'asdic@0.1.0',
      exitCode: 1,
    });
    assert.equal(status, 1);
    assert.deepEqual(words, [
      ...['--yes', '--package=asdic@0.1.0', ...command],
      ...['--strict', '--output', 'sarif=a.sarif', '--', 'games/**', '*.scenario.yaml'],
    ]);
  });

  it('takes hostile inputs as text: they start no program, expand to nothing and are no options', function () {
    if (process.platform === 'win32') this.skip();
    for (const hostile of [
      '$(touch,taken)',
      '`touch,taken`',
      ';touch${IFS}taken;',
      '&&touch${IFS}taken',
      '|tee${IFS}taken',
      '>taken',
      '"$(touch,taken)',
      "';touch,taken;'",
      '$HOME',
      '~',
      '*',
      '{a,b}',
      '\\',
      '--call=touch,taken',
      '-c',
      '${{github.token}}',
    ]) {
      const { words, stderr, status, left } = runAction({ files: hostile, arguments: hostile, package: hostile });
      assert.deepEqual(words, ['--yes', `--package=${hostile}`, ...command, hostile, '--', hostile], hostile);
      assert.deepEqual({ stderr, status, left }, { stderr: '', status: 0, left: ['a.scenario.yaml'] }, hostile);
    }
    // Lines and blanks separate words, and do nothing else.
    const { words } = runAction({ files: 'a\n--fix\tb\n' });
    assert.deepEqual(words, ['--yes', '--package=asdic', ...command, '--', 'a', '--fix', 'b']);
  });
});

describe('the pre-commit hooks', () => {
  it('runs the installed command on scenarios only', () => {
    /** @type {{ id: string, entry: string, language: string, files: string }[]} */
    const hooks = parse(text('.pre-commit-hooks.yaml'));
    assert.deepEqual(
      hooks.map(({ id }) => id),
      ['asdic', 'asdic-fix', 'asdic-fmt'],
    );
    for (const { entry, language, files } of hooks) {
      assert.equal(language, 'node');
      assert.ok((entry.split(' ')[0] ?? '') in manifest.bin, entry);
      assert.match('games/north sea.scenario.yaml', new RegExp(files));
      assert.doesNotMatch('tables/chart.yaml', new RegExp(files));
    }
  });
});

describe('the container image', () => {
  it('installs the packed npm package on one pinned image of Node and starts the command', () => {
    const file = text('Dockerfile');
    const images = [...file.matchAll(/^FROM (\S+)/gm)].map(([, image = '']) => image);
    assert.equal(images.length, 2);
    assert.equal(new Set(images).size, 1);
    assert.match(images[0] ?? '', /^node:24-alpine@sha256:[0-9a-f]{64}$/);
    assert.match(file, /^COPY --from=package /m);
    const [, entry = ''] = /^ENTRYPOINT (.*)$/m.exec(file) ?? [];
    assert.deepEqual(JSON.parse(entry), Object.keys(manifest.bin).slice(0, 1));
    assert.doesNotMatch(text('.dockerignore'), /^(?:schemas|scripts|server|esbuild)/m);
  });
});

describe('the problem matcher of VS Code', () => {
  const [matcher] = manifest.contributes.problemMatchers;
  const { regexp, ...groups } = matcher.pattern;

  it('reads the output of asdic check for every severity', () => {
    const lines = [
      'games/a b.scenario.yaml:13:17 error wif-ssw/owner-passed Germany passed: see 1.2 (owner-acted)',
      'a.scenario.yaml:1:1 information expect/needs-dice It is not known yet',
      'a.scenario.yaml:2:3 hint yaml/x A hint',
    ];
    const read = lines.map((line) => {
      const found = new RegExp(regexp).exec(line);
      assert.ok(found, line);
      return Object.fromEntries(Object.entries(groups).map(([name, index]) => [name, found[Number(index)]]));
    });
    assert.deepEqual(read, [
      {
        file: 'games/a b.scenario.yaml',
        line: '13',
        column: '17',
        severity: 'error',
        code: 'wif-ssw/owner-passed',
        message: 'Germany passed: see 1.2 (owner-acted)',
      },
      {
        file: 'a.scenario.yaml',
        line: '1',
        column: '1',
        severity: 'info',
        code: 'expect/needs-dice',
        message: 'It is not known yet',
      },
      { file: 'a.scenario.yaml', line: '2', column: '3', severity: 'hint', code: 'yaml/x', message: 'A hint' },
    ]);
    assert.doesNotMatch('3 problems (3 errors) in 1 of 1 file.', new RegExp(regexp));
  });
});
