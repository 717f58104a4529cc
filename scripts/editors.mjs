// Tests the built server with real editors: Neovim and Emacs, if installed. Ends with "N passed, N failed, N not run".
//   node scripts/editors.mjs            the server must be built: npm run build
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { projectRoot } from './support/project.mjs';

/** The editors; the script of each prints `ok NAME` or `failed NAME: WHY` for each check. */
const editors = [
  {
    name: 'Neovim',
    command: 'nvim',
    arguments: [
      '--headless',
      '-u',
      'NONE',
      '-i',
      'NONE',
      '-n',
      '-c',
      `luafile ${path.join(projectRoot, 'test/editors/neovim.lua')}`,
    ],
  },
  {
    name: 'Emacs',
    command: 'emacs',
    arguments: ['--batch', '-l', path.join(projectRoot, 'test/editors/emacs.el')],
  },
];
const checks = [
  'diagnostics',
  'hover',
  'completion',
  'code lens, resolving a combat',
  'report',
  'play',
  'rule page',
  'debug adapter',
  'rename',
  'formatting',
];

const sample = fs.readFileSync(path.join(projectRoot, 'samples/wif-ssw/biscay.scenario.yaml'), 'utf8');
/** It has a misspelt key. Its comments are removed, so that a search hits the code first. */
const scenario = sample.replaceAll(/^#.*\n/gm, '').replace('weather:', 'wether:');

const server = path.join(projectRoot, 'dist', 'server.cjs');
const cli = path.join(projectRoot, 'dist', 'cli.cjs');
for (const program of [server, cli])
  if (!fs.existsSync(program)) {
    console.error(`There is no ${path.relative(projectRoot, program)}: run \`npm run build\` first.`);
    process.exit(1);
  }

let [passed, failed, notRun] = [0, 0, 0];
for (const { name, command, arguments: args } of editors) {
  const version = spawnSync(command, ['--version'], { encoding: 'utf8' });
  if (version.error) {
    notRun += checks.length;
    console.log(`${name}: not run, \`${command}\` is not installed`);
    continue;
  }
  console.log(`${name}: ${version.stdout.split('\n')[0]}`);
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'asdic-editors-'));
  try {
    fs.writeFileSync(path.join(folder, 'biscay.scenario.yaml'), scenario);
    fs.writeFileSync(path.join(folder, 'debugged.scenario.yaml'), sample);
    const env = { ...process.env, HOME: folder, ASDIC_SERVER: server, ASDIC_CLI: cli, ASDIC_FOLDER: folder };
    const { stdout, stderr } = spawnSync(command, args, { encoding: 'utf8', env, cwd: folder, timeout: 240_000 });
    for (const check of checks) {
      const line = stdout.split('\n').find((one) => one === `ok ${check}` || one.startsWith(`failed ${check}: `));
      if (line?.startsWith('ok ')) passed++;
      else failed++;
      console.log(`  ${line ?? `failed ${check}: ${name} said nothing of it`}`);
    }
    if (!stdout.includes('ok ')) console.log(stderr.split('\n').slice(-20).join('\n'));
  } finally {
    fs.rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
  }
}
console.log(`${passed} passed, ${failed} failed, ${notRun} not run`);
process.exit(failed > 0 ? 1 : 0);
