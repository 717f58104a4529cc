/** Test Explorer: each `expect:` of a combat is a test. The server lists and runs them. */
import {
  CancellationError,
  type CancellationToken,
  Disposable,
  l10n,
  Location,
  Range,
  type TestController,
  type TestItem,
  TestMessage,
  type TestRun,
  TestRunProfileKind,
  type TestRunRequest,
  tests,
  type TextDocument,
  Uri,
  workspace,
} from 'vscode';
import type { BaseLanguageClient } from 'vscode-languageclient';
import {
  type FileTests,
  type ProtocolRange,
  serverCommands,
  type TestFailure,
  type TestOutcome,
} from '../../server/src/protocol';
import { runOrShowFailure } from './failures';
import { languageId } from './options';
import { runOnServer } from './responses';

/** Milliseconds without an edit before the tests of a document are listed again. */
const typingPause = 500;

export function createTestExplorer(client: BaseLanguageClient): Disposable {
  const controller = tests.createTestController('asdic', l10n.t('Scenarios'));
  const timers = new Map<string, ReturnType<typeof setTimeout>>();

  async function refreshAll(): Promise<void> {
    const files = await runOnServer<readonly FileTests[]>(client, serverCommands.tests, {});
    const fileIds = new Set(files.map(({ uri }) => toItemId(Uri.parse(uri))));
    for (const [id] of [...controller.items]) if (!fileIds.has(id)) controller.items.delete(id);
    for (const file of files) showTests(controller, file);
  }

  async function refresh(uri: Uri): Promise<void> {
    const [file] = await runOnServer<readonly FileTests[]>(client, serverCommands.tests, { uri: uri.toString() });
    if (file) showTests(controller, file);
  }

  /** Refreshes after a pause in typing, if the server is running. */
  function refreshSoon(uri: Uri): void {
    const id = toItemId(uri);
    clearTimeout(timers.get(id));
    timers.set(
      id,
      setTimeout(() => {
        timers.delete(id);
        if (client.isRunning()) void refresh(uri).then(undefined, () => undefined);
      }, typingPause),
    );
  }

  /** Results of earlier text are marked as outdated. */
  function onEdit(document: TextDocument): void {
    if (document.languageId !== languageId) return;
    const item = controller.items.get(toItemId(document.uri));
    if (item) controller.invalidateTestResults(item);
    refreshSoon(document.uri);
  }

  controller.resolveHandler = (item) => runOrShowFailure(() => (item?.uri ? refresh(item.uri) : refreshAll()));
  controller.refreshHandler = () => runOrShowFailure(refreshAll);
  controller.createRunProfile(
    l10n.t('Run'),
    TestRunProfileKind.Run,
    async (request, token) => {
      if (request.include === undefined) await runOrShowFailure(refreshAll);
      await runTests(controller, request, token, (uri, ids) =>
        runOnServer<readonly TestOutcome[]>(client, serverCommands.runTests, { uri: uri.toString(), ids }, { token }),
      );
    },
    true,
  );

  const watcher = workspace.createFileSystemWatcher('**/*.scenario.{yaml,yml}');
  for (const document of workspace.textDocuments) if (document.languageId === languageId) refreshSoon(document.uri);
  return Disposable.from(
    controller,
    watcher,
    workspace.onDidOpenTextDocument((document) => {
      if (document.languageId === languageId) refreshSoon(document.uri);
    }),
    workspace.onDidChangeTextDocument(({ document, contentChanges }) => {
      if (contentChanges.length > 0) onEdit(document);
    }),
    watcher.onDidCreate(refreshSoon),
    watcher.onDidChange(refreshSoon),
    watcher.onDidDelete((uri) => controller.items.delete(toItemId(uri))),
    { dispose: () => timers.forEach(clearTimeout) },
  );
}

function toItemId(uri: Uri): string {
  return uri.toString();
}

/** Updates a file's tests; existing items keep their results. */
function showTests(controller: TestController, { uri, tests: fileTests }: FileTests): void {
  const file = Uri.parse(uri);
  const id = toItemId(file);
  if (fileTests.length === 0) return controller.items.delete(id);
  const item = controller.items.get(id) ?? controller.createTestItem(id, workspace.asRelativePath(file), file);
  const existing = new Map([...item.children]);
  item.children.replace(
    fileTests.map((test) => {
      const child = existing.get(test.id) ?? controller.createTestItem(test.id, test.label, file);
      child.range = toRange(test.range);
      child.description = test.scenario;
      return child;
    }),
  );
  controller.items.add(item);
}

type RunFileTests = (uri: Uri, ids: readonly string[]) => Promise<readonly TestOutcome[]>;

async function runTests(
  controller: TestController,
  request: TestRunRequest,
  token: CancellationToken,
  runFileTests: RunFileTests,
): Promise<void> {
  const run = controller.createTestRun(request);
  try {
    for (const [file, items] of selectTests(controller, request)) {
      if (token.isCancellationRequested) break;
      for (const item of items) run.started(item);
      await runFile(run, file, items, runFileTests);
    }
  } finally {
    run.end();
  }
}

async function runFile(run: TestRun, file: Uri, items: readonly TestItem[], runFileTests: RunFileTests): Promise<void> {
  let outcomes: readonly TestOutcome[];
  try {
    outcomes = await runFileTests(
      file,
      items.map(({ id }) => id),
    );
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    for (const item of items)
      if (error instanceof CancellationError) run.skipped(item);
      else run.errored(item, new TestMessage(why));
    return;
  }
  const byId = new Map(outcomes.map((outcome) => [outcome.id, outcome]));
  for (const item of items) reportOutcome(run, item, file, byId.get(item.id));
}

function reportOutcome(run: TestRun, item: TestItem, file: Uri, outcome: TestOutcome | undefined): void {
  if (!outcome) {
    const message = l10n.t('There is no such test any more, or its combat has problems. See the Problems panel.');
    return run.errored(item, new TestMessage(message));
  }
  const messages = outcome.failures.map((failure) => createTestMessage(failure, file));
  switch (outcome.state) {
    case 'passed':
      return run.passed(item);
    case 'failed':
      return run.failed(item, messages);
    case 'unknown':
      return run.errored(item, messages);
    case 'open':
      for (const { message } of outcome.failures) run.appendOutput(`${item.label}: ${message}\r\n`, undefined, item);
      return run.skipped(item);
  }
}

function createTestMessage({ message, expected, found: actual, range }: TestFailure, file: Uri): TestMessage {
  const testMessage =
    expected === undefined || actual === undefined
      ? new TestMessage(message)
      : TestMessage.diff(message, expected, actual);
  testMessage.location = new Location(file, toRange(range));
  return testMessage;
}

/** The requested tests, by file. */
function selectTests(controller: TestController, { include, exclude = [] }: TestRunRequest): [Uri, TestItem[]][] {
  const byFile = new Map<string, [Uri, TestItem[]]>();
  const excluded = new Set(exclude);
  const add = (item: TestItem): void => {
    if (excluded.has(item) || !item.uri) return;
    if (!item.parent) return item.children.forEach(add);
    const entry = byFile.get(item.parent.id) ?? [item.uri, []];
    byFile.set(item.parent.id, entry);
    if (!entry[1].includes(item)) entry[1].push(item);
  };
  if (include) include.forEach(add);
  else controller.items.forEach(add);
  return [...byFile.values()];
}

function toRange({ start, end }: ProtocolRange): Range {
  return new Range(start.line, start.character, end.line, end.character);
}
