import assert from 'node:assert/strict';
import { commands, Selection, Uri, ViewColumn, window, workspace } from 'vscode';
import { formatRulePageUri } from '../../../server/src/protocol';
import { closeAll, openFixture, findPosition, replaceText } from '../support/documents';
import { readHover, waitForDiagnostics } from '../support/editor';
import { eventually } from '../support/eventually';
import { waitForHover } from '../support/pointing';
import { click, needsUi, resize, screenshot, setTheme, waitForMatch, readTexts } from '../support/ui';

const fixture = 'fixtures/biscay.scenario.yaml';

describe('the page of a rule', () => {
  beforeEach(closeAll);
  after(closeAll);

  it('opens the page of a rule as a virtual document without network', async () => {
    const { document } = await openFixture(fixture);
    await readHover(document, 'rain');
    const page = await workspace.openTextDocument(
      Uri.parse(formatRulePageUri({ ruleset: 'wif-ssw', rule: 'highest-section' })),
    );
    assert.equal(page.languageId, 'markdown');
    assert.match(page.getText(), /^# Highest section/);
  });

  it('opens a rule page beside the scenario from the code of a problem, at the check of that code', async function () {
    needsUi(this);
    const { document } = await openFixture(fixture);
    await replaceText(document, 'action: naval', 'action: pass');
    await waitForDiagnostics(document);
    await waitForHover('flotilla-7', 'Germany passed');
    await click({ selector: '.monaco-hover-content .code-link' });
    await waitForMatch({ selector: 'h1 >> text=The owner must have taken an action', inFrame: true });
    await eventually(listTabsBeside, (labels) => labels.includes('1.2.1 The owner must have taken an action'));
    assert.deepEqual(listLabels(ViewColumn.One), ['biscay.scenario.yaml']);
    const headings = await readTexts({ selector: '.markdown-body h2', inFrame: true });
    assert.equal(headings[0], 'The owner of a participating submarine did not pass');
    await screenshot('rule page');
    await click({ selector: 'a >> text=/[Aa]ll rules/', inFrame: true });
    await waitForMatch({ selector: 'h1 >> text=World in Flames', inFrame: true });
    await eventually(listTabsBeside, (labels) => labels.some((label) => label.startsWith('World in Flames')));
    await screenshot('rule index');
  });

  it('makes no third column for a rule page that is opened from a scenario in the second one', async function () {
    needsUi(this);
    await openFixture('fixtures/taranto.scenario.yaml');
    await commands.executeCommand('workbench.action.keepEditor');
    const { document } = await openFixture(fixture);
    await commands.executeCommand('workbench.action.moveEditorToNextGroup');
    await eventually(() => listLabels(ViewColumn.Two).includes('biscay.scenario.yaml'));
    await replaceText(document, 'action: naval', 'action: pass');
    await waitForDiagnostics(document);
    await waitForHover('flotilla-7', 'Germany passed');
    await click({ selector: '.monaco-hover-content .code-link' });
    await waitForMatch({ selector: 'h1 >> text=The owner must have taken an action', inFrame: true });
    await eventually(() => listLabels(ViewColumn.One).includes('1.2.1 The owner must have taken an action'));
    assert.equal(window.tabGroups.all.length, 2);
    assert.deepEqual(listLabels(ViewColumn.Two), ['biscay.scenario.yaml']);
    await screenshot('rule page before the scenario');
  });

  it('opens a rule page beside the scenario from a link in a hover', async () => {
    const { document } = await openFixture(fixture);
    const [, query] = /command:asdic\.showRule\?([^)]+)\)/.exec(await readHover(document, 'rain')) ?? [];
    assert.ok(query, 'the hover links no rule');
    await commands.executeCommand('asdic.showRule', ...(JSON.parse(decodeURIComponent(query)) as unknown[]));
    await eventually(listTabsBeside, (labels) => labels.some((label) => /^1\.2\.\d[^.]* [A-Z]/.test(label)));
  });

  it('opens the whole of a long hover beside the scenario, with links to rules', async function () {
    needsUi(this);
    const { document } = await openFixture('samples/wif-ssw/black-may.scenario.yaml');
    const [, query] =
      /\[more\]\(command:asdic\.showRule\?([^)]+)\)/.exec(await readHover(document, 'north-atlantic')) ?? [];
    assert.ok(query, 'the hover is not folded');
    await commands.executeCommand('asdic.showRule', ...(JSON.parse(decodeURIComponent(query)) as unknown[]));
    await waitForMatch({ selector: 'h1 >> text=North Atlantic', inFrame: true });
    await waitForMatch({ selector: 'td >> text=swordfish, carrier plane', inFrame: true });
    await screenshot('whole hover');
    await click({ selector: 'td a >> text=WIF 11.5', inFrame: true });
    await waitForMatch({ selector: 'h2 >> text=Example', inFrame: true });
  });

  it('opens a rule page beside the scenario for any key or value with a rule', async () => {
    const editor = await openFixture(fixture);
    const at = findPosition(editor.document, 'weather: rain', 1);
    await readHover(editor.document, 'rain');
    editor.selection = new Selection(at, at);
    await commands.executeCommand('asdic.showRule');
    await eventually(listTabsBeside, (labels) => labels.some((label) => /^1\.2\.\S+ .*weather/i.test(label)));
  });
});

/** A rule of each game that its page shows by an example. */
const rules = [
  { ruleset: 'wif-ssw', rule: 'highest-section', file: 'samples/wif-ssw/biscay' },
  { ruleset: 'aare', rule: 'submarine-opening-fire', file: 'samples/aare/wolfpack' },
  { ruleset: 'aa-depth', rule: 'periscope-detection', file: 'samples/aa-depth/dive' },
  { ruleset: 'awaw', rule: 'naval-air-at-sea', file: 'samples/awaw/midway' },
] as const;

describe('the page of a rule of each game', () => {
  before(async function () {
    needsUi(this);
    await commands.executeCommand('workbench.action.closeSidebar');
  });
  beforeEach(closeAll);
  after(async () => {
    await closeAll();
    await resize();
    await setTheme('dark');
  });

  for (const { ruleset, rule, file } of rules)
    it(`shows a rule of ${ruleset} with an example, in dark, light and narrow`, async () => {
      await openFixture(`${file}.scenario.yaml`);
      await commands.executeCommand('asdic.showRule', { ruleset, rule, title: rule });
      await waitForMatch({ selector: 'h2 >> text=Example', inFrame: true });
      const headings = await readTexts({ selector: '.markdown-body h2', inFrame: true });
      assert.equal(headings[0], 'Example');
      for (const kind of ['light', 'dark'] as const) {
        await setTheme(kind);
        await screenshot(`rule ${ruleset} ${kind}`);
      }
      await resize({ width: 660, height: 800 });
      await screenshot(`rule ${ruleset} narrow`);
      await resize();
    });
});

function listLabels(column: ViewColumn): string[] {
  return window.tabGroups.all.find(({ viewColumn }) => viewColumn === column)?.tabs.map(({ label }) => label) ?? [];
}

const listTabsBeside = (): string[] => listLabels(ViewColumn.Two);
