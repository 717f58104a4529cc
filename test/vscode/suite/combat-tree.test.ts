import assert from 'node:assert/strict';
import { commands, window, workspace } from 'vscode';
import { closeAll, getFixtureUri, openFixture, replaceText } from '../support/documents';
import { eventually } from '../support/eventually';
import { click, hover, needsUi, resize, screenshot, readTexts, setTheme, waitForMatch } from '../support/ui';

const row = '.pane-body .monaco-list-row';
const getFileRow = (name: string) => ({ selector: `${row}[aria-level="1"]:has-text("${name}")` });
const combatRow = { selector: `${row}[aria-level="2"]:has-text("%")` };
const encode = (text: string) => new TextEncoder().encode(text);

const writeDuel = (destroyers: number) => `ruleset: aare
powers: { germany: { side: axis }, uk: { side: allies } }
seaBattles:
  - id: duel
    attacker: { power: germany, units: { sub: 2 } }
    defender: { power: uk, units: { dd: ${destroyers} } }
`;

describe('the list of combats in the side bar', () => {
  before(async function () {
    needsUi(this);
    await closeAll();
    await commands.executeCommand('asdic.combats.focus');
  });
  after(async () => {
    await commands.executeCommand('workbench.view.explorer');
    await resize();
    await setTheme('dark');
    await closeAll();
  });

  it('lists the files with combats, forecasts the combats of an unfolded file, and opens one at its line', async () => {
    await waitForMatch(getFileRow('north-sea'));
    await click(getFileRow('north-sea'));
    await waitForMatch(combatRow);
    await click(combatRow);
    const editor = await eventually(
      () => Promise.resolve(window.activeTextEditor),
      (active) => active?.document.uri.path.endsWith('/north-sea.scenario.yaml') === true,
    );
    const { selection, document } = editor!;
    assert.match(document.lineAt(selection.active.line).text, /- id: north-sea/);
    await screenshot('combats in the side bar');
  });

  it('shows the odds of a combat of a closed file by the button in its row', async () => {
    await closeAll();
    await hover(combatRow);
    await click({ selector: `${combatRow.selector} .action-label[aria-label^="Show Odds"]` });
    await waitForMatch({ selector: '#odds-title', inFrame: true });
    await screenshot('combats in the side bar with odds');
    for (const kind of ['light', 'contrast', 'contrast-light'] as const) {
      await setTheme(kind);
      await screenshot(`combats in the side bar ${kind}`);
    }
    await setTheme('dark');
  });

  it('follows edits, new files and deleted files', async () => {
    await closeAll();
    const added = getFixtureUri('fixtures/added.scenario.yaml');
    await workspace.fs.writeFile(added, encode(writeDuel(1)));
    try {
      await waitForMatch(getFileRow('added'));
      await click(getFileRow('added'));
      const duelRow = { selector: `${row}[aria-level="2"]:has-text("Duel")` };
      const readForecast = async () => (await readTexts(duelRow)).join();
      const before = await eventually(readForecast, (text) => /\d%/.test(text));
      const { document } = await openFixture('fixtures/added.scenario.yaml');
      await replaceText(document, 'dd: 1', 'dd: 4');
      await eventually(readForecast, (text) => /\d%/.test(text) && text !== before);
      await replaceText(document, 'dd: 4', 'dd: four');
      await eventually(readForecast, (text) => text.includes('1 problem'));
      await screenshot('combats in the side bar with a problem');
      await closeAll();
    } finally {
      await workspace.fs.delete(added);
    }
    await eventually(
      () => readTexts(getFileRow('added')),
      ({ length }) => length === 0,
    );
  });
});
