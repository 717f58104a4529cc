// Builds the container of the Dockerfile and checks a folder with it. Docker or Podman do it where they run and reach a registry. Elsewhere the
// steps of the Dockerfile are replayed in a root folder: the system's own files, and Node 24 from npm, instead of the image. Ends with the line
// "N passed, N failed", after a line "not run: REASON" if neither can be.
//   node scripts/container.mjs [--root]      --root: in a root folder in any case
import { execFileSync, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { findNode } from './support/find-node.mjs';
import { findProgram, isMain, projectRoot, run } from './support/project.mjs';

/** @typedef {{ name: string, words: string }} Step */
/** @typedef {{ base: string, name: string | undefined, steps: Step[] }} Stage */

/** The stages of a Dockerfile, with their steps. @param {string} text @returns {Stage[]} @throws for a step that cannot be replayed */
export function parseDockerfile(text) {
  /** @type {Stage[]} */
  const stages = [];
  for (const line of text.split('\n').filter((each) => /^[^#\s]/.test(each))) {
    const [, name = '', words = ''] = /^([A-Z]+) (.*)$/.exec(line) ?? [];
    if (name === 'FROM') {
      const [base = '', , alias] = words.split(' ');
      stages.push({ base, name: alias, steps: [] });
    } else if (['WORKDIR', 'COPY', 'RUN', 'USER', 'ENTRYPOINT', 'CMD'].includes(name))
      stages.at(-1)?.steps.push({ name, words });
    else throw new Error(`This step cannot be replayed: ${line}`);
  }
  return stages;
}

/** What the image must do, and what it prints. @type {{ args: string[], code: number, prints: RegExp }[]} */
const checks = [
  { args: [], code: 0, prints: /Usage: asdic/ },
  { args: ['--version'], code: 0, prints: /^\d+\.\d+\.\d+/ },
  { args: ['check', 'awaw'], code: 0, prints: /No problems|0 problems|is clean|are clean/i },
  { args: ['check', 'broken/aare'], code: 1, prints: /problems? \(/ },
];

async function main() {
  const tool = findTool();
  if (tool !== undefined && !process.argv.includes('--root')) return await checkImage(tool);
  const obstacle = findContainerObstacle();
  if (obstacle === undefined) return await checkRootFolder();
  console.log(`not run: ${obstacle}`);
  return '0 passed, 0 failed';
}

const findTool = () => ['docker', 'podman'].find((name) => spawnSync(name, ['info'], { timeout: 20_000 }).status === 0);

/** Why the container cannot be built here in any way. @returns {string | undefined} */
export function findContainerObstacle() {
  if (findTool() !== undefined || (process.getuid?.() === 0 && findProgram('unshare') !== undefined)) return undefined;
  return 'the container: neither Docker nor Podman runs, and only root may make a root folder instead';
}

/** @param {string} tool */
async function checkImage(tool) {
  console.log(`The container is built by ${tool}.`);
  if ((await run(tool, ['build', '--tag', 'asdic', '.'])) !== 0) return '0 passed, 1 failed';
  const samples = `${path.join(projectRoot, 'samples')}:/scenarios:ro`;
  return evaluate((args) =>
    spawnSync(tool, ['run', '--rm', '--volume', samples, 'asdic', ...args], { encoding: 'utf8' }),
  );
}

async function checkRootFolder() {
  console.log('The steps of the Dockerfile are replayed in a root folder, with the files of this system.');
  const home = fs.mkdtempSync(path.join(os.tmpdir(), 'asdic-container-'));
  try {
    const node = await findNode('24', 'linux');
    /** @type {Record<string, string>} */
    const roots = {};
    let replayed;
    for (const stage of parseDockerfile(fs.readFileSync(path.join(projectRoot, 'Dockerfile'), 'utf8'))) {
      const root = path.join(home, `stage-${Object.keys(roots).length}`);
      roots[stage.name ?? 'last'] = root;
      makeRoot(root, node);
      replayed = replay(stage, root, roots);
    }
    if (replayed === undefined) return '0 passed, 1 failed';
    const { root, entry, command, user, folder } = replayed;
    fs.cpSync(path.join(projectRoot, 'samples'), path.join(root, folder), { recursive: true });
    return evaluate((args) => runInside(root, folder, user, [...entry, ...(args.length > 0 ? args : command)]));
  } finally {
    fs.rmSync(home, { recursive: true, force: true });
  }
}

/** Makes the folders of a root that the system's files are put into, and those of its own. @param {string} root @param {string} node */
function makeRoot(root, node) {
  for (const folder of ['tmp', 'root/.npm', 'home/node', 'local/bin', 'local/lib/node_modules', ...systemFolders])
    fs.mkdirSync(path.join(root, folder), { recursive: true });
  fs.chmodSync(path.join(root, 'tmp'), 0o1777);
  const npm = path.join(execFileSync('npm', ['root', '--global'], { encoding: 'utf8' }).trim(), 'npm');
  fs.copyFileSync(node, path.join(root, 'local/bin/node'));
  fs.cpSync(npm, path.join(root, 'local/lib/node_modules/npm'), { recursive: true });
  for (const name of ['npm', 'npx'])
    fs.symlinkSync(`../lib/node_modules/npm/bin/${name}-cli.js`, path.join(root, `local/bin/${name}`));
}

const systemFolders = ['usr', 'bin', 'lib', 'lib64', 'etc', 'dev', 'proc'].filter((name) => fs.existsSync(`/${name}`));

/** @param {Stage} stage @param {string} root @param {Record<string, string>} roots by stage */
function replay({ steps }, root, roots) {
  let [folder, user] = ['/', 'root'];
  /** @type {Record<string, string[]>} */
  const programs = {};
  for (const { name, words } of steps) {
    console.log(`${name} ${words}`);
    if (name === 'WORKDIR') {
      folder = words;
      fs.mkdirSync(path.join(root, folder), { recursive: true });
    } else if (name === 'USER') user = words;
    else if (name === 'COPY') copy(words, path.join(root, folder), root, roots);
    else if (name === 'RUN') {
      const { status, stderr } = runInside(root, folder, user, ['sh', '-c', words]);
      if (status !== 0) throw new Error(`RUN ${words} failed:\n${stderr}`);
    } else programs[name] = JSON.parse(words);
  }
  return { root, folder, user, entry: programs.ENTRYPOINT ?? [], command: programs.CMD ?? [] };
}

/** @param {string} words of COPY @param {string} folder @param {string} root @param {Record<string, string>} roots */
function copy(words, folder, root, roots) {
  const [, stage, source = '', target = ''] = /^(?:--from=(\S+) )?(\S+) (\S+)$/.exec(words) ?? [];
  const destination = target.startsWith('/') ? path.join(root, target) : path.resolve(folder, target);
  if (stage !== undefined) return fs.cpSync(path.join(roots[stage] ?? '', source), destination);
  const trackedFiles = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], {
    cwd: projectRoot,
    encoding: 'utf8',
  });
  for (const file of trackedFiles
    .split('\n')
    .filter((each) => fs.existsSync(path.join(projectRoot, each)) && each !== ''))
    fs.cpSync(path.join(projectRoot, file), path.join(destination, file));
}

/** What this machine's npm is set up with. @param {string} key */
const readNpmSetting = (key) => execFileSync('npm', ['config', 'get', key], { encoding: 'utf8' }).trim();

/**
 * Runs a program inside of a root folder, with the files of the system, which it cannot change.
 * @param {string} root @param {string} folder @param {string} user @param {string[]} words
 */
function runInside(root, folder, user, words) {
  const script = [
    ...systemFolders.map(
      (name) => `mount --rbind /${name} "$0/${name}" && mount -o remount,ro,bind "$0/${name}" 2>/dev/null || true`,
    ),
    'mount --bind "$0/local" "$0/usr/local"',
    // No package is fetched twice.
    `mkdir -p '${readNpmSetting('cache')}' && mount --bind '${readNpmSetting('cache')}' "$0/root/.npm"`,
    `exec chroot --userspec=${user === 'root' ? '0:0' : '1000:1000'} "$0" sh -c 'cd "$0" && exec "$@"' "$@"`,
  ].join('\n');
  const { NODE_EXTRA_CA_CERTS } = process.env;
  return spawnSync('unshare', ['--mount', 'sh', '-ec', script, root, folder, ...words], {
    encoding: 'utf8',
    timeout: 600_000,
    env: {
      PATH: '/usr/local/bin:/usr/bin:/bin:/usr/sbin',
      HOME: user === 'root' ? '/root' : `/home/${user}`,
      npm_config_registry: readNpmSetting('registry'),
      npm_config_prefer_offline: 'true',
      ...(NODE_EXTRA_CA_CERTS === undefined ? {} : { NODE_EXTRA_CA_CERTS }),
    },
  });
}

/** @param {(args: string[]) => { status: number | null, stdout: string, stderr: string }} runImage */
function evaluate(runImage) {
  let [passed, failed] = [0, 0];
  for (const { args, code, prints } of checks) {
    const { status, stdout, stderr } = runImage(args);
    const isGood = status === code && prints.test(stdout);
    if (isGood) passed++;
    else failed++;
    console.log(`${isGood ? 'ok' : 'failed'} asdic ${args.join(' ')}`);
    if (!isGood) console.log(`exit code ${status}\n${stdout.slice(-2000)}\n${stderr.slice(-2000)}`);
  }
  return `${passed} passed, ${failed} failed`;
}

if (isMain(import.meta.url)) {
  const result = await main();
  console.log(result);
  process.exitCode = result.endsWith(', 0 failed') ? 0 : 1;
}
