/** The commands that compare variants of a combat and sweep its numbers. Pictures to be looked at: out/screenshots/. */
import assert from 'node:assert/strict';
import { commands, env } from 'vscode';
import type { CombatReport } from '../../../server/src/protocol';
import { closeAll, openFixture } from '../support/documents';
import { eventually } from '../support/eventually';
import { click, needsUi, press, quickInput, resize, screenshot, waitForMatch, setTheme } from '../support/ui';

const file = 'samples/aare/wolfpack.scenario.yaml';

describe('variants of a combat', () => {
  beforeEach(closeAll);
  afterEach(async () => {
    await resize();
    await setTheme('dark');
  });
  after(closeAll);

  it('compares given variants by a command', async () => {
    const { document } = await openFixture(file);
    const uri = document.uri.toString();
    const variants = [[{ id: 'seaBattles/0/attacker/units/sub', value: 2 }]];
    const report = await commands.executeCommand<CombatReport>('asdic.compare', { uri, id: 'north-sea', variants });
    assert.deepEqual(
      report.comparison?.variants.map(({ title }) => title),
      ['as written', 'Submarine, Germany: 2'],
    );
    assert.ok(report.odds, 'beside its odds');
  });

  it('compares variants chosen from a list, side by side in the report', async function () {
    needsUi(this);
    const compared = commands.executeCommand<CombatReport | undefined>('asdic.compare', {
      uri: (await openFixture(file)).document.uri.toString(),
      id: 'north-sea',
    });
    await waitForMatch({ selector: '.quick-input-widget >> text=Submarine, Germany' });
    await press('Enter', quickInput);
    await waitForMatch({ selector: '.quick-input-widget >> text=2 Selected' });
    await screenshot('compare which values');
    await press('Enter', quickInput);
    const report = await compared;
    assert.deepEqual(
      report?.comparison?.variants.map(({ title }) => title),
      ['as written', 'Submarine, Germany: 3', 'Submarine, Germany: 5'],
    );
    await waitForMatch({ selector: '#comparison:focus', inFrame: true });
    await screenshot('comparison');
  });

  it('sweeps one or two levers in the report, and copies them for a spreadsheet', async function () {
    needsUi(this);
    const { document } = await openFixture(file);
    await commands.executeCommand('asdic.sweep', { uri: document.uri.toString(), id: 'north-sea' });
    await waitForMatch({ selector: '#sweep:focus', inFrame: true });
    await click({ selector: 'button >> text=Calculate', inFrame: true });
    await waitForMatch({ selector: '#sweep svg.chart', inFrame: true });
    await screenshot('sweep curve');
    const vary = [
      { id: 'seaBattles/0/attacker/units/sub', values: [1, 2, 3, 4, 5] },
      { id: 'seaBattles/0/defender/forces/0/units/dd', values: [0, 1, 2, 3] },
    ];
    const report = await commands.executeCommand<CombatReport>('asdic.sweep', {
      ...{ uri: document.uri.toString(), id: 'north-sea' },
      vary,
    });
    assert.equal(report.sweep?.cells.length, 20);
    await waitForMatch({ selector: '#sweep .heat', inFrame: true });
    await screenshot('sweep heat map');
    await click({ selector: 'button >> text=Copy as CSV', inFrame: true });
    const copied = await eventually(
      async () => env.clipboard.readText(),
      (text) => text.includes('Destroyer'),
    );
    assert.equal(copied.trim().split('\n').length, 21);
    await setTheme('light');
    await screenshot('sweep heat map light');
    await setTheme('contrast');
    await screenshot('sweep heat map high contrast');
  });

  it('compares variants of a turn on request', async () => {
    const { document } = await openFixture('samples/aare/off-hawaii.scenario.yaml');
    const variants = [[{ id: 'options/detectedGroups', value: 'all' }]];
    const report = await commands.executeCommand<CombatReport>('asdic.compareTurn', {
      ...{ uri: document.uri.toString(), variants },
    });
    assert.equal(report.comparison?.variants.length, 2);
    assert.match(JSON.stringify(report.comparison), /submarines lost/);
  });
});
