import assert from 'node:assert/strict';
import { registerCommands, type Parts } from '../../client/src/commands';
import { clientCommands } from '../../server/src/protocol';
import { createClient } from '../support/vscode/client';
import { desk } from '../support/vscode/desk';
import { Document, Editor } from '../support/vscode/documents';
import { Uri } from '../support/vscode/values';

const uri = 'file:///a.scenario.yaml';
const combat = { uri, document: 0, id: 'north' };

describe('a command', () => {
  /** Registers the commands. @param shown the combat of the open report */
  function register(shown?: object) {
    /** What was run: the function, and its arguments. */
    const runs: unknown[][] = [];
    const record =
      (name: string, result?: unknown) =>
      (...args: unknown[]) => {
        runs.push([name, ...args]);
        return Promise.resolve(result);
      };
    const recorder = (more: object = {}) =>
      new Proxy(more, {
        get: (target, name: string) => (Reflect.get(target, name) as unknown) ?? record(name),
      });
    const { client, server } = createClient({
      ruleAt: null,
      luck: '# Luck',
      newScenario: { text: 'ruleset: aare\n', title: 'New' },
    });
    const host: Record<'start' | 'stop', () => Promise<unknown>> & { needsStop: () => boolean } = {
      start: record('start'),
      stop: record('stop'),
      needsStop: () => true,
    };
    Object.assign(client, {
      start: () => host.start(),
      stop: () => host.stop(),
      needsStop: () => host.needsStop(),
    });
    const parts = {
      extension: {
        extensionUri: Uri.parse('file:///asdic'),
        packageJSON: { version: '1', contributes: { configuration: [] } },
      },
      client,
      channel: recorder(),
      combats: recorder({ getShownCombat: () => shown }),
      status: recorder(),
      inline: recorder(),
      lifecycle: recorder(),
      runtime: { name: 'Node', platform: 'linux' },
      log: { errors: () => [], warnings: () => [] },
    };
    registerCommands(parts as unknown as Parts);
    const run = async (command: keyof typeof clientCommands, argument?: unknown) => {
      runs.length = 0;
      await desk.registered.get(clientCommands[command])!(argument as never);
      return runs;
    };
    return { run, server, host };
  }
  const open = (opened: Document, line = 0) => {
    desk.documents.push(opened);
    const editor = new Editor(opened, 1, line);
    desk.visibleEditors.push(editor);
    return editor;
  };

  it('a command of the palette applies to the place of the cursor', async () => {
    desk.activeEditor = open(new Document(uri, 'a\nb\nc'), 2);
    const { run } = register(combat);
    assert.deepEqual(await run('resolve'), [['resolve', { uri, position: { line: 2, character: 0 } }]]);
  });

  it('applies to the scenario in view when something else has the focus', async () => {
    open(new Document('file:///notes.md', '', 'markdown'));
    open(new Document(uri));
    desk.activeEditor = open(new Document('file:///b.md', '', 'markdown'));
    const { run } = register(combat);
    assert.deepEqual(await run('odds'), [['odds', { uri, position: { line: 0, character: 0 } }]]);
  });

  it('applies to the open report when no scenario is in view', async () => {
    open(new Document('file:///notes.md', '', 'markdown'));
    desk.files.set(uri, '');
    const { run } = register(combat);
    assert.deepEqual(await run('reroll'), [['reroll', combat]]);
  });

  it('a command of a lens or a row applies to its combat, which is opened first', async () => {
    desk.activeEditor = open(new Document('file:///b.scenario.yaml'));
    desk.files.set(uri, '');
    const { run } = register();
    assert.deepEqual(await run('odds', combat), [['odds', combat]]);
    assert.equal(desk.activeEditor.document.uri.toString(), uri);
    const shownTimes = desk.shownColumns.length;
    await run('odds', combat);
    assert.equal(desk.shownColumns.length, shownTimes, 'it is open');
  });

  it('a command of a menu is not confused by the address that VS Code passes', async () => {
    desk.activeEditor = open(new Document(uri));
    const { run } = register();
    for (const argument of [Uri.parse(uri), null, 'text', { uri: 7 }])
      assert.deepEqual(await run('odds', argument), [['odds', { uri, position: { line: 0, character: 0 } }]]);
  });

  it('offers a new scenario or a sample where there is none', async () => {
    const { run } = register();
    desk.answers = ['Open a Sample...'];
    assert.deepEqual(await run('advise'), []);
    assert.match(desk.dialogs[0]!.text, /^Open a scenario/);
    assert.deepEqual(desk.dialogs[0]!.labels, ['New Scenario...', 'Open a Sample...']);
    assert.deepEqual(desk.executed, [[clientCommands.openSample]]);
    await run('showRule');
    assert.equal(desk.dialogs.filter(({ labels }) => labels.length === 2).length, 2);
    assert.equal(desk.executed.length, 1, 'a closed message runs nothing');
  });

  it('a command shows the error of what it does', async () => {
    const { run } = register();
    await run('odds', combat);
    assert.match(desk.dialogs[0]!.text, /^There is no file/, 'the scenario cannot be opened');
  });

  it('a command runs the function of its name', async () => {
    open(new Document(uri));
    const { run } = register();
    for (const name of [
      'play',
      'matters',
      'compare',
      'sweep',
      'compareTurn',
      'history',
      'writeResult',
      'commitToFairDice',
      'revealFairWord',
      'playTurn',
      'nextTurn',
      'campaign',
      'resolveTurn',
      'rerollTurn',
      'oddsOfTurn',
      'adviseTurn',
      'writeTurn',
      'showReport',
    ] as const)
      assert.deepEqual(await run(name, combat), [[name, combat]]);
    assert.deepEqual(await run('copyReport', { ...combat, format: 'text' }), [
      ['copy', { ...combat, format: 'text' }, 'text'],
    ]);
    const to = Uri.parse('file:///a.html');
    assert.deepEqual(await run('saveReport', { ...combat, to }), [['save', { ...combat, to }, to]]);
    assert.deepEqual(await run('showOutput'), [['show', true]]);
  });

  it('shows the rule of its argument, else that of the cursor', async () => {
    desk.activeEditor = open(new Document(uri));
    const { run, server } = register();
    await run('showRule', { ruleset: 'aare', rule: 'A1' });
    assert.match(String(desk.executed.at(-1)![1]), /aare.*A1/);
    assert.deepEqual(server.requests, []);
    await run('showRule', Uri.parse(uri));
    assert.deepEqual(server.listCommands(), ['ruleAt']);
  });

  it('opens a new scenario of its argument, and ignores other arguments', async () => {
    const { run, server } = register();
    await run('newScenario', { ruleset: 'aare', starter: 'battle' });
    assert.deepEqual(server.requests, [{ command: 'newScenario', argument: { ruleset: 'aare', starter: 'battle' } }]);
    void run('newScenario', { path: '/a' });
    void run('newScenario', null);
    assert.equal(desk.panels.length, 1, 'the user chooses on a page');
  });

  it('opens the sample of its argument, else the one that the user chooses', async () => {
    desk.files.set('file:///asdic/samples/aare/wolfpack.scenario.yaml', 'ruleset: aare\n');
    const { run } = register();
    await run('openSample', 'aare/wolfpack');
    assert.match(desk.activeEditor!.document.getText(), /^# Wolfpack in the North Sea\nruleset: aare/);
    desk.answers = ['Wolfpack in the North Sea'];
    await run('openSample', Uri.parse(uri));
    assert.equal(desk.shownColumns.length, 2);
    await run('openSample');
    assert.equal(desk.shownColumns.length, 2, 'the list was closed');
    desk.files.set('file:///asdic/samples/other.scenario.yaml', 'ruleset: aare\n');
    await run('openSample', 'other');
    assert.match(desk.activeEditor!.document.getText(), /^# other\n/);
  });

  it('shows the luck of the folder of a scenario', async () => {
    open(new Document('file:///games/a.scenario.yaml'));
    const { run, server } = register();
    const changed: string[] = [];
    desk.contentProvider!.onDidChange((page) => changed.push(page.toString()));
    await run('luck', { uri: 'file:///games/a.scenario.yaml' });
    assert.deepEqual(server.getLastArgument(), { uri: 'file:///games/a.scenario.yaml' });
    const [command, page] = desk.executed.at(-1) as [string, Uri];
    assert.deepEqual([command, page.toString()], ['markdown.showPreview', 'asdic-luck:/games/Luck.md']);
    assert.equal(desk.contentProvider!.provideTextDocumentContent(page), '# Luck');
    assert.deepEqual(changed, [page.toString()], 'a page that is open is shown anew');
    desk.otherCommands = [];
    await run('luck', { uri: 'file:///games/a.scenario.yaml' });
    assert.equal(desk.executed.at(-1)![0], 'vscode.open');
  });

  it('restarts the server, and forgets what the last one said', async () => {
    const { run, host } = register();
    const listNames = async () => (await run('restart')).map(([name]) => name);
    assert.deepEqual(await listNames(), ['clear', 'markRunning', 'showStarting', 'stop', 'start', 'showStarted']);
    host.needsStop = () => false;
    assert.deepEqual(await listNames(), ['clear', 'markRunning', 'showStarting', 'start', 'showStarted']);
    host.start = () => Promise.reject(new Error('No Node.'));
    assert.deepEqual((await run('restart')).at(-1), ['markStopped', 'No Node.']);
  });
});
