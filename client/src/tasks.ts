/** Tasks of the type `asdic`: `asdic check` of a folder, by the command line that the extension brings along. Problems go where the matcher puts them. */
import { l10n, languages, ProcessExecution, Task, TaskGroup, tasks, Uri, workspace } from 'vscode';
import type { Diagnostic, DiagnosticCollection, Disposable, TaskDefinition, WorkspaceFolder } from 'vscode';
import type { DiagnosticCollectionProvider } from 'vscode-languageclient';

const type = 'asdic';

/** As `.vscode/tasks.json` states it; the manifest describes it. */
interface CheckDefinition extends TaskDefinition {
  /** Files, folders and globs; the whole folder where none is named. */
  readonly files?: readonly string[];
  /** Further options of `asdic check`. */
  readonly arguments?: readonly string[];
}

/** @param extension where the extension lies */
export function checkTasks(extension: Uri): Disposable {
  const cli = Uri.joinPath(extension, 'dist', 'cli.cjs').fsPath;
  return tasks.registerTaskProvider(type, {
    provideTasks: () => (workspace.workspaceFolders ?? []).map((folder) => taskOf({ type }, folder, cli)),
    resolveTask({ definition, scope }) {
      return typeof scope === 'object' ? taskOf(definition, scope, cli) : undefined;
    },
  });
}

function taskOf(definition: CheckDefinition, folder: WorkspaceFolder, cli: string): Task {
  const { files = ['.'], arguments: options = [] } = definition;
  // The editor's own program is Node where it is told to be: none has to be on the PATH.
  const execution = new ProcessExecution(
    process.execPath,
    [cli, 'check', '--format', 'text', ...options, '--', ...files],
    {
      cwd: folder.uri.fsPath,
      env: { ELECTRON_RUN_AS_NODE: '1', NO_COLOR: '1' },
    },
  );
  const task = new Task(definition, folder, l10n.t('check scenarios'), 'asdic', execution, '$asdic');
  task.group = TaskGroup.Test;
  return task;
}

/**
 * Where the problems of the server stand, under the owner that the matcher of the task names as well: what both find stands once. When a task
 * ends, VS Code takes the problems of that owner from each file that the task said nothing of, so those of the server are put back.
 */
export function problemsBesideTasks(): DiagnosticCollectionProvider {
  const listeners = new Map<DiagnosticCollection, Disposable>();
  return {
    create(name) {
      const collection = languages.createDiagnosticCollection(name);
      listeners.set(
        collection,
        tasks.onDidEndTask(() => setTimeout(() => listeners.has(collection) && putBack(collection), afterOutput)),
      );
      return collection;
    },
    dispose(collection) {
      listeners.get(collection)?.dispose();
      listeners.delete(collection);
      collection.dispose();
    },
  };
}

/** VS Code reads the last of the output for a tenth of a second after it has told that the task has ended. In milliseconds. */
const afterOutput = 500;

function putBack(collection: DiagnosticCollection): void {
  const all: [Uri, readonly Diagnostic[]][] = [];
  collection.forEach((uri, found) => all.push([uri, found]));
  collection.set(all);
}
