import assert from 'node:assert/strict';
import { commands, env } from 'vscode';
import { closeAll, openFixture } from '../support/documents';
import { lensTitles } from '../support/editor';
import { eventually } from '../support/eventually';
import { click, needsUi, press, screenshot, seen, texts, type } from '../support/ui';

/** As the texts of the language that does not exist are: in brackets, with accents. */
const inBrackets = /\[[^\]]*[áéíóúýÁÉÓ][^\]]*\]/;

/** The lines that match a selector, once something does. */
async function linesIn(selector: string): Promise<readonly string[]> {
  await seen({ selector });
  const found = await texts({ selector });
  return found.flatMap((text) => text.split('\n')).filter((line) => line.trim() !== '');
}

describe('in a language that does not exist', () => {
  before(function () {
    needsUi(this);
    assert.equal(env.language, 'qps-ploc');
  });
  beforeEach(closeAll);
  after(closeAll);

  it('commands have their titles in it', async () => {
    const { document } = await openFixture('fixtures/biscay.scenario.yaml');
    await eventually(
      () => lensTitles(document),
      (titles) => titles.length >= 2,
    );
    await press('F1');
    await type('asdic');
    await seen({ selector: '.quick-input-widget .monaco-list-row >> text=Asdic: Advise on Combat' });
    await screenshot('other language commands');
    // Below it VS Code shows the title in English.
    const titles = await texts({ selector: '.quick-input-widget .monaco-list-row .quick-input-list-row:first-child' });
    assert.ok(titles.length >= 5, titles.join('\n'));
    for (const title of titles) assert.match(title, /^\[ÁÀsdíìc\]: \[[^\]]+\]/);
    await press('Escape');
  });

  it('messages, their buttons and forms are in it', async () => {
    void commands.executeCommand('asdic.resolve');
    const message = await linesIn('.notification-toast .notification-list-item-message');
    for (const line of message) assert.match(line, inBrackets);
    for (const button of await linesIn('.notification-toast .monaco-button')) assert.match(button, inBrackets);
    await screenshot('other language message');
    await click({ selector: '.notification-toast .monaco-button' });
    const [title] = await linesIn('.quick-input-widget .quick-input-title');
    assert.match(title!, inBrackets);
    await screenshot('other language new scenario');
    await press('Escape');
  });

  it('settings and the walkthrough are in it', async () => {
    await commands.executeCommand('workbench.action.openSettings', '@ext:asdic.asdic');
    const settings = await linesIn('.settings-editor .setting-item-contents .setting-item-description');
    for (const line of settings) assert.match(line, inBrackets);
    await screenshot('other language settings');
    await commands.executeCommand('workbench.action.openWalkthrough', 'asdic.asdic#start', false);
    const steps = await linesIn('.gettingStartedContainer .step-title');
    assert.ok(steps.length >= 5, steps.join('\n'));
    for (const line of steps) assert.match(line, inBrackets);
    await screenshot('other language walkthrough');
  });
});
