/** State that is restored after a reload of the window. The suite runs once more after each reload; a file says how far it has come. */
import assert from 'node:assert/strict';
import fs from 'node:fs';
import { commands, languages } from 'vscode';
import { openScenario, listReportTabs, resolve } from '../support/combats';
import { getFixtureUri } from '../support/documents';
import { listLensTitles } from '../support/editor';
import { eventually } from '../support/eventually';
import {
  inlineResult,
  waitForStoredText,
  needsUi,
  press,
  reload,
  screenshot,
  readTexts,
  waitForMatch,
} from '../support/ui';

const scenario = 'fixtures/biscay.scenario.yaml';

/** The place of the play of a turn: the combat that is fought, and what comes next. */
async function readPlay(): Promise<string> {
  const parts = ['.play .next .kicker', '.play .next h2', '.replay-step strong'];
  return (await Promise.all(parts.map((selector) => readTexts({ selector, inFrame: true })))).flat().join('\n');
}

/** Reloads the window and never returns: the suite runs again. @param prepared what was prepared for the next run */
async function reloadAfter(mark: string, prepared: string): Promise<never> {
  fs.writeFileSync(mark, prepared);
  await reload();
  return new Promise(() => undefined);
}

describe('a reload of the window', () => {
  it('the report, the inline result and the play of a turn are restored after a reload', async function () {
    needsUi(this);
    const mark = getFixtureUri('reloaded').fsPath;
    const prepared = fs.existsSync(mark) ? fs.readFileSync(mark, 'utf8') : '';
    if (prepared === '') {
      await resolve(scenario, 'biscay');
      await waitForMatch({ selector: '#odds-title', inFrame: true });
      // VS Code stores the state of a window only from time to time.
      await waitForStoredText('6 surprise points to the sub side');
      await reloadAfter(mark, 'report');
    }
    if (prepared !== 'report') {
      fs.rmSync(mark);
      await eventually(readPlay, (play) => play === prepared);
      await waitForMatch({ selector: '.board svg', inFrame: true });
      await screenshot('play of a turn after a reload');
      await press('Enter', { selector: '.play button >> text=Back', inFrame: true });
      await eventually(readPlay, (play) => play !== '' && play !== prepared);
      return;
    }
    await waitForMatch({ selector: 'h1 >> text=Bay of Biscay', inFrame: true });
    await waitForMatch({ selector: '.outcome >> text=6 surprise points to Germany', inFrame: true });
    // VS Code reports a tab a little after it exists.
    await eventually(listReportTabs, ({ length }) => length === 1);
    await waitForMatch(inlineResult);
    const { document } = await openScenario(scenario);
    assert.deepEqual(languages.getDiagnostics(document.uri), []);
    await screenshot('after a reload');
    await waitForMatch({ selector: '.actions.main button >> text=Write result', inFrame: true });
    await eventually(
      () => listLensTitles(document),
      (titles) => titles.some((title) => title.includes('Resolve')) && !titles.includes('Write result'),
    );
    await openScenario('samples/aare/off-hawaii.scenario.yaml');
    await commands.executeCommand('asdic.playTurn');
    await waitForMatch({ selector: '.play .next h2', inFrame: true });
    const begun = await readPlay();
    const [title] = await readTexts({ selector: '.play .next h2', inFrame: true });
    await waitForStoredText(title!.replace(/^.*'s /, ''));
    await press('Enter', { selector: '.play button >> text=Roll for me', inFrame: true });
    const play = await eventually(readPlay, (now) => now !== '' && now !== begun);
    // Only a move has faces: the title of what comes next may be in the state before it as well.
    await waitForStoredText('faces');
    await reloadAfter(mark, play);
  });
});
