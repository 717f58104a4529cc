import assert from 'node:assert/strict';
import { commands, env, UIKind } from 'vscode';
import type { CombatReport } from '../../../server/src/protocol';
import { advise, openScenario, getOutcomeProbability } from '../support/combats';
import { closeAll } from '../support/documents';
import { listLensTitles } from '../support/editor';
import { eventually } from '../support/eventually';
import { getExtension } from '../support/extension';
import { click, needsUi, screenshot, waitForMatch } from '../support/ui';

const battles = 'samples/aare/small-battles.scenario.yaml';

describe('long calculations in a web host', () => {
  beforeEach(closeAll);
  after(closeAll);
  // If the worker cannot be started, a warning says so and the odds are calculated anyway.
  afterEach(() => assert.deepEqual(getExtension().exports.warnings(), []));

  it('runs the bundle for browsers in a web worker', () => {
    assert.equal(env.uiKind, UIKind.Web);
    assert.equal(getExtension().extensionUri.scheme, 'http');
    assert.equal(typeof (globalThis as { importScripts?: unknown }).importScripts, 'function');
  });

  it('shows odds and advice in the report', async function () {
    needsUi(this);
    const { document } = await openScenario(battles);
    const args = { uri: document.uri.toString(), id: 'two-against-two' };
    const report = await commands.executeCommand<CombatReport>('asdic.odds', args);
    assert.ok(getOutcomeProbability(report, 'attacker') > 0);
    await waitForMatch({ selector: '#outcome:focus', inFrame: true });
    const { advice } = await advise(document, args.id, 'attacker', 'value');
    assert.ok((advice?.suggestions.length ?? 0) > 0);
    await waitForMatch({ selector: '.best', inFrame: true });
    await screenshot('advice in a web host');
  });

  it('answers what-if questions', async function () {
    needsUi(this);
    await openScenario('fixtures/biscay.scenario.yaml');
    await commands.executeCommand('asdic.odds');
    await click({ selector: 'button[aria-label^="More: Submarine (flotilla-7)"]', inFrame: true });
    await waitForMatch({ selector: '.answer:not(.waiting)', inFrame: true });
  });

  it('continues after a restart of the server', async () => {
    const { document } = await openScenario(battles);
    await commands.executeCommand('asdic.restart');
    await eventually(
      () => listLensTitles(document),
      (titles) => titles.some((title) => /\d%/.test(title)),
    );
  });
});
