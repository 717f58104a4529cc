import assert from 'node:assert/strict';
import { commands, languages, workspace } from 'vscode';
import { closeAll, openFixture, openUntitled } from '../support/documents';
import { hoverOn, lensesOf } from '../support/editor';
import { eventually } from '../support/eventually';

const fixture = 'fixtures/biscay.scenario.yaml';

describe('the commands', () => {
  beforeEach(closeAll);
  after(closeAll);

  it('are all there', async () => {
    await openFixture(fixture);
    const known = await eventually(
      async () => new Set(await commands.getCommands(true)),
      (names) => names.has('asdic.restart'),
    );
    for (const name of ['resolve', 'odds', 'reroll', 'writeResult', 'showRule', 'showReport', 'showOutput', 'restart'])
      assert.ok(known.has(`asdic.${name}`), name);
  });

  it('do nothing but say so where there is no scenario', async () => {
    await openFixture(fixture);
    await closeAll();
    for (const name of ['resolve', 'odds', 'reroll', 'writeResult', 'showReport', 'showRule'])
      assert.equal(await commands.executeCommand(`asdic.${name}`), undefined, name);
  });

  it('start the server anew, which then answers as before', async () => {
    const { document } = await openFixture(fixture);
    await eventually(() => hoverOn(document, 'rain'));
    await commands.executeCommand('asdic.restart');
    await eventually(
      () => hoverOn(document, 'rain'),
      (text) => text.includes('highest section'),
    );
    await eventually(
      () => lensesOf(document),
      (lenses) => lenses.length >= 2,
    );
  });

  it('leave files of other languages alone', async () => {
    const { document } = await openUntitled('ruleset: wif-ssw\nnonsense: 1\n', 'yaml');
    assert.equal(await commands.executeCommand('asdic.resolve'), undefined);
    assert.deepEqual(await lensesOf(document), []);
    assert.deepEqual(languages.getDiagnostics(document.uri), []);
    assert.ok(workspace.textDocuments.includes(document));
  });
});
