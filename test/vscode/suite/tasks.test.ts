import assert from 'node:assert/strict';
import { commands, languages, tasks, Uri, workspace } from 'vscode';
import { closeAll, openFixture } from '../support/documents';
import { eventually } from '../support/eventually';
import { needsUi, screenshot, readTexts } from '../support/ui';

const fileName = 'task-of-the-suite.scenario.yaml';

describe('the check task', () => {
  after(closeAll);

  it('checks the folder, and its problems appear once beside those of the language server', async function () {
    needsUi(this);
    const [folder] = workspace.workspaceFolders!;
    const file = Uri.joinPath(folder!.uri, fileName);
    const text = 'ruleset: aare\nseaBattle: []\n';
    await workspace.fs.writeFile(file, new TextEncoder().encode(text));
    try {
      await openFixture('samples/wif-ssw/biscay.scenario.yaml');
      await eventually(
        () => languages.getDiagnostics(file),
        ({ length }) => length > 0,
      );
      const before = await waitForStableCount();
      assert.match(before, /[1-9]/);
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
      await commands.executeCommand('workbench.actions.view.problems');
      assert.equal(await waitForStableCount(), before);
      await screenshot('problems after a task');
    } finally {
      await workspace.fs.delete(file);
      await commands.executeCommand('workbench.action.closePanel');
    }
  });
});

/** The number of problems in the status bar, once it has been the same for three seconds. */
async function waitForStableCount(): Promise<string> {
  let last = '';
  let since = Date.now();
  await eventually(
    async () => {
      const now = (await readTexts({ selector: '[id="status.problems"]' })).join();
      if (now !== last) since = Date.now();
      last = now;
      return Date.now() - since;
    },
    (stableTime) => last !== '' && stableTime > 3000,
  );
  return last;
}
