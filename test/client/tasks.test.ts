import assert from 'node:assert/strict';
import { mock } from 'node:test';
import { Uri } from 'vscode';
import { createDiagnosticCollectionProvider, registerCheckTasks } from '../../client/src/tasks';
import { desk } from '../support/vscode/desk';
import type { DiagnosticCollection } from '../support/vscode/documents';
import type { Task } from '../support/vscode/values';

describe('the task that checks scenarios', () => {
  const folder = { uri: Uri.parse('file:///games'), name: 'games' } as never;
  const cli = Uri.parse('file:///asdic/dist/cli.cjs').fsPath;
  const listOptions = (task: object | undefined) => (task as Task).execution.args;

  beforeEach(() => registerCheckTasks(Uri.parse('file:///asdic')));

  it('the task that checks scenarios is offered for each folder, and checks the whole of it', () => {
    assert.deepEqual(desk.taskProvider!.provideTasks(), [], 'there is no folder');
    desk.folders = [folder];
    const [task] = desk.taskProvider!.provideTasks() as Task[];
    assert.deepEqual(listOptions(task), [cli, 'check', '--format', 'text', '--', '.']);
    assert.deepEqual(JSON.parse(JSON.stringify(task!.execution.options)), {
      cwd: Uri.parse('file:///games').fsPath,
      env: { ELECTRON_RUN_AS_NODE: '1', NO_COLOR: '1' },
    });
    assert.deepEqual([task!.problemMatchers, task!.group], ['$asdic', 'test']);
  });

  it('the task that checks scenarios has the files and options of its definition, if that is for a folder', () => {
    const definition = { type: 'asdic', files: ['a.scenario.yaml'], arguments: ['--strict'] };
    const task = desk.taskProvider!.resolveTask({ definition, scope: folder });
    assert.deepEqual(listOptions(task), [cli, 'check', '--format', 'text', '--strict', '--', 'a.scenario.yaml']);
    assert.equal(desk.taskProvider!.resolveTask({ definition, scope: 2 }), undefined);
  });
});

describe('the diagnostics of the server', () => {
  beforeEach(() => mock.timers.enable({ apis: ['setTimeout'] }));
  afterEach(() => mock.timers.reset());

  it('the diagnostics of the server are set again when VS Code has removed those of a task that has ended', () => {
    const provider = createDiagnosticCollectionProvider();
    const collection = provider.create('asdic', {} as never) as unknown as DiagnosticCollection;
    collection.set([['file:///a.scenario.yaml', ['problem']]]);
    const restored = mock.method(collection, 'set', () => undefined);
    desk.events.taskEnded.fire();
    mock.timers.tick(499);
    assert.equal(restored.mock.callCount(), 0, 'its output is still being read');
    mock.timers.tick(1);
    assert.deepEqual(restored.mock.calls[0]!.arguments, [[['file:///a.scenario.yaml', ['problem']]]]);
    desk.events.taskEnded.fire();
    provider.dispose(collection as never, {} as never);
    const timer = mock.method(globalThis, 'setTimeout');
    desk.events.taskEnded.fire();
    assert.equal(timer.mock.callCount(), 0, 'nothing is listened to any longer');
    timer.mock.restore();
    mock.timers.tick(1000);
    assert.equal(restored.mock.callCount(), 1, 'after the end');
  });
});
