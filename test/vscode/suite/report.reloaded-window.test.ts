/** State that is restored after a reload of the window. The suite runs twice: the first run prepares the window and reloads it. */
import assert from 'node:assert/strict';
import fs from 'node:fs';
import { languages } from 'vscode';
import { openScenario, reportTabs, resolve } from '../support/combats';
import { fixtureUri } from '../support/documents';
import { listLensTitles } from '../support/editor';
import { eventually } from '../support/eventually';
import { inlineResult, waitForStoredText, needsUi, reload, screenshot, waitForMatch } from '../support/ui';

const scenario = 'fixtures/biscay.scenario.yaml';

describe('a reload of the window', () => {
  it('the report and the inline result are restored after a reload', async function () {
    needsUi(this);
    const mark = fixtureUri('reloaded').fsPath;
    if (!fs.existsSync(mark)) {
      await resolve(scenario, 'biscay');
      await waitForMatch({ selector: '#odds-title', inFrame: true });
      // VS Code stores the state of a window only from time to time.
      await waitForStoredText('6 surprise points to the sub side');
      fs.writeFileSync(mark, '');
      await reload();
      // This window ends here.
      await new Promise(() => undefined);
    }
    fs.rmSync(mark);
    await waitForMatch({ selector: 'h1 >> text=Bay of Biscay', inFrame: true });
    await waitForMatch({ selector: '.outcome >> text=6 surprise points to Germany', inFrame: true });
    // VS Code reports a tab a little after it exists.
    await eventually(reportTabs, ({ length }) => length === 1);
    await waitForMatch(inlineResult);
    const { document } = await openScenario(scenario);
    assert.deepEqual(languages.getDiagnostics(document.uri), []);
    await screenshot('after a reload');
    await waitForMatch({ selector: '.actions.main button >> text=Write result', inFrame: true });
    await eventually(
      () => listLensTitles(document),
      (titles) => titles.some((title) => title.includes('Resolve')) && !titles.includes('Write result'),
    );
  });
});
