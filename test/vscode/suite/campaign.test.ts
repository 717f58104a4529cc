/** The campaign of scenarios that follow each other, and its next turn. Pictures to be looked at: out/screenshots/. */
import assert from 'node:assert/strict';
import { commands, window, workspace } from 'vscode';
import { closeAll, getFixtureUri, openFixture } from '../support/documents';
import { listLensTitles } from '../support/editor';
import { eventually } from '../support/eventually';
import { click, needsUi, resize, screenshot, readTexts, setTheme, waitForMatch } from '../support/ui';
import { assertFits } from '../support/widths';

const folder = 'fixtures/campaign';
const names = ['round-3', 'round-4', 'round-5'] as const;

const head = `ruleset: aare
title: The Solomons
powers:
  japan: { side: axis, color: "#c0504d" }
  us: { side: allies, color: "#4f86d0" }
`;

/** Three turns: two battles with dice, one with a written result and dice, and one that is still to be fought. */
const campaign: Readonly<Record<(typeof names)[number], string>> = {
  'round-3': `${head}turn: { round: 3, power: us }
forces:
  - { id: task-force-61, power: us, units: { dd: 4, ac: 2, ftr: 4 } }
  - { id: combined-fleet, power: japan, units: { bb: 1, dd: 4, ac: 1, ftr: 2, trn: 3 } }
seaBattles:
  - id: tulagi
    attacker: { from: task-force-61, units: { dd: 2, ftr: 2 } }
    defender: { from: combined-fleet, units: { dd: 2, trn: 1 } }
    dice: { seed: 5 }
    result: { seed: 5, attacker: { units: 3, dd: 1, ftr: 2 }, defender: { units: 0, dd: 0, trn: 0 } }
  - id: savo
    attacker: { from: task-force-61, units: { dd: 1, ac: 1 } }
    defender: { from: combined-fleet, units: { trn: 2 } }
    dice: { attacker.others: [3, 1], defender.others: [4, 2] }
`,
  'round-4': `${head}follows: round-3.scenario.yaml
turn: { round: 4, power: japan }
forces:
  - { id: task-force-61, power: us, units: { dd: 3, ac: 2, ftr: 4 } }
  - { id: combined-fleet, power: japan, units: { bb: 1, dd: 2, ac: 1, ftr: 2 } }
seaBattles:
  - id: stewart-islands
    attacker: { from: combined-fleet }
    defender: { from: task-force-61, units: { dd: 3, ac: 1, ftr: 2 } }
    result: { attacker: { units: 2, bb: 1, dd: 1, ac: 0, ftr: 0 }, defender: { units: 0, dd: 0, ac: 0, ftr: 0 } }
`,
  'round-5': `${head}follows: round-4.scenario.yaml
turn: { round: 5, power: us }
forces:
  - { id: task-force-61, power: us, units: { ac: 1, ftr: 2 } }
  - { id: combined-fleet, power: japan, units: { bb: 1, dd: 1 } }
seaBattles:
  - id: guadalcanal
    attacker: { from: task-force-61 }
    defender: { from: combined-fleet }
`,
};

const getFileName = (round: (typeof names)[number]): string => `${folder}/${round}.scenario.yaml`;

describe('a campaign', () => {
  before(async () => {
    for (const round of names)
      await workspace.fs.writeFile(getFixtureUri(getFileName(round)), new TextEncoder().encode(campaign[round]));
  });
  beforeEach(closeAll);
  after(async () => {
    await closeAll();
    await workspace.fs.delete(getFixtureUri(folder), { recursive: true });
  });

  async function openCampaign(): Promise<void> {
    const { document } = await openFixture(getFileName('round-5'));
    await eventually(
      () => listLensTitles(document),
      (titles) => titles.includes('Campaign'),
    );
    await click({ selector: '.codelens-decoration a >> text=Campaign' });
    await waitForMatch({ selector: 'h1 >> text=Campaign', inFrame: true });
  }

  it('a campaign is shown by the lens, with losses and luck of all files, each of which a click opens', async function () {
    needsUi(this);
    await openCampaign();
    const [outcome] = await readTexts({ selector: '#outcome', inFrame: true });
    assert.equal(outcome, '3 turns, 3 combats fought, 1 not yet');
    const cells = await readTexts({ selector: '#losses td', inFrame: true });
    assert.ok(cells.length > 0, 'a table of losses');
    await click({ selector: 'button.link >> text=round-3.scenario.yaml', inFrame: true });
    await eventually(
      () => window.activeTextEditor?.document.uri.path,
      (path) => path?.endsWith('round-3.scenario.yaml') === true,
    );
  });

  for (const kind of ['dark', 'light', 'contrast'] as const)
    it(`a campaign fits into narrow and wide views (${kind})`, async function () {
      needsUi(this);
      await commands.executeCommand('workbench.action.closeSidebar');
      try {
        await setTheme(kind);
        await openCampaign();
        for (const [width, size] of [
          ['narrow', { width: 660, height: 800 }],
          ['wide', { width: 1400, height: 2100 }],
        ] as const) {
          await resize(size);
          await assertFits(`campaign ${kind} ${width}`);
          await screenshot(`campaign ${kind} ${width}`);
        }
      } finally {
        await resize();
        await setTheme('dark');
      }
    });

  it('a campaign continues with the next turn, an unsaved scenario that follows this one', async () => {
    const { document } = await openFixture(getFileName('round-3'));
    await commands.executeCommand('asdic.nextTurn', { uri: document.uri.toString() });
    const text = await eventually(
      () => window.activeTextEditor?.document.getText() ?? '',
      (draft) => draft.includes('follows: round-3.scenario.yaml'),
    );
    assert.match(text, /turn: \{ round: 4, power: japan \}/);
    assert.ok(!text.includes('seaBattles'));
    assert.match(text, /id: combined-fleet, power: japan, units: \{ bb: 1, dd: 2,/);
  });
});
