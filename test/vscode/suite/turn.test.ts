import assert from 'node:assert/strict';
import { commands, window } from 'vscode';
import type { TextEditor } from 'vscode';
import type { CombatReport } from '../../../server/src/protocol';
import { impulse } from '../../support/impulse';
import { closeAll, openUntitled } from '../support/documents';
import { listLensTitles } from '../support/editor';
import { eventually } from '../support/eventually';
import { click, needsUi, screenshot, waitForMatch } from '../support/ui';

describe('a turn', () => {
  beforeEach(closeAll);
  after(closeAll);

  async function openImpulse(): Promise<TextEditor> {
    const editor = await openUntitled(impulse);
    await eventually(
      () => listLensTitles(editor.document),
      (titles) => titles.includes('Resolve turn') && titles.includes('Odds of the turn'),
    );
    return editor;
  }

  it('a click on the lens of the turn resolves it combat by combat, with results against expected values', async function () {
    needsUi(this);
    await openImpulse();
    await click({ selector: '.codelens-decoration a >> text=Resolve turn' });
    await waitForMatch({ selector: 'h1 >> text=An impulse in the Atlantic', inFrame: true });
    await click({ selector: 'nav a >> text=Combats in their order', inFrame: true });
    await waitForMatch({ selector: '.timeline li >> text=Bay of Biscay', inFrame: true });
    await waitForMatch({ selector: '.totals >> text=than expected', inFrame: true });
    await screenshot('turn-resolved');
    await click({ selector: '.timeline summary >> text=Step by step', inFrame: true });
    await screenshot('turn-step-by-step');
  });

  it('advises on the whole turn, and writes the orders of all its combats at once', async function () {
    needsUi(this);
    const { document } = await openImpulse();
    const argument = { uri: document.uri.toString(), side: 'germany', aim: 'convoy' };
    const report = await commands.executeCommand<CombatReport>('asdic.adviseTurn', argument);
    assert.equal(report.advice?.suggestions[0]?.each?.length, 2);
    await waitForMatch({ selector: '.best >> text=/^Best for Germany: these orders together/', inFrame: true });
    await screenshot('turn-advice');
    await click({ selector: 'button >> text=Write these orders', inFrame: true });
    await eventually(
      () => document.getText(),
      (text) => text.match(/surprise:/g)?.length === 2,
    );
    await waitForMatch({ selector: '.notice >> text=Advise again', inFrame: true });
    await commands.executeCommand('workbench.action.focusFirstEditorGroup');
    await commands.executeCommand('undo');
    await eventually(() => document.getText() === impulse);
  });

  it('calculates the odds of a turn by a command, and writes its results in one undo step', async () => {
    const { document } = await openImpulse();
    const odds = await commands.executeCommand<CombatReport>('asdic.oddsOfTurn');
    assert.equal(odds.turn?.odds?.method, 'exact');
    const report = await commands.executeCommand<CombatReport>('asdic.rerollTurn');
    assert.equal(report.turn?.resolved?.combats.length, 3);
    assert.ok(report.turn?.odds, 'the odds follow');
    await window.showTextDocument(document, { viewColumn: 1 });
    assert.equal(await commands.executeCommand('asdic.writeTurn'), true);
    const written = document.getText();
    assert.equal(written.match(/^ {4}result:/gm)?.length, 3);
    assert.match(written, new RegExp(`seed: ${report.turn?.resolved?.seed}`));
    await commands.executeCommand('workbench.action.focusFirstEditorGroup');
    await commands.executeCommand('undo');
    await eventually(() => document.getText() === impulse);
  });
});
