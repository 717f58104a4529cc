// What differs on Windows: drive letters, backslashes, CRLF. Runs under Node for Windows (`npm run test:windows`), on the built programs.
import assert from 'node:assert/strict';
import { spawn, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import {
  createProtocolConnection,
  StreamMessageReader,
  StreamMessageWriter,
} from 'vscode-languageserver-protocol/node';
import { projectRoot } from '../../scripts/support/project.mjs';

const dist = (/** @type {string} */ name) => path.join(projectRoot, 'dist', name);

/** A folder with the sample of own tables as Windows keeps it: lines end in CRLF, and its tables are named with backslashes. */
function makeFolder() {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'asdic-windows-'));
  const samples = path.join(projectRoot, 'samples/wif-ssw');
  const text = fs.readFileSync(path.join(samples, 'own-tables.scenario.yaml'), 'utf8');
  fs.mkdirSync(path.join(folder, 'games', 'drafts'), { recursive: true });
  fs.cpSync(path.join(samples, 'tables'), path.join(folder, 'games', 'tables'), { recursive: true });
  const scenario = text.replaceAll('tables/', 'tables\\').replaceAll(/\r?\n/g, '\r\n');
  fs.writeFileSync(path.join(folder, 'games', 'own.scenario.yaml'), scenario);
  const sound = scenario.replaceAll('tables\\', '..\\tables\\');
  const broken = sound.replace(/^title:/m, 'titel:');
  assert.notEqual(broken, sound);
  fs.writeFileSync(path.join(folder, 'games', 'drafts', 'broken.scenario.yaml'), broken);
  return { folder, scenario, sound, broken };
}

describe('on Windows', function () {
  /** @type {ReturnType<typeof makeFolder>} */
  let made;
  before(function () {
    if (process.platform !== 'win32') this.skip();
    made = makeFolder();
  });
  after(() => {
    if (process.platform === 'win32') fs.rmSync(made.folder, { recursive: true, force: true, maxRetries: 5 });
  });

  /** @param {string[]} args */
  function runAsdic(...args) {
    const { stdout, stderr, status } = spawnSync(process.execPath, [dist('cli.cjs'), ...args], {
      cwd: made.folder,
      encoding: 'utf8',
      env: { ...process.env, GITHUB_ACTIONS: '' },
    });
    return { stdout, stderr, status };
  }

  it('the command line takes globs and paths with backslashes and drive letters, and prints slashes', () => {
    const all = runAsdic('check', 'games\\**');
    assert.match(all.stdout, /^games\/drafts\/broken\.scenario\.yaml:\d+:1 .* schema\//m);
    assert.match(all.stdout, /1 problem .*in 1 of 2 files/);
    assert.equal(all.status, 1, all.stderr);
    const some = runAsdic('check', 'games\\**', '!games\\drafts\\**');
    assert.deepEqual([some.status, some.stderr], [0, '']);
    const named = runAsdic('check', path.join(made.folder, 'games', 'drafts', 'broken.scenario.yaml'));
    assert.match(named.stdout, /^games\/drafts\/broken\.scenario\.yaml:/);
  });

  it('the command line reads a table whose path has backslashes, in a file with CRLF', () => {
    const odds = runAsdic('odds', 'games\\own.scenario.yaml');
    assert.equal(odds.status, 0, odds.stderr + odds.stdout);
    assert.match(odds.stdout, /exact|±/);
  });

  it('the command line mends a file with CRLF and leaves CRLF behind', () => {
    const file = path.join(made.folder, 'games', 'drafts', 'broken.scenario.yaml');
    const fixed = runAsdic('check', '--fix', 'games\\drafts');
    assert.equal(fixed.status, 0, fixed.stdout + fixed.stderr);
    assert.equal(fs.readFileSync(file, 'utf8'), made.sound);
    fs.writeFileSync(file, made.broken);
  });

  it('the server reads files of the folder by addresses with an escaped drive letter', async () => {
    const child = spawn(process.execPath, [dist('server.cjs'), '--stdio'], { stdio: ['pipe', 'pipe', 'inherit'] });
    const connection = createProtocolConnection(
      new StreamMessageReader(child.stdout),
      new StreamMessageWriter(child.stdin),
    );
    connection.listen();
    /** As VS Code writes it: file:///c%3A/... @param {string[]} names */
    const uri = (...names) =>
      pathToFileURL(path.join(made.folder, ...names)).href.replace(/^file:\/\/\/([A-Z]):/, (_, drive) => {
        return `file:///${drive.toLowerCase()}%3A`;
      });
    assert.match(uri(), /^file:\/\/\/[a-z]%3A\//);
    await connection.sendRequest('initialize', {
      processId: process.pid,
      rootUri: null,
      capabilities: { textDocument: { diagnostic: {} }, workspace: { diagnostics: {} } },
      workspaceFolders: [{ uri: uri(), name: 'games' }],
    });
    await connection.sendNotification('initialized', {});
    const scenario = uri('games', 'own.scenario.yaml');
    await connection.sendNotification('textDocument/didOpen', {
      textDocument: { uri: scenario, languageId: 'asdic-scenario', version: 1, text: made.scenario },
    });
    const request = { textDocument: { uri: scenario } };
    /** @type {{ items: { message: string }[] }} */
    const { items } = await connection.sendRequest('textDocument/diagnostic', request);
    assert.deepEqual(items, [], 'its tables were read');
    /** @type {{ items: { uri: string, items: unknown[] }[] }} */
    const whole = await connection.sendRequest('workspace/diagnostic', { previousResultIds: [] });
    // The open scenario is not there a second time, under another spelling of its address.
    assert.deepEqual(
      whole.items.map((item) => [path.posix.basename(item.uri), item.items.length]),
      [['broken.scenario.yaml', 1]],
    );
    await connection.sendRequest('shutdown');
    const ended = new Promise((resolve) => child.once('exit', resolve));
    await connection.sendNotification('exit');
    assert.equal(await ended, 0);
  });
});
