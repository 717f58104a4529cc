import assert from 'node:assert/strict';
import { commands, workspace } from 'vscode';
import { closeAll, openFixture, replaceText } from '../support/documents';
import { closeReport } from '../support/combats';
import {
  getDiagnosticCode,
  waitForFixes,
  readHover,
  isClean,
  listLensTitles,
  waitForDiagnostics,
} from '../support/editor';
import { eventually } from '../support/eventually';
import { click, needsUi, screenshot, waitForMatch } from '../support/ui';

const fixture = 'fixtures/biscay.scenario.yaml';

/** One test for each thing that players do with Asdic: `npm test` runs this suite alone, `npm test -- --all` all suites. */
describe('the essentials', () => {
  afterEach(closeAll);

  it('reports a misspelt unit type, and its fix restores the file', async () => {
    const { document } = await openFixture(fixture);
    const before = document.getText();
    await replaceText(document, 'type: sub', 'type: submarin');
    const [problem] = await waitForDiagnostics(document);
    assert.equal(getDiagnosticCode(problem!), 'schema/unknown-type');
    const fix = (await waitForFixes(document, problem!)).find(({ isPreferred }) => isPreferred);
    assert.ok(fix?.edit, 'there is no preferred fix');
    assert.ok(await workspace.applyEdit(fix.edit));
    await waitForDiagnostics(document, isClean);
    assert.equal(document.getText(), before);
  });

  it('explains the weather with the rule in a hover', async () => {
    const { document } = await openFixture(fixture);
    assert.match(await readHover(document, 'weather: rain'), /rain.*1\.2\.3/is);
  });

  it('resolves a combat by a click on its lens, and shows its report', async function () {
    needsUi(this);
    const { document } = await openFixture(fixture);
    await eventually(
      () => listLensTitles(document),
      (titles) => titles.length >= 2,
    );
    await click({ selector: '.codelens-decoration a >> text=Resolve (dice from the file)' });
    await waitForMatch({ selector: '.outcome >> text=6 surprise points to Germany', inFrame: true });
    await screenshot('essentials-report');
    await closeReport();
  });

  it('calculates the exact odds of a combat', async () => {
    const { document } = await openFixture(fixture);
    await eventually(
      () => listLensTitles(document),
      (titles) => titles.length >= 2,
    );
    const report = await commands.executeCommand<{ odds?: { exact: boolean; mass: number } }>('asdic.odds');
    assert.equal(report.odds?.exact, true);
    assert.ok(Math.abs(report.odds.mass - 1) < 1e-12);
  });
});
