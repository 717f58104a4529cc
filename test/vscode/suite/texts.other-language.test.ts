import assert from 'node:assert/strict';
import { commands, env } from 'vscode';
import { closeAll, openFixture } from '../support/documents';
import { listLensTitles } from '../support/editor';
import { eventually } from '../support/eventually';
import { click, needsUi, press, quickInput, screenshot, waitForMatch, readTexts, type } from '../support/ui';

/** The form of texts in the pseudo language: in brackets, with accents. */
const pseudoPattern = /\[[^\]]*[áéíóúýÁÉÓ][^\]]*\]/;

/** The lines that match a selector, once they are translated: lines that VS Code filters out may appear for a moment. */
function readLines(selector: string): Promise<readonly string[]> {
  return eventually(
    async () =>
      (await readTexts({ selector })).flatMap((text) => text.split('\n')).filter((line) => line.trim() !== ''),
    (lines) => lines.length > 0 && lines.every((line) => pseudoPattern.test(line)),
  );
}

describe('translation into a pseudo language', () => {
  before(function () {
    needsUi(this);
    assert.equal(env.language, 'qps-ploc');
  });
  beforeEach(closeAll);
  after(closeAll);

  it('shows the titles of commands in the pseudo language', async () => {
    const { document } = await openFixture('fixtures/biscay.scenario.yaml');
    await eventually(
      () => listLensTitles(document),
      (titles) => titles.length >= 2,
    );
    await press('F1');
    await type('asdic', quickInput);
    await waitForMatch({ selector: '.quick-input-widget .monaco-list-row >> text=Asdic: Advise on Combat' });
    // Below it VS Code shows the title in English.
    const titles = '.quick-input-widget .monaco-list-row .quick-input-list-row:first-child';
    await eventually(
      () => readTexts({ selector: titles }),
      (labels) => labels.length >= 5 && labels.every((title) => /^\[ÁÀsdíìc\]: \[[^\]]+\]/.test(title)),
    );
    await screenshot('other language commands');
    await press('Escape', quickInput);
  });

  it('shows messages, buttons and forms in the pseudo language', async () => {
    void commands.executeCommand('asdic.resolve');
    await readLines('.notification-toast .notification-list-item-message');
    await readLines('.notification-toast .monaco-button');
    await screenshot('other language message');
    await click({ selector: '.notification-toast .monaco-button' });
    // The page itself is in English, as rules and messages are.
    await waitForMatch({ selector: '.tab.active .label-name >> text=/^\\[N.+w /' });
    await screenshot('other language new scenario');
    await commands.executeCommand('workbench.action.closeActiveEditor');
  });

  it('shows settings and the walkthrough in the pseudo language', async () => {
    await commands.executeCommand('workbench.action.openSettings', '@ext:asdic.asdic');
    await readLines('.settings-editor .setting-item-contents .setting-item-description');
    await screenshot('other language settings');
    await commands.executeCommand('workbench.action.openWalkthrough', 'asdic.asdic#start', false);
    const steps = await readLines('.gettingStartedContainer .step-title');
    assert.ok(steps.length >= 5, steps.join('\n'));
    await screenshot('other language walkthrough');
  });
});
