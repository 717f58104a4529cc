import assert from 'node:assert/strict';
import { mock } from 'node:test';
import { CancellationError } from 'vscode';
import { createTestExplorer } from '../../client/src/test-explorer';
import type { FileTests, ScenarioTest, TestOutcome } from '../../server/src/protocol';
import { createClient, settle } from '../support/vscode/client';
import { desk, type TestItem } from '../support/vscode/desk';
import { Document } from '../support/vscode/documents';
import { CancellationTokenSource, Uri } from '../support/vscode/values';

const range = { start: { line: 4, character: 2 }, end: { line: 5, character: 9 } };
const north: ScenarioTest = { id: 'north', label: 'north', range };
const south: ScenarioTest = { id: 'south', label: 'south', range, scenario: 'Jutland' };
const fileA: FileTests = { uri: 'file:///games/a.scenario.yaml', tests: [north, south] };
const fileB: FileTests = { uri: 'file:///games/b.scenario.yaml', tests: [{ ...north, id: 'west' }] };

describe('the Test Explorer', () => {
  beforeEach(() => {
    mock.timers.enable({ apis: ['setTimeout'] });
    desk.folders = [{ uri: Uri.parse('file:///games'), name: 'games' }];
  });
  afterEach(() => mock.timers.reset());

  /** The explorer with the tests of these files. @param outcomes of all tests that are run */
  function createExplorer(files: readonly FileTests[] = [fileA, fileB], outcomes: unknown = []) {
    const { client, server } = createClient({
      tests: ({ uri }: { uri?: string }) => (uri === undefined ? files : files.filter((file) => file.uri === uri)),
      runTests: outcomes,
    });
    const explorer = createTestExplorer(client);
    const controller = desk.testController!;
    return {
      explorer,
      server,
      controller,
      load: () => controller.resolveHandler!(),
      getFile: ({ uri }: FileTests) => controller.items.get(uri)!,
      run: (request: object = {}, token = new CancellationTokenSource().token) => controller.run!(request, token),
      /** Files whose tests were listed since the last time. */
      takeListed: () => server.requests.splice(0).map(({ argument }) => argument['uri']),
      /** The outcome of a test of the first file. */
      async getReports(outcome: Omit<TestOutcome, 'id'>) {
        server.answers.runTests = [{ id: 'north', ...outcome }];
        controller.reports.length = 0;
        controller.messages.length = 0;
        const file = controller.items.get(fileA.uri)!;
        await controller.run!({ include: [file.children.get('north')] }, new CancellationTokenSource().token);
        return controller.reports.filter((line) => !line.startsWith('started') && line !== 'end');
      },
    };
  }
  const listChildren = ({ children }: TestItem) => [...children].map(([, child]) => child);
  const wait = async () => {
    mock.timers.tick(500);
    await settle();
  };

  it('lists the files with their tests', async () => {
    const { load, controller, getFile } = createExplorer();
    await load();
    assert.deepEqual(
      [...controller.items].map(([, { label }]) => label),
      ['a.scenario.yaml', 'b.scenario.yaml'],
    );
    assert.deepEqual(
      listChildren(getFile(fileA)).map(({ label, description, range: at }) => [
        label,
        description,
        JSON.parse(JSON.stringify(at)) as unknown,
      ]),
      [
        ['north', undefined, range],
        ['south', 'Jutland', range],
      ],
    );
  });

  it('keeps the items of tests that stay, as they have results', async () => {
    const { load, controller, server, getFile } = createExplorer();
    await load();
    const file = getFile(fileA);
    const [item] = listChildren(file);
    server.answers.tests = [{ ...fileA, tests: [north] }];
    await controller.refreshHandler!();
    assert.equal(getFile(fileA), file);
    assert.deepEqual(listChildren(file), [item]);
    assert.equal(controller.items.size, 1, 'the other file has none any more');
    server.answers.tests = [{ ...fileA, tests: [] }];
    await controller.resolveHandler!(file);
    assert.equal(controller.items.size, 0);
    assert.deepEqual(server.requests.at(-1)!.argument, { uri: fileA.uri });
    server.answers.tests = [];
    await controller.resolveHandler!(file);
  });

  it('shows an error of the list', async () => {
    const { controller, server } = createExplorer();
    server.answers.tests = () => Promise.reject(new Error('No.'));
    await controller.refreshHandler!();
    assert.deepEqual(
      desk.dialogs.map(({ text }) => text),
      ['No.'],
    );
  });

  it('lists the tests of a scenario again half a second after its last change, and marks results as outdated', async () => {
    desk.documents = [new Document(fileA.uri), new Document('file:///notes.md', '', 'markdown')];
    const { explorer, controller, server, takeListed } = createExplorer();
    await wait();
    assert.deepEqual(takeListed(), [fileA.uri], 'open at the start');
    const change = (uri: string, language?: string, contentChanges: readonly unknown[] = [{}]) =>
      desk.events.changed.fire({ document: new Document(uri, '', language), contentChanges });
    change(fileA.uri);
    mock.timers.tick(499);
    change(fileA.uri);
    mock.timers.tick(499);
    change(fileA.uri, undefined, []);
    change(fileB.uri, 'yaml');
    assert.deepEqual(takeListed(), []);
    await wait();
    assert.deepEqual(takeListed(), [fileA.uri]);
    assert.deepEqual(controller.invalidated, [fileA.uri, fileA.uri]);
    change(fileB.uri);
    assert.equal(controller.invalidated.length, 2, 'a file without tests has no results');
    await wait();
    takeListed();
    server.isRunning = false;
    change(fileA.uri);
    await wait();
    assert.deepEqual(takeListed(), [], 'the server is not running');
    server.isRunning = true;
    change(fileA.uri);
    explorer.dispose();
    await wait();
    assert.deepEqual(takeListed(), [], 'after the end');
  });

  it('follows files that are opened, and that are created, changed and deleted on the disk', async () => {
    const { load, controller, takeListed } = createExplorer();
    await load();
    takeListed();
    desk.events.opened.fire(new Document(fileA.uri));
    desk.events.opened.fire(new Document('file:///notes.md', '', 'markdown'));
    await wait();
    assert.deepEqual(takeListed(), [fileA.uri]);
    desk.events.fileCreated.fire(Uri.parse(fileB.uri));
    await wait();
    desk.events.fileChanged.fire(Uri.parse(fileA.uri));
    await wait();
    assert.deepEqual(takeListed(), [fileB.uri, fileA.uri]);
    desk.events.fileDeleted.fire(Uri.parse(fileA.uri));
    assert.deepEqual(
      [...controller.items].map(([id]) => id),
      [fileB.uri],
    );
  });

  it('runs all tests of all files, which are listed first', async () => {
    const { server, controller, run } = createExplorer(
      [fileA, fileB],
      [
        { id: 'north', state: 'passed', failures: [] },
        { id: 'west', state: 'passed', failures: [] },
      ],
    );
    await run();
    assert.deepEqual(
      server.requests.map(({ command, argument }) => [command, argument['uri'], argument['ids']]),
      [
        ['tests', undefined, undefined],
        ['runTests', fileA.uri, ['north', 'south']],
        ['runTests', fileB.uri, ['west']],
      ],
    );
    assert.deepEqual(controller.reports, [
      'started north',
      'started south',
      'passed north',
      'errored south',
      'started west',
      'passed west',
      'end',
    ]);
    assert.match(controller.messages[0]!.message, /no such test any more/, 'south had no outcome');
  });

  it('runs the chosen tests once, without the excluded ones', async () => {
    const { server, load, getFile, run } = createExplorer();
    await load();
    server.requests.length = 0;
    const file = getFile(fileA);
    const [first, second] = listChildren(file);
    await run({ include: [second, file], exclude: [first] });
    await run({ include: [file], exclude: [file] });
    assert.deepEqual(
      server.requests.map(({ command, argument }) => [command, argument['ids']]),
      [['runTests', ['south']]],
    );
  });

  it('says how a test ended', async () => {
    const { load, controller, getReports } = createExplorer();
    await load();
    const failure = { message: 'Japan wins: expected 70%', range };
    assert.deepEqual(await getReports({ state: 'passed', failures: [] }), ['passed north']);
    assert.deepEqual(await getReports({ state: 'failed', failures: [{ ...failure, expected: '70%', found: '61%' }] }), [
      'failed north',
    ]);
    const [message] = controller.messages;
    assert.deepEqual(
      [message!.message, message!.expectedOutput, message!.actualOutput],
      [failure.message, '70%', '61%'],
    );
    const { uri, range: at } = message!.location as { uri: Uri; range: object };
    assert.deepEqual([uri.toString(), JSON.parse(JSON.stringify(at))], [fileA.uri, range]);
    assert.deepEqual(await getReports({ state: 'unknown', failures: [failure] }), ['errored north']);
    assert.deepEqual(
      [controller.messages[0]!.message, controller.messages[0]!.expectedOutput],
      [failure.message, undefined],
    );
    assert.deepEqual(await getReports({ state: 'failed', failures: [{ ...failure, expected: '70%' }] }), [
      'failed north',
    ]);
    assert.equal(controller.messages[0]!.expectedOutput, undefined, 'there is nothing to compare it with');
    assert.deepEqual(await getReports({ state: 'open', failures: [failure] }), [
      `output north: ${failure.message}`,
      'skipped north',
    ]);
  });

  it('skips the tests of a run that was cancelled, and does not begin others', async () => {
    const source = new CancellationTokenSource();
    const { server, controller, run } = createExplorer([fileA, fileB], () => {
      source.cancel();
      throw new CancellationError();
    });
    await run({}, source.token);
    assert.deepEqual(server.listCommands(), ['tests', 'runTests']);
    assert.equal(server.requests[1]!.token, source.token);
    assert.deepEqual(controller.reports, ['started north', 'started south', 'skipped north', 'skipped south', 'end']);
  });

  it('reports an error of the server for the tests of its file, and runs the others', async () => {
    const { controller, run } = createExplorer([fileA, fileB], ({ uri }: { uri: string }) => {
      if (uri === fileA.uri) throw new Error('No memory.');
      return [{ id: 'west', state: 'passed', failures: [] }];
    });
    await run();
    assert.deepEqual(controller.reports.slice(2), [
      'errored north',
      'errored south',
      'started west',
      'passed west',
      'end',
    ]);
    assert.deepEqual(
      controller.messages.map(({ message }) => message),
      ['No memory.', 'No memory.'],
    );
  });
});
