import assert from 'node:assert/strict';
import { basename } from 'node:path';
import { commands, window } from 'vscode';
import { openScenario } from '../support/combats';
import { closeAll, openFixture, replaceText } from '../support/documents';
import { isClean, waitForDiagnostics } from '../support/editor';
import { eventually } from '../support/eventually';
import { findServerProcess } from '../support/server-process';

const fixture = 'fixtures/biscay.scenario.yaml';

describe('a closed and reopened tab', () => {
  beforeEach(closeAll);
  after(closeAll);

  it('a reopened tab shows the problems of its current text, also when the server answers late', async function () {
    await openScenario(fixture);
    const server = findServerProcess();
    if (server === undefined) return this.skip();
    process.kill(server, 'SIGSTOP');
    try {
      await commands.executeCommand('workbench.action.closeActiveEditor');
      await openFixture(fixture);
      await eventually(() => window.tabGroups.activeTabGroup.activeTab?.label === basename(fixture));
    } finally {
      process.kill(server, 'SIGCONT');
    }
    const { document } = await openScenario(fixture);
    await replaceText(document, 'weather: rain', 'weather: rian');
    const [problem] = await waitForDiagnostics(document);
    assert.equal(problem && document.getText(problem.range), 'rian');
    await commands.executeCommand('undo');
    await waitForDiagnostics(document, isClean);
  });
});
