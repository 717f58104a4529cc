import assert from 'node:assert/strict';
import { commands, languages, tasks, Uri, workspace } from 'vscode';
import type { Diagnostic } from 'vscode';
import { closeAll } from '../support/documents';
import { eventually } from '../support/eventually';

const named = 'task-of-the-suite.scenario.yaml';

describe('a task', () => {
  after(closeAll);

  it('checks the folder, and what it finds are problems of the file', async () => {
    const [folder] = workspace.workspaceFolders!;
    const file = Uri.joinPath(folder!.uri, named);
    const text = 'ruleset: aare\nseaBattle: []\n';
    await workspace.fs.writeFile(file, new TextEncoder().encode(text));
    try {
      const [task] = await tasks.fetchTasks({ type: 'asdic' });
      assert.equal(task?.name, 'check scenarios');
      const ended = new Promise<number | undefined>((resolve) => {
        const listener = tasks.onDidEndTaskProcess(({ execution, exitCode }) => {
          if (execution.task.definition.type !== 'asdic') return;
          listener.dispose();
          resolve(exitCode);
        });
      });
      await tasks.executeTask(task);
      assert.equal(await ended, 1);
      const found = await eventually(
        () => languages.getDiagnostics(file).filter(isOfTask),
        ({ length }) => length > 0,
      );
      assert.deepEqual(
        found.map(({ range, code }) => [range.start.line, code]),
        [[1, 'schema/unknown-key']],
      );
    } finally {
      await workspace.fs.delete(file);
      await commands.executeCommand('workbench.action.closePanel');
    }
  });
});

/** The code of the same problem from the language server is a link. */
function isOfTask({ code }: Diagnostic): boolean {
  return typeof code === 'string';
}
