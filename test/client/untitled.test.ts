import assert from 'node:assert/strict';
import { openScenario } from '../../client/src/untitled';
import { desk, type TabGroup } from '../support/vscode/desk';
import { Document } from '../support/vscode/documents';
import { TabInputText, Uri } from '../support/vscode/values';

const scenario = { text: 'ruleset: aare\n', title: 'Germany against the US' };

describe('a new scenario', () => {
  const openFolder = (uri: string) => (desk.folders = [{ uri: Uri.parse(uri), name: 'games' }]);

  /** @returns what was opened: its URI and its text */
  async function open(title = scenario.title) {
    const { document } = await openScenario({ ...scenario, title });
    return [document.uri.toString(), document.getText()];
  }

  it('a new scenario is an unsaved file of the folder, named after its title', async () => {
    openFolder('file:///games');
    assert.deepEqual(await open(), ['untitled:/games/germany-against-the-us.scenario.yaml', scenario.text]);
    assert.deepEqual(await open('Ægir & Thor: Jörmungandr'), [
      'untitled:/games/gir-thor-jo-rmungandr.scenario.yaml',
      scenario.text,
    ]);
    assert.deepEqual(await open('第一次'), ['untitled:/games/scenario.scenario.yaml', scenario.text]);
    const [long] = await open('a'.repeat(80));
    assert.equal(long, `untitled:/games/${'a'.repeat(60)}.scenario.yaml`);
  });

  it('replaces the text that a closed document of its name has left in memory', async () => {
    openFolder('file:///games');
    desk.files.set('untitled:/games/germany-against-the-us.scenario.yaml', 'left\nbehind');
    assert.deepEqual(await open(), ['untitled:/games/germany-against-the-us.scenario.yaml', scenario.text]);
  });

  it('takes a number where a file has its name, or an open document', async () => {
    openFolder('file:///games');
    desk.files.set('file:///games/germany-against-the-us.scenario.yaml', '');
    desk.documents = [new Document('untitled:/games/germany-against-the-us-2.scenario.yaml')];
    const [uri] = await open();
    assert.equal(uri, 'untitled:/games/germany-against-the-us-3.scenario.yaml');
  });

  it('a new scenario has its title in the first line where there is no folder to save into', async () => {
    const titled = `# ${scenario.title}\n${scenario.text}`;
    assert.deepEqual(await open(), ['untitled:Untitled-1', titled]);
    openFolder('memfs:///games');
    assert.deepEqual(await open(), ['untitled:Untitled-2', titled]);
    assert.deepEqual(
      desk.documents.map(({ languageId }) => languageId),
      ['asdic-scenario', 'asdic-scenario'],
    );
  });

  it('opens in front of files, and beside a page that is no file', async () => {
    await open();
    desk.group.activeTab = { input: new TabInputText(Uri.parse('file:///a.md')), isActive: true, group: desk.group };
    await open();
    desk.group.activeTab = { input: undefined, isActive: true, group: desk.group };
    await open();
    assert.deepEqual(desk.shownColumns, [-1, -1, 2]);
  });

  it('makes no third column where there are two', async () => {
    const open = (viewColumn: number, otherColumn: number) => {
      const group: TabGroup = { isActive: true, viewColumn, tabs: [], activeTab: undefined };
      group.activeTab = { input: undefined, isActive: true, group };
      desk.group = group;
      desk.otherGroups = [{ isActive: false, viewColumn: otherColumn, tabs: [], activeTab: undefined }];
      return openScenario(scenario);
    };
    await open(2, 1);
    await open(1, 2);
    assert.deepEqual(desk.shownColumns, [1, 2]);
  });

  it('completes a step of the walkthrough', async () => {
    await open();
    assert.deepEqual(desk.executed, [
      ['setContext', 'asdic.hasOpened', true],
      ['setContext', 'asdic.hasOpened', false],
    ]);
  });
});
