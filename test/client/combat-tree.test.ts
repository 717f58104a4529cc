import assert from 'node:assert/strict';
import { mock } from 'node:test';
import { createCombatTree } from '../../client/src/combat-tree';
import type { FileCombats, Forecast, ListedCombat } from '../../server/src/protocol';
import { createClient, createPromise, settle } from '../support/vscode/client';
import { desk } from '../support/vscode/desk';
import { Document } from '../support/vscode/documents';
import { ThemeIcon, Uri } from '../support/vscode/values';

const range = { start: { line: 4, character: 2 }, end: { line: 4, character: 9 } };
const north: ListedCombat = { document: 0, id: 'north', title: 'North', range };
const south: ListedCombat = { ...north, id: 'south', title: 'South', problem: 'no ships' };
const fileA: FileCombats = {
  uri: 'file:///games/war/a.scenario.yaml',
  scenarios: [{ document: 0, title: 'Jutland', isTurn: true, combats: [north, south] }],
};
const fileB: FileCombats = {
  uri: 'file:///games/b.scenario.yml',
  scenarios: [
    { document: 0, isTurn: false, combats: [north] },
    { document: 1, title: 'Leyte', isTurn: false, combats: [{ ...north, document: 1 }] },
  ],
};
const forecast: Forecast = { document: 0, id: 'north', text: '61% Japan', tooltip: 'Japan wins: 61%' };

describe('the Combats view', () => {
  beforeEach(() => {
    mock.timers.enable({ apis: ['setTimeout'] });
    desk.folders = [{ uri: Uri.parse('file:///games'), name: 'games' }];
  });
  afterEach(() => mock.timers.reset());

  /** The view of these files, which the server lists. */
  function showTree(files: FileCombats[] = [fileB, fileA], forecasts: unknown = [forecast]) {
    const { client, server } = createClient({
      combats: ({ uri }: { uri?: string }) => (uri === undefined ? files : files.filter((file) => file.uri === uri)),
      forecasts,
    });
    const tree = createCombatTree(client);
    const provider = desk.treeProvider!;
    let changes = 0;
    provider.onDidChangeTreeData(() => changes++);
    const listRows = async (row?: object) =>
      (await provider.getChildren(row)).map((child) => ({ row: child, item: provider.getTreeItem(child) }));
    return {
      tree,
      server,
      list: listRows,
      listLabels: async (row?: object) => (await listRows(row)).map(({ item }) => item['label']),
      /** Whether the view was told to show itself anew since the last time. */
      takeChanges: () => {
        const before = changes;
        changes = 0;
        return before;
      },
      /** Files that were listed since the last time; undefined stands for all. */
      takeListed: () =>
        server.requests
          .splice(0)
          .filter(({ command }) => command === 'combats')
          .map(({ argument }) => argument['uri']),
    };
  }
  const wait = async (milliseconds = 500) => {
    mock.timers.tick(milliseconds);
    await settle();
  };

  it('lists the files in the order of their paths, with title and folder', async () => {
    const { list } = showTree([
      fileA,
      fileB,
      { ...fileA, uri: 'file:///games/war/c.scenario.yaml', scenarios: [{ ...fileA.scenarios[0]!, title: undefined }] },
    ]);
    const items = (await list()).map(({ item }) => item);
    assert.deepEqual(
      items.map(({ label, description, tooltip, contextValue }) => [label, description, tooltip, contextValue]),
      [
        ['b', undefined, 'b.scenario.yml', 'group'],
        ['a', 'Jutland', 'war/a.scenario.yaml\nJutland', 'turn'],
        ['c', 'war', 'war/c.scenario.yaml', 'turn'],
      ],
    );
    assert.deepEqual([items[0]!['id'], String(items[0]!['resourceUri'])], [fileB.uri, fileB.uri]);
    assert.equal(items[0]!['iconPath'], ThemeIcon.File, 'the theme of the Explorer gives its icon');
  });

  it('lists the combats below their file, with a scenario between where a file has several', async () => {
    const { list } = showTree();
    const [fileOfTwo, fileOfOne] = await list();
    const scenarios = await list(fileOfTwo!.row);
    assert.deepEqual(
      scenarios.map(({ item: { label, id, contextValue, resourceUri } }) => [label, id, contextValue, resourceUri]),
      [
        ['Scenario 1', `${fileB.uri} 0`, 'group', undefined],
        ['Leyte', `${fileB.uri} 1`, 'group', undefined],
      ],
    );
    const [combat] = await list(scenarios[1]!.row);
    assert.deepEqual(
      { ...combat!.row },
      { kind: 'combat', uri: fileB.uri, document: 1, id: 'north', combat: fileB.scenarios[1]!.combats[0] },
    );
    assert.equal((await list(fileOfOne!.row)).length, 2);
  });

  it('opens the scenario at the combat, and says what is wrong with one', async () => {
    const { list } = showTree();
    const [, file] = await list();
    const [first, second] = (await list(file!.row)).map(({ item }) => item);
    const { command, arguments: args } = first!['command'] as { command: string; arguments: [Uri, object] };
    const position = { line: 4, character: 2 };
    assert.deepEqual(
      [command, JSON.parse(JSON.stringify(args[1]))],
      ['vscode.open', { selection: { start: position, end: position } }],
    );
    assert.equal(args[0].toString(), fileA.uri);
    const describeItem = ({
      description,
      tooltip,
      contextValue,
      accessibilityInformation,
    }: Record<string, unknown>) => [
      description,
      tooltip,
      contextValue,
      (accessibilityInformation as { label: string }).label,
    ];
    assert.deepEqual(describeItem(first!), ['', 'North', 'combat', 'North']);
    assert.deepEqual(describeItem(second!), ['no ships', 'South\nno ships', 'unresolvable', 'South, no ships']);
    assert.equal((first!['iconPath'] as { id: string }).id, 'target');
    assert.equal((second!['iconPath'] as { id: string }).id, 'error');
  });

  it('shows the forecasts of a file, once it is unfolded', async () => {
    const { list, server, takeChanges } = showTree();
    const [, file] = await list();
    assert.ok(!server.listCommands().includes('forecasts'));
    await list(file!.row);
    await list(file!.row);
    await settle();
    assert.deepEqual(server.listCommands(), ['combats', 'forecasts']);
    assert.equal(takeChanges(), 1);
    const [combat] = await list(file!.row);
    assert.deepEqual([combat!.item['description'], combat!.item['tooltip']], ['61% Japan', 'North\nJapan wins: 61%']);
    assert.deepEqual(combat!.item['accessibilityInformation'], { label: 'North, 61% Japan' });
  });

  it('keeps the last forecasts after a change, until new ones are there', async () => {
    const { list, server } = showTree();
    const [, file] = await list();
    await list(file!.row);
    await settle();
    const answer = createPromise<Forecast[]>();
    server.answers.forecasts = () => answer.promise;
    desk.events.changed.fire({ document: new Document(fileA.uri), contentChanges: [{}] });
    await wait();
    const getForecast = async () => (await list((await list())[1]!.row))[0]!.item['description'];
    assert.equal(await getForecast(), '61% Japan');
    answer.resolve([{ ...forecast, text: '70% Japan' }]);
    await settle();
    assert.equal(await getForecast(), '70% Japan');
  });

  it('drops forecasts of a text that has changed meanwhile, and errors of them', async () => {
    const answer = createPromise<Forecast[]>();
    const { list, server } = showTree([fileA], () => answer.promise);
    const [file] = await list();
    await list(file!.row);
    server.answers.forecasts = () => Promise.reject(new Error('No.'));
    desk.events.changed.fire({ document: new Document(fileA.uri), contentChanges: [{}] });
    await wait();
    answer.resolve([forecast]);
    await settle();
    const [combat] = await list((await list())[0]!.row);
    assert.equal(combat!.item['description'], '');
    await settle();
    assert.deepEqual(desk.dialogs, []);
  });

  it('the Combats view is unfolded as long as there are few files', async () => {
    const createFiles = (count: number) =>
      Array.from({ length: count }, (_, index) => ({ ...fileB, uri: `file:///games/${index}.scenario.yaml` }));
    const getStates = async (count: number) => {
      const { list } = showTree(createFiles(count));
      const [file] = await list();
      const [scenario] = await list(file!.row);
      return [file, scenario].map((row) => row!.item['collapsibleState']);
    };
    assert.deepEqual(await getStates(8), [2, 2]);
    assert.deepEqual(await getStates(9), [1, 2]);
  });

  it('lists a scenario again half a second after the last change of it', async () => {
    const { listLabels, server, takeChanges, takeListed } = showTree();
    await listLabels();
    takeListed();
    const change = (uri: string, language?: string, contentChanges: unknown[] = [{}]) =>
      desk.events.changed.fire({ document: new Document(uri, '', language), contentChanges });
    change(fileA.uri);
    mock.timers.tick(499);
    change(fileA.uri);
    mock.timers.tick(499);
    assert.deepEqual(takeListed(), []);
    await wait(1);
    assert.deepEqual(takeListed(), [fileA.uri]);
    assert.equal(takeChanges(), 1);
    change(fileA.uri, 'asdic-scenario', []);
    change('file:///notes.md', 'markdown');
    await wait();
    assert.deepEqual(takeListed(), []);
    server.answers.combats = [{ ...fileA, scenarios: [] }];
    change(fileA.uri);
    await wait();
    assert.deepEqual(await listLabels(), ['b'], 'its last combat is gone');
  });

  it('lists what is opened and was not there, what is closed, and what changes on the disk', async () => {
    const { listLabels, takeListed } = showTree();
    await listLabels();
    takeListed();
    const c = 'file:///c.scenario.yaml';
    const check = async (fire: () => void, expected: readonly string[], message: string) => {
      fire();
      await wait();
      assert.deepEqual(takeListed(), expected, message);
    };
    const { opened, closed, fileCreated, fileChanged } = desk.events;
    await check(() => opened.fire(new Document(c)), [c], 'opened');
    await check(() => opened.fire(new Document(fileA.uri)), [], 'opened, but listed before');
    await check(() => opened.fire(new Document('file:///a.md', '', 'markdown')), [], 'another language');
    await check(() => closed.fire(new Document(fileA.uri)), [fileA.uri], 'closed');
    await check(() => closed.fire(new Document('file:///a.md', '', 'markdown')), [], 'closed, of another language');
    await check(() => fileCreated.fire(Uri.parse(c)), [c], 'created');
    await check(() => fileChanged.fire(Uri.parse(fileA.uri)), [fileA.uri], 'changed');
    await check(() => fileChanged.fire(Uri.parse('file:///games/tables.yaml')), [fileB.uri, fileA.uri], 'tables');
  });

  it('drops a deleted scenario at once, though the server may still have its text', async () => {
    const { listLabels, takeChanges, takeListed } = showTree();
    await listLabels();
    takeListed();
    desk.events.changed.fire({ document: new Document(fileA.uri), contentChanges: [{}] });
    desk.events.fileDeleted.fire(Uri.parse(fileA.uri));
    assert.equal(takeChanges(), 1);
    assert.deepEqual(await listLabels(), ['b']);
    await wait();
    assert.deepEqual(takeListed(), []);
    desk.events.fileDeleted.fire(Uri.parse('file:///games/tables.yaml'));
    await wait();
    assert.deepEqual(takeListed(), [fileB.uri]);
  });

  it('waits with everything until it is shown', async () => {
    const { listLabels, takeChanges, takeListed } = showTree();
    await listLabels();
    takeListed();
    desk.treeView.visible = false;
    desk.events.changed.fire({ document: new Document(fileA.uri), contentChanges: [{}] });
    await wait();
    desk.events.folders.fire();
    assert.deepEqual([takeListed(), takeChanges()], [[], 0]);
    desk.treeView.visible = true;
    desk.events.treeVisibility.fire({ visible: false });
    assert.equal(takeChanges(), 0);
    desk.events.treeVisibility.fire({ visible: true });
    assert.equal(takeChanges(), 1);
    await listLabels();
    assert.deepEqual(takeListed(), [undefined]);
    desk.events.treeVisibility.fire({ visible: true });
    assert.equal(takeChanges(), 0, 'it is complete');
  });

  it('lists everything again after a restart and when folders or settings change', async () => {
    const files = [fileA, fileB];
    const { listLabels, server, takeChanges, takeListed } = showTree(files);
    await listLabels();
    takeListed();
    const check = async (fire: () => void, isAgain: boolean, message: string) => {
      fire();
      await listLabels();
      assert.deepEqual([takeChanges() > 0, takeListed().length > 0], [isAgain, isAgain], message);
    };
    await check(() => desk.events.folders.fire(), true, 'folders');
    await check(
      () => desk.events.settings.fire({ affectsConfiguration: (name) => name === 'asdic' }),
      true,
      'settings',
    );
    await check(() => desk.events.settings.fire({ affectsConfiguration: () => false }), false, 'other settings');
    await check(() => server.stateChanged.fire({ newState: 2 }), true, 'a restart');
    await check(() => server.stateChanged.fire({ newState: 1 }), false, 'an end');
    files.shift();
    await check(() => desk.events.folders.fire(), true, 'folders');
    assert.deepEqual(await listLabels(), ['b'], 'a folder was removed');
  });

  it('shows an error of the list, and tries again; nothing is asked of a server that is not running', async () => {
    const { tree, listLabels, server, takeListed } = showTree();
    server.answers.combats = () => Promise.reject(new Error('No.'));
    assert.deepEqual(await listLabels(), []);
    assert.deepEqual(
      desk.dialogs.map(({ text }) => text),
      ['No.'],
    );
    server.answers.combats = [fileA];
    assert.deepEqual(await listLabels(), ['a']);
    takeListed();
    server.isRunning = false;
    desk.events.changed.fire({ document: new Document(fileA.uri), contentChanges: [{}] });
    await wait();
    assert.deepEqual(takeListed(), []);
    server.isRunning = true;
    desk.events.changed.fire({ document: new Document(fileA.uri), contentChanges: [{}] });
    tree.dispose();
    await wait();
    assert.deepEqual(takeListed(), [], 'after the end');
  });
});
