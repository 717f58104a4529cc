import assert from 'node:assert/strict';
import type { TextDocument, TextEditor } from 'vscode';
import { commands, Selection, window, workspace } from 'vscode';
import { closeAll, getFixtureUri, openFixture, findPosition } from '../support/documents';
import { isClean, listLensTitles, waitForDiagnostics } from '../support/editor';
import { eventually } from '../support/eventually';
import { chooseFrom } from '../support/menus';
import { needsUi, screenshot } from '../support/ui';

describe('refactorings', () => {
  let editor: TextEditor;
  let document: TextDocument;
  let before: string;

  beforeEach(closeAll);
  after(closeAll);

  async function open(name: string): Promise<void> {
    editor = await openFixture(name);
    ({ document } = editor);
    before = document.getText();
    await eventually(
      () => listLensTitles(document),
      (titles) => titles.length >= 2,
    );
  }

  /** Chooses a refactoring from the menu that the editor offers at a text. */
  async function refactor(at: string, title: string): Promise<void> {
    const position = findPosition(document, at);
    await window.showTextDocument(document);
    editor.selection = new Selection(position, position);
    await chooseFrom('editor.action.refactor', title, `refactor ${title}`);
  }

  /** Waits until the file has a text and no problems. */
  async function waitForText(text: string | RegExp): Promise<void> {
    await eventually(
      () => document.getText(),
      (now) => (typeof text === 'string' ? now === text : text.test(now)),
    );
    await waitForDiagnostics(document, isClean);
  }

  async function undo(): Promise<void> {
    await commands.executeCommand('undo');
    await waitForText(before);
  }

  it('refactorings from the Refactor menu leave a scenario without problems', async function () {
    needsUi(this);
    await open('fixtures/biscay.scenario.yaml');
    await refactor('id: condor', 'Write `condor` as lines');
    await waitForText(/ {8}- id: condor\n {10}type: nav\n/);
    await refactor('id: condor', 'Write `condor` on one line');
    await waitForText(before);
    await screenshot('refactored');
    await refactor('id: flotilla-1', 'Write `flotilla-1` as lines');
    await waitForText(/ {8}- id: flotilla-1\n/);
    await undo();
  });

  it('writes a count as units and back, splits a group and sorts units by type', async function () {
    needsUi(this);
    await open('fixtures/groups.scenario.yaml');
    await refactor('id: pack', 'Write `pack` as 2 units');
    await waitForText(
      before.replace(
        '        - { id: pack, type: sub, attack: 4, section: 4, count: 2 }\n',
        '        - { id: pack, type: sub, attack: 4, section: 4 }\n        - { id: pack-2, type: sub, attack: 4, section: 4 }\n',
      ),
    );
    await refactor('id: pack,', 'Put `pack` and the next 2 units into one line with count 3');
    await waitForText(/id: pack, type: sub, attack: 4, section: 4, count: 3 \}\n {4}convoy/);
    await commands.executeCommand('undo');
    await undo();
    await refactor('id: wolves', 'Split `wolves` into groups of 2 and 1');
    await waitForText(/id: wolves, .*count: 2 \}\n.*id: wolves-2, type: sub, attack: 4, section: 4 \}\n/);
    await undo();
    await refactor('units:', 'Sort `units` by type');
    await waitForText(/section: 4 \}\n {8}- \{ id: condor, .*\n {4}convoy:/);
    await undo();
  });

  it('extracts common values of units into an anchor, and inlines it', async function () {
    needsUi(this);
    await open('fixtures/groups.scenario.yaml');
    await refactor('id: wolves', 'Extract what `wolves` and');
    await waitForText(/<<: \*/);
    await screenshot('extracted an anchor');
    const [alias = ''] = /\*[\w-]+/.exec(document.getText()) ?? [];
    await refactor(alias, `Inline \`${alias}\``);
    await eventually(() => !document.getText().includes('<<:'));
    await waitForDiagnostics(document, isClean);
    await screenshot('inlined an anchor');
  });

  it('moves a table into a separate file', async function () {
    needsUi(this);
    await open('fixtures/groups.scenario.yaml');
    await refactor('sectionModifiers', 'Move `sectionModifiers` into a file of its own');
    await waitForText(/\n {2}sectionModifiers: tables\/section-modifiers\.yaml\nengagements:/);
    const table = await workspace.openTextDocument(getFixtureUri('fixtures/tables/section-modifiers.yaml'));
    assert.match(table.getText(), /^source: a group's own table\nfine: \{ 1: -2, /);
    await screenshot('moved a table');
  });
});
