import assert from 'node:assert/strict';
import { commands, Selection, Uri, ViewColumn, window, workspace } from 'vscode';
import { closeAll, openFixture, positionOf, replaceText } from '../support/documents';
import { hoverOn, problemsWhen } from '../support/editor';
import { eventually } from '../support/eventually';
import { hoverShows } from '../support/pointing';
import { click, needsUi, screenshot, seen } from '../support/ui';

const fixture = 'fixtures/biscay.scenario.yaml';

describe('the page of a rule', () => {
  beforeEach(closeAll);
  after(closeAll);

  it('is a virtual document that needs no network', async () => {
    const { document } = await openFixture(fixture);
    await eventually(() => hoverOn(document, 'rain'));
    const page = await workspace.openTextDocument(Uri.parse('asdic-rule:/wif-ssw/highest-section.md'));
    assert.equal(page.languageId, 'markdown');
    assert.match(page.getText(), /^# Highest section/);
  });

  it('opens from the code of a problem', async function () {
    needsUi(this);
    const { document } = await openFixture(fixture);
    await replaceText(document, 'action: naval', 'action: pass');
    await problemsWhen(document);
    await hoverShows('flotilla-7', 'Germany passed');
    await click({ selector: '.monaco-hover-content .code-link' });
    await seen({ selector: 'h1 >> text=The owner must have taken an action', inFrame: true });
    await screenshot('rule page');
    await click({ selector: 'a >> text=/[Aa]ll rules/', inFrame: true });
    await seen({ selector: 'h1 >> text=World in Flames', inFrame: true });
    await screenshot('rule index');
  });

  it('opens from a hover by the command that it links', async () => {
    const { document } = await openFixture(fixture);
    const [, query] =
      /command:asdic\.showRule\?([^)]+)\)/.exec(await eventually(() => hoverOn(document, 'rain'))) ?? [];
    assert.ok(query, 'the hover links no rule');
    await commands.executeCommand('asdic.showRule', ...(JSON.parse(decodeURIComponent(query)) as unknown[]));
    const labels = () => window.tabGroups.all.flatMap(({ tabs }) => tabs.map(({ label }) => label));
    await eventually(labels, (found) => found.some((label) => label.includes('.md')));
  });

  it('opens beside the scenario for any key or value that has a rule', async () => {
    const editor = await openFixture(fixture);
    const at = positionOf(editor.document, 'weather: rain', 1);
    await eventually(() => hoverOn(editor.document, 'rain'));
    editor.selection = new Selection(at, at);
    await commands.executeCommand('asdic.showRule');
    const beside = () => window.tabGroups.all.find(({ viewColumn }) => viewColumn === ViewColumn.Two);
    await eventually(() => beside()?.tabs.some(({ label }) => /weather/.test(label)));
  });
});
