import assert from 'node:assert/strict';
import { commands, languages, Position, window, workspace } from 'vscode';
import type { TextEditor, Uri } from 'vscode';
import { closeAll, getFixtureUri, openFixture } from '../support/documents';
import { listLensTitles } from '../support/editor';
import { eventually } from '../support/eventually';
import { click, waitForNoMatch, needsUi, screenshot, waitForMatch } from '../support/ui';

const battle = { ruleset: 'aa-depth', starter: 'sea-battle' };
const getToastSelector = (text: string): string => `.notification-toast >> text=${text}`;
const getButtonSelector = (text: string): string => `.notification-toast .monaco-button >> text=${text}`;

async function write(name: string, text: string): Promise<Uri> {
  const uri = getFixtureUri(name);
  await workspace.fs.writeFile(uri, new TextEncoder().encode(text));
  return uri;
}

describe('the file name of a scenario', () => {
  const created: Uri[] = [];
  beforeEach(closeAll);
  afterEach(async () => {
    await commands.executeCommand('notifications.clearAll');
    await closeAll();
    for (const uri of created.splice(0)) await workspace.fs.delete(uri).then(undefined, () => undefined);
  });

  /** A scenario from *New Scenario*, as the text of a file. */
  async function createBattleText(): Promise<string> {
    const editor = await commands.executeCommand<TextEditor>('asdic.newScenario', battle);
    const text = editor.document.getText();
    await closeAll();
    return text;
  }

  it('suggests a name from the contents with the ending that all features need', async function () {
    const { document } = await commands.executeCommand<TextEditor>('asdic.newScenario', battle);
    assert.equal(document.uri.scheme, 'untitled');
    assert.match(document.uri.path, /\/united-kingdom-against-germany\.scenario\.yaml$/);
    assert.ok(document.getText().startsWith('ruleset: aa-depth\n'));
    const { document: second } = await commands.executeCommand<TextEditor>('asdic.newScenario', battle);
    assert.match(second.uri.path, /\/united-kingdom-against-germany-2\.scenario\.yaml$/);
    await screenshot('new scenario named');
    await commands.executeCommand('workbench.action.files.save');
    created.push(getFixtureUri('united-kingdom-against-germany-2.scenario.yaml'));
    const saved = await eventually(
      () => window.activeTextEditor?.document,
      (shownDocument) => shownDocument?.uri.scheme === created[0]!.scheme,
    );
    assert.equal(saved!.uri.toString(), created[0]!.toString());
    assert.equal(saved!.languageId, 'asdic-scenario');
    assert.deepEqual(languages.getDiagnostics(saved!.uri), []);
  });

  it('offers to rename a scenario that lacks the ending of scenarios', async function () {
    needsUi(this);
    created.push(await write('duel.yaml', `# of the rules of 2004\n${await createBattleText()}`));
    created.push(getFixtureUri('duel.scenario.yaml'));
    await openFixture('duel.yaml');
    await waitForMatch({ selector: getToastSelector('duel.yaml is a scenario of Axis & Allies') });
    await screenshot('a scenario in a yaml file');
    const note = '# from the table\n';
    await window.activeTextEditor!.edit((edit) => edit.insert(new Position(0, 0), note));
    await click({ selector: getButtonSelector('Rename') });
    const document = await eventually(
      () => window.activeTextEditor?.document,
      (shownDocument) =>
        shownDocument?.uri.path.endsWith('/duel.scenario.yaml') === true &&
        shownDocument.languageId === 'asdic-scenario',
    );
    await eventually(
      () => listLensTitles(document!),
      (titles) => titles.includes('Resolve'),
    );
    // The earlier text is still there after undo.
    await commands.executeCommand('undo');
    assert.ok(document!.getText().startsWith(note));
    assert.equal(window.activeTextEditor!.document, document);
  });

  it('treats a file as a scenario from then on when the user declines to rename it', async function () {
    needsUi(this);
    created.push(await write('treated.yaml', await createBattleText()));
    await openFixture('treated.yaml');
    await waitForMatch({ selector: getToastSelector('treated.yaml is a scenario') });
    await click({ selector: getButtonSelector('Treat as scenario') });
    const isScenario = () =>
      eventually(
        () => window.activeTextEditor?.document,
        (document) => document?.languageId === 'asdic-scenario',
      );
    await isScenario();
    await closeAll();
    await openFixture('treated.yaml');
    await isScenario();
  });

  it('offers the rename once, and never for files that are no scenarios', async function () {
    needsUi(this);
    const text = await createBattleText();
    for (const name of ['asked.yaml', 'last.yaml']) created.push(await write(name, text));
    created.push(await write('other.yaml', 'ruleset: eslint\nrules: []\n'));
    await openFixture('asked.yaml');
    await waitForMatch({ selector: getToastSelector('asked.yaml is a scenario') });
    await click({ selector: getButtonSelector('Not now') });
    await waitForNoMatch({ selector: getToastSelector('asked.yaml') });
    await closeAll();
    for (const name of ['asked.yaml', 'other.yaml', 'last.yaml']) await openFixture(name);
    await waitForMatch({ selector: getToastSelector('last.yaml is a scenario') });
    await waitForNoMatch({ selector: getToastSelector('asked.yaml') });
    await waitForNoMatch({ selector: getToastSelector('other.yaml') });
  });
});
