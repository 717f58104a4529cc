import assert from 'node:assert/strict';
import type { TextEditor } from 'vscode';
import { moveRulePagesBeside, openRuleAtCursor, openRulePage } from '../../client/src/rules';
import { formatRulePageUri } from '../../server/src/protocol';
import { createClient } from '../support/vscode/client';
import { desk, type Tab, type TabGroup } from '../support/vscode/desk';
import { Document, Editor } from '../support/vscode/documents';
import { Range, TabInputCustom, TabInputText, Uri } from '../support/vscode/values';

const scenario = 'file:///a.scenario.yaml';
const page = { ruleset: 'aare', rule: 'A1', title: '1.2 Hits' };
const pageUri = formatRulePageUri(page);

describe('the page of a rule', () => {
  beforeEach(() => (desk.documents = [new Document(scenario), new Document('file:///notes.md', '', 'markdown')]));

  const activate = (uri: string) =>
    (desk.group.activeTab = { input: new TabInputText(Uri.parse(uri)), isActive: true, group: desk.group });
  /** The last opened page: the command, the page and its column. */
  const getOpened = () => {
    const [command, uri, ...more] = desk.executed.at(-1)! as [string, Uri, ...unknown[]];
    return [command, uri.toString(), (more.at(-1) as { viewColumn: number }).viewColumn];
  };

  it('opens as a preview beside the scenario, and in place of anything else', async () => {
    const [active, beside] = [-1, 2];
    activate(scenario);
    await openRulePage(page);
    assert.deepEqual(getOpened(), ['vscode.openWith', Uri.parse(pageUri).toString(), beside]);
    activate('file:///notes.md');
    await openRulePage(page);
    assert.equal(getOpened()[2], active);
    desk.group.activeTab = undefined;
    await openRulePage(page);
    assert.equal(getOpened()[2], active);
  });

  it('opens as text where VS Code cannot show Markdown', async () => {
    desk.otherCommands = [];
    await openRulePage(page);
    assert.equal(getOpened()[0], 'vscode.open');
  });

  describe('at the cursor', () => {
    const open = async (ruleAt: unknown) => {
      const { client, server } = createClient({ ruleAt });
      const editor = new Editor(new Document(scenario, 'a\nb'), 1, 1);
      await openRuleAtCursor(client, editor as unknown as TextEditor);
      return server;
    };
    const createProblem = (line: number, target?: string) => ({
      range: new Range(line, 0, line, 5),
      code: target === undefined ? 'schema/value' : { value: 'x', target: Uri.parse(target) },
    });

    it('the page of the rule at the cursor is that of the problem there', async () => {
      const other = formatRulePageUri({ ...page, rule: 'A2' });
      desk.diagnostics = [
        createProblem(0, other),
        createProblem(1),
        createProblem(1, 'https://host/'),
        createProblem(1, pageUri),
      ];
      const { requests } = await open(null);
      assert.equal(getOpened()[1], Uri.parse(pageUri).toString());
      assert.deepEqual(requests, []);
    });

    it('the page of the rule at the cursor is that of the key or value there, if there is no problem', async () => {
      const { getLastArgument } = await open(page);
      assert.deepEqual(getLastArgument(), { uri: scenario, position: { line: 1, character: 0 } });
      assert.equal(getOpened()[1], Uri.parse(pageUri).toString());
    });

    it('a scenario without a ruleset has no page of a rule, which a message says', async () => {
      await open(null);
      assert.deepEqual(desk.executed, []);
      assert.match(desk.dialogs[0]!.text, /^The scenario names no ruleset yet/);
    });
  });

  describe('that VS Code opens in front of the scenario', () => {
    const createGroup = (isActive = true, first = scenario): TabGroup => {
      const group: TabGroup = { isActive, viewColumn: 1, tabs: [], activeTab: undefined };
      for (const uri of [first, 'file:///notes.md'])
        group.tabs.push({ input: new TabInputText(Uri.parse(uri)), isActive: false, group });
      return group;
    };
    const createPage = (group: TabGroup, isActive = true): Tab => ({
      input: new TabInputCustom(Uri.parse(pageUri), 'preview'),
      isActive,
      group,
    });
    /** How many pages were moved since the last time. */
    const countMoved = () =>
      desk.executed.splice(0).filter(([command]) => command === 'workbench.action.moveEditorToNextGroup').length;
    const reportTabs = (opened: readonly Tab[], changed: readonly Tab[] = []) => {
      desk.events.tabs.fire({ opened, changed });
      return countMoved();
    };

    it('a page that VS Code opens in front of the scenario is moved beside it, once', () => {
      const listener = moveRulePagesBeside();
      const tab = createPage(createGroup());
      assert.equal(reportTabs([tab]), 1);
      assert.equal(reportTabs([], [tab]), 0, 'the user may move it back');
      assert.equal(reportTabs([], [createPage(createGroup())]), 1, 'it may become active later');
      const asText = { ...tab, input: new TabInputText(Uri.parse(pageUri)) };
      assert.equal(reportTabs([asText]), 1);
      listener.dispose();
      assert.equal(reportTabs([createPage(createGroup())]), 0);
    });

    it('a page stays if there is no scenario, if it is not in view, and if it is no page of a rule', () => {
      moveRulePagesBeside();
      assert.equal(reportTabs([createPage(createGroup(false))]), 0, 'in another group');
      assert.equal(reportTabs([createPage(createGroup(true, 'file:///notes.md'))]), 0, 'no scenario');
      const other = createGroup();
      assert.equal(reportTabs([{ ...createPage(other), input: new TabInputText(Uri.parse('file:///b.md')) }]), 0);
      assert.equal(reportTabs([{ ...createPage(other), input: undefined }]), 0);
      const hidden = createPage(createGroup(), false);
      assert.equal(reportTabs([hidden]), 0);
      assert.equal(reportTabs([], [Object.assign(hidden, { isActive: true })]), 1, 'once it is in view');
      const group = createGroup(true, 'file:///notes.md');
      group.tabs.push({ input: undefined, isActive: false, group });
      assert.equal(reportTabs([createPage(group)]), 0);
    });
  });
});
