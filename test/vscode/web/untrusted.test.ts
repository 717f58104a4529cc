import assert from 'node:assert/strict';
import { commands, workspace } from 'vscode';
import type { CombatReport } from '../../../server/src/protocol';
import { openScenario } from '../support/combats';
import { closeAll, replaceText } from '../support/documents';
import { getDiagnosticCode, readHover, waitForDiagnostics } from '../support/editor';
import { getExtension } from '../support/extension';
import { needsUi, screenshot, waitForMatch } from '../support/ui';

describe('an untrusted folder', () => {
  after(closeAll);

  it('works without limits in restricted mode', async function () {
    needsUi(this);
    assert.equal(workspace.isTrusted, false);
    const { document } = await openScenario('fixtures/biscay.scenario.yaml');
    assert.equal(getExtension().isActive, true);
    assert.match(await readHover(document, 'rain'), /section 3/);
    const args = { uri: document.uri.toString(), id: 'biscay' };
    const { odds } = await commands.executeCommand<CombatReport>('asdic.odds', args);
    assert.equal(odds?.exact, true);
    await replaceText(document, 'weather: rain', 'wether: rain');
    const [problem] = await waitForDiagnostics(document);
    assert.equal(problem && getDiagnosticCode(problem), 'schema/unknown-key');
    await waitForMatch({ selector: '#status\\.workspaceTrust, [id*=workspaceTrust]' });
    await screenshot('an untrusted folder');
  });
});
