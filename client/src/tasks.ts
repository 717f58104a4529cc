/** Tasks of type `asdic`: `asdic check` of a folder, with the bundled command line. The problem matcher reports the diagnostics. */
import {
  type Diagnostic,
  type DiagnosticCollection,
  type Disposable,
  l10n,
  languages,
  ProcessExecution,
  Task,
  type TaskDefinition,
  TaskGroup,
  tasks,
  Uri,
  workspace,
  type WorkspaceFolder,
} from 'vscode';
import type { DiagnosticCollectionProvider } from 'vscode-languageclient';

const type = 'asdic';

/** As in `.vscode/tasks.json`, described by the manifest. */
interface CheckDefinition extends TaskDefinition {
  /** Files, folders and globs; by default the whole folder. */
  readonly files?: readonly string[];
  /** Further options of `asdic check`. */
  readonly arguments?: readonly string[];
}

/** @param extension URI of the extension */
export function registerCheckTasks(extension: Uri): Disposable {
  const cli = Uri.joinPath(extension, 'dist', 'cli.cjs').fsPath;
  return tasks.registerTaskProvider(type, {
    provideTasks: () => (workspace.workspaceFolders ?? []).map((folder) => createTask({ type }, folder, cli)),
    resolveTask({ definition, scope }) {
      return typeof scope === 'object' ? createTask(definition, scope, cli) : undefined;
    },
  });
}

function createTask(definition: CheckDefinition, folder: WorkspaceFolder, cli: string): Task {
  const { files = ['.'], arguments: options = [] } = definition;
  // The editor's executable acts as Node with this variable, so Node need not be on the PATH.
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
 * Puts the server's diagnostics under the owner of the task's problem matcher, so that duplicates merge. When a task ends, VS Code
 * removes that owner's diagnostics from files without task output, so the server's are restored.
 */
export function createDiagnosticCollectionProvider(): DiagnosticCollectionProvider {
  const listeners = new Map<DiagnosticCollection, Disposable>();
  return {
    create(name) {
      const collection = languages.createDiagnosticCollection(name);
      listeners.set(
        collection,
        tasks.onDidEndTask(() =>
          setTimeout(() => listeners.has(collection) && restoreDiagnostics(collection), outputDelay),
        ),
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

/** Milliseconds: VS Code reads output for a tenth of a second after reporting the end of a task. */
const outputDelay = 500;

function restoreDiagnostics(collection: DiagnosticCollection): void {
  const entries: [Uri, readonly Diagnostic[]][] = [];
  collection.forEach((uri, diagnostics) => entries.push([uri, diagnostics]));
  collection.set(entries);
}
