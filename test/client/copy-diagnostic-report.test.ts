import assert from 'node:assert/strict';
import { env } from 'vscode';
import { copyDiagnosticReport, type DiagnosticSources } from '../../client/src/copy-diagnostic-report';
import { desk } from '../support/vscode/desk';
import { Document } from '../support/vscode/documents';
import { Range } from '../support/vscode/values';

describe('the copied diagnostic report', () => {
  const configuration = { properties: { 'asdic.liveOdds': {}, 'asdic.lenses.enabled': {} } };

  /** The lines of the report by their title. */
  async function copy(more: object = {}, scenario?: Document) {
    const sources = {
      extension: { packageJSON: { version: '1.2.3', contributes: { configuration } } },
      runtime: { name: 'Node 22', platform: 'linux x64' },
      client: { state: 2 },
      status: { get: () => undefined },
      log: { errors: () => ['TypeError: no'], warnings: () => [] },
      ...more,
    } as unknown as DiagnosticSources;
    const text = await copyDiagnosticReport(sources, scenario as never);
    assert.equal(desk.clipboard, text);
    return (title: string) => new RegExp(`\\*\\*${title}\\*\\*: (.*)`).exec(text)?.[1];
  }

  it('the copied diagnostic report is on the clipboard, which a message says', async () => {
    const read = await copy();
    assert.deepEqual(['Asdic', 'VS Code', 'Workspace', 'Log', 'Scenario'].map(read), [
      '1.2.3',
      '1.91.0, desktop',
      'trusted',
      '1 error, 0 warnings',
      'none is open',
    ]);
    assert.deepEqual(
      desk.dialogs.map(({ text }) => text),
      ['Copied. Paste it into your report.'],
    );
  });

  it('names the host of VS Code: the desktop or a browser, and what it is connected to', async () => {
    const original = { ...env };
    try {
      Object.assign(env, { uiKind: 2, appHost: 'codespaces', remoteName: 'codespaces' });
      assert.equal((await copy())('VS Code'), '1.91.0, browser, codespaces, remote: codespaces');
      Object.assign(env, { uiKind: 1, remoteName: 'ssh-remote' });
      assert.equal((await copy())('VS Code'), '1.91.0, desktop, remote: ssh-remote');
    } finally {
      Object.assign(env, original);
    }
  });

  it('says whether the server runs', async () => {
    for (const [state, words] of [
      [2, 'running'],
      [3, 'starting'],
      [1, 'stopped'],
    ] as const)
      assert.equal((await copy({ client: { state } }))('Server'), `${words}, Node 22`);
  });

  it('lists the settings that were changed, of one group or several', async () => {
    desk.defaultSettings = { 'asdic.liveOdds': 'on', 'asdic.lenses.enabled': true };
    assert.equal((await copy())('Settings'), 'all as by default');
    desk.settings = { 'asdic.liveOdds': 'off' };
    const extension = {
      packageJSON: { version: '1', contributes: { configuration: [configuration, { properties: {} }] } },
    };
    assert.equal((await copy({ extension }))('Settings'), '`asdic.liveOdds`: `"off"`');
  });

  it('counts the problems of the scenario that are from Asdic', async () => {
    const createProblem = (severity: number, source = 'asdic') => ({ range: new Range(0, 0, 0, 1), severity, source });
    desk.diagnostics = [
      createProblem(0),
      createProblem(1),
      createProblem(1),
      createProblem(3),
      createProblem(3),
      createProblem(3),
      createProblem(0, 'spelling'),
    ];
    const scenario = new Document('file:///a.scenario.yaml', 'a\nb');
    const counts = '`file`, 2 lines, 1 error, 2 warnings, 0 of information, 3 hints';
    assert.equal((await copy({}, scenario))('Scenario'), `not validated, ${counts}`);
    const status = {
      get: (uri: string) => uri === scenario.uri.toString() && { rulesets: [{ id: 'aare' }], milliseconds: 3 },
    };
    assert.equal((await copy({ status }, scenario))('Scenario'), `aare, ${counts}, validated in 3.0 ms`);
  });
});
