import assert from 'node:assert/strict';
import { commands, Selection, window } from 'vscode';
import type { CombatReport } from '../../../server/src/protocol';
import { openScenario } from '../support/combats';
import { closeAll, findPosition } from '../support/documents';
import { eventually } from '../support/eventually';
import { click, waitForNoMatch, needsUi, press, quickInput, screenshot, waitForMatch, type } from '../support/ui';

const file = 'samples/aare/small-battles.scenario.yaml';
const inReport = (selector: string) => ({ selector, inFrame: true });

describe('the combat argument of a command', () => {
  beforeEach(closeAll);
  after(closeAll);

  it('asks for one of several combats when the cursor is in none', async function () {
    needsUi(this);
    const editor = await openScenario(file, 4);
    editor.selection = new Selection(0, 0, 0, 0);
    const resolving = commands.executeCommand<CombatReport>('asdic.resolve');
    await waitForMatch({ selector: '.quick-input-widget .monaco-list-row >> text=strike-and-dive' });
    await screenshot('which combat');
    await type('two-against', quickInput);
    await press('Enter', quickInput);
    assert.equal((await resolving).id, 'two-against-two');
  });

  it('replaces the combat of the open report for every command', async function () {
    needsUi(this);
    const editor = await openScenario(file, 4);
    const moveCursor = (id: string): void => {
      const at = findPosition(editor.document, `id: ${id}`, 4);
      editor.selection = new Selection(at, at);
    };
    moveCursor('two-against-two');
    await commands.executeCommand('asdic.resolve');
    await waitForMatch(inReport('h1 >> text=Two Against Two'));
    await window.showTextDocument(editor.document, { viewColumn: 1 });
    moveCursor('strike-and-dive');
    await commands.executeCommand('asdic.showReport');
    await waitForMatch(inReport('h1 >> text=Strike and Dive'));
    await window.showTextDocument(editor.document, { viewColumn: 1 });
    moveCursor('without-destroyers');
    // The report is already shown while the question for the side is open.
    const advising = commands.executeCommand('asdic.advise');
    await waitForMatch({ selector: '.quick-input-widget .monaco-list-row' });
    await waitForMatch(inReport('h1 >> text=Without Destroyers'));
    await press('Escape', quickInput);
    await advising;
  });

  /** Resolves a combat, and opens the page of a rule over its report. */
  async function openRuleOverReport() {
    const { document } = await openScenario(file, 4);
    const combat = { uri: document.uri.toString(), id: 'two-against-two' };
    await commands.executeCommand('asdic.resolve', combat);
    await waitForMatch(inReport('#odds-title'));
    await click(inReport('nav a >> text=Step by step'));
    await click(inReport('#course .rules button'));
    await waitForMatch(inReport('.markdown-body h1'));
    await waitForNoMatch({ selector: '.quick-input-widget' });
    return combat;
  }

  it('reveals the advice when another page covers the report', async function () {
    needsUi(this);
    const combat = await openRuleOverReport();
    await commands.executeCommand('asdic.advise', { ...combat, side: 'attacker', aim: 'win' });
    await waitForMatch(inReport('#advice:focus'));
    await screenshot('advice over a rule page');
    await eventually(() =>
      window.tabGroups.all.some(({ activeTab }) => /Two Against Two/.test(activeTab?.label ?? '')),
    );
  });

  it('reveals the advice when the report is shown again before its view exists', async function () {
    needsUi(this);
    const combat = await openRuleOverReport();
    await commands.executeCommand('asdic.advise', { ...combat, side: 'attacker', aim: 'win' });
    await commands.executeCommand('asdic.showReport', combat);
    await waitForMatch(inReport('#advice:focus'));
  });
});
