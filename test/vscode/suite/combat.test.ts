import assert from 'node:assert/strict';
import { commands, Selection, window } from 'vscode';
import type { CombatReport } from '../../../server/src/protocol';
import { closeAll, openFixture, openUntitled, findPosition, replaceText } from '../support/documents';
import { closeReport } from '../support/combats';
import { isClean, listLenses, listLensTitles, listDiagnostics, waitForDiagnostics } from '../support/editor';
import { eventually, succeeds } from '../support/eventually';
import { click, hover, inlineResult, needsUi, screenshot, waitForMatch } from '../support/ui';

const fixture = 'fixtures/biscay.scenario.yaml';

async function openWithLenses() {
  const editor = await openFixture(fixture);
  await eventually(
    () => listLensTitles(editor.document),
    (titles) => titles.length >= 2,
  );
  return editor;
}

function runAtCursor<Result>(command: string): Thenable<Result> {
  return commands.executeCommand(command);
}

describe('a combat', () => {
  beforeEach(closeAll);
  after(closeAll);

  it('a click on the lens of a combat resolves it, with the result inline and the report beside', async function () {
    needsUi(this);
    const { document } = await openWithLenses();
    await click({ selector: '.codelens-decoration a >> text=Resolve (dice from the file)' });
    await waitForMatch({ selector: 'h1 >> text=Bay of Biscay', inFrame: true });
    await waitForMatch({ selector: '.outcome >> text=6 surprise points to Germany', inFrame: true });
    await waitForMatch({ selector: '#odds-title', inFrame: true });
    await waitForMatch(inlineResult);
    assert.equal(document.isDirty, false, 'resolving must not touch the file');
  });

  it('shows its board in the hover of its id', async function () {
    needsUi(this);
    await openWithLenses();
    const picture = '.monaco-hover img[src^="data:image/svg+xml"]';
    await eventually(async () => {
      await hover({ selector: '.monaco-editor .line-numbers' });
      await hover({ selector: '.view-line span >> text=/^biscay$/' });
      return succeeds(waitForMatch({ selector: picture, timeout: 3000 }));
    });
    await screenshot('hover board');
  });

  it('hides lenses that the open report replaces, and shows them again when it is closed', async function () {
    needsUi(this);
    const { document } = await openWithLenses();
    await runAtCursor('asdic.resolve');
    const replacedTitles = ['Reroll', 'History', 'Write result'];
    for (const title of replacedTitles)
      await waitForMatch({ selector: `.actions.main button >> text=${title}`, inFrame: true });
    await eventually(
      () => listLensTitles(document),
      (titles) => !titles.some((title) => replacedTitles.includes(title)),
    );
    await closeReport();
    await eventually(
      () => listLensTitles(document),
      (titles) => titles.slice(-3).join() === replacedTitles.join(),
    );
  });

  it('a command resolves the combat at the cursor with every step, and the odds follow', async () => {
    const editor = await openWithLenses();
    const at = findPosition(editor.document, 'flotilla-1');
    editor.selection = new Selection(at, at);
    const report = await runAtCursor<CombatReport>('asdic.resolve');
    assert.equal(report.id, 'biscay');
    assert.equal(report.trace?.measures.find(({ path }) => path.join('.') === 'surprisePoints.subs')?.value, 6);
    assert.ok(report.trace?.steps.every(({ rules }) => rules.length > 0));
    assert.equal(report.odds?.exact, true);
    assert.ok(Math.abs((report.odds?.mass ?? 0) - 1) < 1e-12);
  });

  it('calculates the odds of a combat without resolving it', async () => {
    await openWithLenses();
    const report = await runAtCursor<CombatReport>('asdic.odds');
    assert.equal(report.trace, undefined);
    assert.ok((report.odds?.measures.length ?? 0) > 0);
  });

  it('rerolls with another seed, which the report shows', async () => {
    await openWithLenses();
    const [first, second] = [
      await runAtCursor<CombatReport>('asdic.reroll'),
      await runAtCursor<CombatReport>('asdic.reroll'),
    ];
    assert.equal(typeof first.trace?.seed, 'number');
    assert.notEqual(first.trace?.seed, second.trace?.seed);
  });

  it('writes the result into the file, keeps the comments, and one undo removes it', async () => {
    const { document } = await openWithLenses();
    const before = document.getText();
    await runAtCursor('asdic.resolve');
    await window.showTextDocument(document, { viewColumn: 1 });
    assert.equal(await runAtCursor('asdic.writeResult'), true);
    const after = document.getText();
    assert.match(after, /^ {4}result:$/m);
    assert.match(after, /summary: .*6 surprise points to Germany/);
    assert.match(after, /# rolled at the table/);
    assert.ok(after.startsWith(before.trimEnd()), 'the existing text must stay as it was');
    await waitForDiagnostics(document, isClean);
    await commands.executeCommand('undo');
    await eventually(() => document.getText() === before);
  });

  it('marks a result as out of date after the combat has changed', async () => {
    const { document } = await openWithLenses();
    await runAtCursor('asdic.resolve');
    await closeReport();
    await replaceText(document, 'convoyPoints: 12', 'convoyPoints: 6');
    await eventually(
      () => listLensTitles(document),
      (all) => all.includes('History') && !all.includes('Write result'),
    );
  });

  it('keeps the lenses on their line while the text is broken', async () => {
    const { document } = await openWithLenses();
    const listLensLines = async (): Promise<number[]> => [
      ...new Set((await listLenses(document)).map(({ range }) => range.start.line)),
    ];
    const before = await listLensLines();
    await replaceText(document, 'weather: rain', 'weather: [rain');
    await waitForDiagnostics(document);
    assert.deepEqual(await listLensLines(), before);
    await replaceText(document, 'ruleset: wif-ssw', '# a line more\nruleset: wif-ssw');
    assert.deepEqual(
      await listLensLines(),
      before.map((line) => line + 1),
    );
  });

  it('resolves a combat in an untitled scenario', async () => {
    const { document: file } = await openFixture(fixture);
    const { document } = await openUntitled(file.getText());
    await eventually(
      () => listLensTitles(document),
      (titles) => titles.length >= 2,
    );
    const report = await runAtCursor<CombatReport>('asdic.resolve');
    assert.equal(report.uri, document.uri.toString());
    assert.deepEqual(listDiagnostics(document), []);
  });
});
