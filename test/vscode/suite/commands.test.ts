import assert from 'node:assert/strict';
import { ConfigurationTarget, commands, env, languages, version, workspace } from 'vscode';
import { closeAll, openFixture, openUntitled, replaceText } from '../support/documents';
import { readHover, listLenses, waitForDiagnostics } from '../support/editor';
import { eventually } from '../support/eventually';

const fixture = 'fixtures/biscay.scenario.yaml';

describe('the commands', () => {
  beforeEach(closeAll);
  after(closeAll);

  it('all commands are registered', async () => {
    await openFixture(fixture);
    const registered = await eventually(
      async () => new Set(await commands.getCommands(true)),
      (names) => names.has('asdic.restart'),
    );
    for (const name of [
      'resolve',
      'odds',
      'reroll',
      'writeResult',
      'showRule',
      'showReport',
      'showOutput',
      'restart',
      'copyDiagnosticReport',
    ])
      assert.ok(registered.has(`asdic.${name}`), name);
  });

  it('commands show a message and do nothing without a scenario', async () => {
    await openFixture(fixture);
    await closeAll();
    for (const name of ['resolve', 'odds', 'reroll', 'writeResult', 'showReport', 'showRule'])
      assert.equal(await commands.executeCommand(`asdic.${name}`), undefined, name);
  });

  it('restarts the server, which then answers as before', async () => {
    const { document } = await openFixture(fixture);
    await readHover(document, 'rain');
    await commands.executeCommand('asdic.restart');
    await eventually(
      () => readHover(document, 'rain'),
      (text) => text.includes('highest section'),
    );
    await eventually(
      () => listLenses(document),
      (lenses) => lenses.length >= 2,
    );
  });

  it('copies the facts for a bug report, without any content of the scenario', async () => {
    const { document } = await openFixture(fixture);
    await replaceText(document, 'weather: rain', 'wether: rain');
    await waitForDiagnostics(document);
    const set = (value: number | undefined) =>
      workspace.getConfiguration('asdic').update('outline.maxSymbols', value, ConfigurationTarget.Workspace);
    await set(77);
    try {
      const copied = await eventually(
        () => commands.executeCommand<string>('asdic.copyDiagnosticReport'),
        (text) => / wif-ssw, .* [1-9]\d* errors?, .*validated in/.test(text),
      );
      assert.equal(await env.clipboard.readText(), copied);
      assert.ok(copied.includes(`**VS Code**: ${version}, `), copied);
      assert.match(copied, /\*\*Server\*\*: running, (?:Node \d|worker)/);
      assert.match(copied, /`asdic\.outline\.maxSymbols`: `77`/);
      assert.ok(copied.includes(`${document.lineCount} lines`), copied);
      assert.doesNotMatch(copied, /biscay|flotilla|wether|fixtures/i);
    } finally {
      await set(undefined);
    }
  });

  it('commands leave files of other languages alone', async () => {
    const { document } = await openUntitled('ruleset: wif-ssw\nnonsense: 1\n', 'yaml');
    assert.equal(await commands.executeCommand('asdic.resolve'), undefined);
    assert.deepEqual(await listLenses(document), []);
    assert.deepEqual(languages.getDiagnostics(document.uri), []);
    assert.ok(workspace.textDocuments.includes(document));
  });
});
