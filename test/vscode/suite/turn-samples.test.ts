/** Whole turns of three games in the editor: resolved by the lens, with odds, and written in one step. Pictures to be looked at: out/screenshots/. */
import assert from 'node:assert/strict';
import { commands, window } from 'vscode';
import type { CombatReport } from '../../../server/src/protocol';
import { closeAll, openFixture } from '../support/documents';
import { listLensTitles } from '../support/editor';
import { eventually } from '../support/eventually';
import { click, needsUi, resize, screenshot, waitForMatch, setTheme } from '../support/ui';
import { assertFits } from '../support/widths';

const turns = [
  { file: 'wif-ssw/autumn-1942', title: 'Autumn 1942', look: { kind: 'dark', wide: true } },
  { file: 'aare/off-hawaii', title: 'Off Hawaii', look: { kind: 'light', wide: false } },
  { file: 'awaw/midway-in-rounds', title: 'Midway in rounds', look: { kind: 'contrast', wide: true } },
] as const;

/** A window in which a report beside the editor has some 300 pixels. */
const narrow = { width: 660, height: 800 };

describe('the turn of a sample', () => {
  before(async function () {
    needsUi(this);
    await commands.executeCommand('workbench.action.closeSidebar');
  });
  beforeEach(closeAll);
  afterEach(async () => {
    await resize();
    await setTheme('dark');
  });
  after(closeAll);

  for (const { file, title, look } of turns)
    it(`resolves the turn with its odds, and writes it in one undo step: ${title}`, async () => {
      const { document } = await openFixture(`samples/${file}.scenario.yaml`);
      const before = document.getText();
      await eventually(
        () => listLensTitles(document),
        (titles) => titles.includes('Resolve turn') && titles.includes('Odds of the turn'),
      );
      await setTheme(look.kind);
      if (!look.wide) await resize(narrow);
      const report = await commands.executeCommand<CombatReport>('asdic.resolveTurn');
      assert.equal(report.title, title);
      assert.equal(report.turn?.odds?.method, 'exact', 'the odds follow');
      await waitForMatch({ selector: `h1 >> text=${title}`, inFrame: true });
      await waitForMatch({ selector: '.totals >> text=than expected', inFrame: true });
      await screenshot(`turn ${title} ${look.kind}`);
      await click({ selector: 'nav a >> text=Combats in their order', inFrame: true });
      await screenshot(`turn ${title} combats ${look.kind}`);
      await assertFits(title);
      await window.showTextDocument(document, { viewColumn: 1 });
      assert.equal(await commands.executeCommand('asdic.writeTurn'), true);
      const combats = report.turn?.resolved?.combats.filter(({ trace }) => trace).length;
      assert.equal(document.getText().match(/^ {4}result:/gm)?.length, combats);
      await commands.executeCommand('workbench.action.focusFirstEditorGroup');
      await commands.executeCommand('undo');
      await eventually(() => document.getText() === before);
    });
});
