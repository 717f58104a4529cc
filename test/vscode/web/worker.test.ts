import assert from 'node:assert/strict';
import { commands, env, UIKind } from 'vscode';
import type { CombatReport } from '../../../server/src/protocol';
import { advise, openScenario, wayOf } from '../support/combats';
import { closeAll } from '../support/documents';
import { lensTitles } from '../support/editor';
import { eventually } from '../support/eventually';
import { extension } from '../support/extension';

const battles = 'samples/aare/several-nations.scenario.yaml';

describe('long work in a web host', () => {
  beforeEach(closeAll);
  after(closeAll);

  it('is that of the bundle for browsers, in a web worker', () => {
    assert.equal(env.uiKind, UIKind.Web);
    assert.equal(extension().extensionUri.scheme, 'http');
    assert.equal(typeof (globalThis as { importScripts?: unknown }).importScripts, 'function');
  });

  it('gives odds, on a worker of its own', async () => {
    const { document } = await openScenario(battles);
    const which = { uri: document.uri.toString(), id: 'philippine-sea' };
    const report = await commands.executeCommand<CombatReport>('asdic.odds', which);
    assert.ok(wayOf(report, 'attacker') > 0);
    assert.deepEqual(extension().exports.warnings(), []);
  });

  it('gives advice', async () => {
    const { document } = await openScenario(battles);
    const { advice } = await advise(document, 'philippine-sea', 'attacker', 'value');
    assert.ok((advice?.suggestions.length ?? 0) > 0);
  });

  it('goes on after a restart of the server', async () => {
    const { document } = await openScenario(battles);
    await commands.executeCommand('asdic.restart');
    await eventually(
      () => lensTitles(document),
      (titles) => titles.some((title) => /\d%/.test(title)),
    );
  });
});
