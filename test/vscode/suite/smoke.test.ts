import assert from 'node:assert/strict';
import { languages, workspace } from 'vscode';
import { measureActivation } from '../support/activation';
import { closeAll, openFixture } from '../support/documents';
import { waitForSymbols } from '../support/editor';
import { eventually } from '../support/eventually';
import { getExtension } from '../support/extension';
import { needsUi, screenshot, waitForMatch } from '../support/ui';

describe('the extension', () => {
  after(closeAll);

  it('activates when a scenario is opened', async () => {
    const [sample] = await workspace.findFiles('samples/wif-ssw/*.scenario.yaml');
    assert.ok(sample, 'there is no sample');
    const editor = await openFixture(workspace.asRelativePath(sample));
    assert.equal(editor.document.languageId, 'asdic-scenario');
    await eventually(() => getExtension().isActive);
  });

  it('measures how long its activation took', () => {
    const { load, activate } = measureActivation(getExtension().id);
    // The time is only printed, since the machine may be busy.
    console.log(`activation: ${load} ms for the bundle, ${activate} ms for the call`);
    assert.ok(load >= 0 && activate >= 0);
  });

  it('opens each sample of World in Flames as a scenario, without problems', async () => {
    const samples = await workspace.findFiles('samples/wif-ssw/*.scenario.{yaml,yml}');
    assert.ok(samples.length > 0, 'there is no sample');
    for (const uri of samples) {
      const { document } = await openFixture(workspace.asRelativePath(uri));
      // A file has no problems before it was checked.
      assert.ok((await waitForSymbols(document)).length > 0);
      assert.equal(document.languageId, 'asdic-scenario', uri.path);
      assert.deepEqual(languages.getDiagnostics(uri), [], uri.path);
    }
  });

  it('highlights the syntax of a scenario', async function () {
    needsUi(this);
    const [sample] = await workspace.findFiles('samples/wif-ssw/*.scenario.yaml');
    assert.ok(sample, 'there is no sample');
    await openFixture(workspace.asRelativePath(sample));
    await waitForMatch({ selector: '.view-line .mtk1' });
    await screenshot('scenario');
  });
});
