import assert from 'node:assert/strict';
import { commands, env, Uri, window, workspace } from 'vscode';
import type { CombatReport } from '../../../server/src/protocol';
import { advise } from '../support/combats';
import { closeAll, openFixture, openUntitled, replaceText } from '../support/documents';
import { isClean, listLensTitles, waitForDiagnostics } from '../support/editor';
import { eventually } from '../support/eventually';
import { browse, click, waitForNoMatch, needsUi, press, screenshot, waitForMatch, readTexts } from '../support/ui';

const fixture = 'fixtures/biscay.scenario.yaml';

describe('the report', () => {
  beforeEach(closeAll);
  after(closeAll);

  async function openReport() {
    const { document } = await openFixture(fixture);
    await eventually(
      () => listLensTitles(document),
      (titles) => titles.length >= 2,
    );
    await commands.executeCommand('asdic.resolve');
    await waitForMatch({ selector: '#odds-title', inFrame: true });
    return document;
  }

  /** The steps are folded by default. */
  async function openCourse(): Promise<void> {
    await click({ selector: 'nav a >> text=Step by step', inFrame: true });
    await waitForMatch({ selector: '#course:focus', inFrame: true });
  }

  it('begins with the outcome, above a bar and links that stay visible', async function () {
    needsUi(this);
    await openReport();
    await waitForMatch({ selector: '.outcome >> text=/^6 convoy points to the repair pool/', inFrame: true });
    await waitForMatch({ selector: '.division .part', inFrame: true });
    await waitForMatch({ selector: 'nav[aria-label=Sections] a >> text=Odds', inFrame: true });
  });

  it('names invented tables below the headline, and says that odds are those from the beginning', async function () {
    needsUi(this);
    await openReport();
    await waitForMatch({ selector: '.invented .badge', inFrame: true });
    await waitForMatch({ selector: '.invented >> text=Use your own table', inFrame: true });
    await waitForMatch({ selector: '.with-file >> text=/from the beginning/', inFrame: true });
    await screenshot('invented tables');
  });

  it('scrolls to the requested section, highlights and focuses it', async function () {
    needsUi(this);
    const document = await openReport();
    assert.equal(window.activeTextEditor?.document, document);
    await commands.executeCommand('asdic.odds');
    await waitForMatch({ selector: '#outcome.lit', inFrame: true });
    await waitForMatch({ selector: '#outcome:focus', inFrame: true });
    // With the keyboard alone: arrows move along the links, Enter follows one.
    await click({ selector: 'nav a >> text=What if', inFrame: true });
    await waitForMatch({ selector: '#what-if:focus', inFrame: true });
    await press('Shift+Tab', { selector: '#what-if:focus', inFrame: true });
    const link = { selector: 'nav a:focus', inFrame: true };
    await press('ArrowLeft', link);
    await press('Enter', link);
    await waitForMatch({ selector: '#course:focus', inFrame: true });
  });

  it('leads from a line of the arithmetic to its line in the scenario', async function () {
    needsUi(this);
    const document = await openReport();
    await openCourse();
    await click({ selector: 'button >> text=line 15', inFrame: true });
    await eventually(
      () => window.activeTextEditor,
      (editor) => editor?.document === document && editor.selection.active.line === 14,
    );
  });

  it('leads from a rule to its page', async function () {
    needsUi(this);
    await openReport();
    await openCourse();
    await click({ selector: 'button[title^="Highest section"]', inFrame: true });
    await waitForMatch({ selector: 'h1 >> text=Highest section', inFrame: true });
  });

  it('rerolls from the report, also by the keyboard', async function () {
    needsUi(this);
    await openReport();
    await click({ selector: 'button >> text=Reroll', inFrame: true });
    await waitForMatch({ selector: '.facts >> text=/Dice: seed \\d+/', inFrame: true });
    const readFacts = () => readTexts({ selector: '.facts', inFrame: true });
    const [before] = await readFacts();
    // The button keeps the focus although the report was rendered again.
    await press('Enter', { selector: 'button:focus >> text=Reroll', inFrame: true });
    await eventually(readFacts, ([after]) => after !== undefined && after !== before);
  });

  it('says when the scenario has changed, and uses one panel for all combats', async function () {
    needsUi(this);
    const document = await openReport();
    await replaceText(document, 'convoyPoints: 12', 'convoyPoints: 6');
    await waitForMatch({ selector: '.notice >> text=has changed since', inFrame: true });
    await commands.executeCommand('asdic.resolve');
    await eventually(
      () => readTexts({ selector: '.notice', inFrame: true }),
      (notices) => notices.length === 0,
    );
    const panels = window.tabGroups.all.flatMap(({ tabs }) => tabs).filter(({ label }) => label === 'Bay of Biscay');
    assert.equal(panels.length, 1);
  });

  it('calculates a what-if change, and writes it as one edit that keeps comments', async function () {
    needsUi(this);
    const document = await openReport();
    const text = document.getText();
    await click({ selector: 'button[aria-label^="More: Submarine (flotilla-7)"]', inFrame: true });
    await waitForMatch({ selector: '.strength.changed >> text=was 2', inFrame: true });
    await waitForMatch({ selector: '.answer:not(.waiting)', inFrame: true });
    assert.equal(document.getText(), text, 'nothing is written before it is asked for');
    await screenshot('what if');
    await click({ selector: 'button >> text=Reset', inFrame: true });
    await waitForNoMatch({ selector: '#what-if .strength.changed', inFrame: true });
    await click({ selector: 'button[aria-label^="More: Submarine (flotilla-7)"]', inFrame: true });
    await waitForMatch({ selector: '.answer:not(.waiting)', inFrame: true });
    await click({ selector: 'button >> text=Write into the scenario', inFrame: true });
    await eventually(() => document.getText().includes('count: 3'));
    assert.equal(document.getText(), text.replace('count: 2', 'count: 3'));
    await commands.executeCommand('workbench.action.focusFirstEditorGroup');
    await commands.executeCommand('undo');
    await eventually(() => document.getText() === text);
  });

  it('adds a unit of another type by keys, takes it back, and writes it', async function () {
    needsUi(this);
    const { document } = await openFixture('samples/aare/wolfpack.scenario.yaml');
    await commands.executeCommand('asdic.odds');
    const inForce = (selector: string) => ({ selector: `#what-if .side-0 .offer ${selector}`, inFrame: true });
    await press('Enter', inForce('button >> text=+ destroyer'));
    // The button that has added it keeps the focus, and counts further.
    await waitForMatch(inForce('[aria-label="More: Destroyer"]:focus'));
    await press('Enter');
    await waitForMatch({ selector: '.strength.changed input[aria-label="Destroyer"]', inFrame: true });
    await waitForMatch({ selector: '.answer:not(.waiting) .division', inFrame: true });
    await screenshot('what if offers');
    for (const _ of [1, 2]) await press('Enter', inForce('[aria-label="Fewer: Destroyer"]'));
    await waitForMatch(inForce('button:focus >> text=+ destroyer'));
    await press('Enter');
    await waitForMatch({ selector: '.answer:not(.waiting) .division', inFrame: true });
    await press('Enter', { selector: 'button >> text=Write into the scenario', inFrame: true });
    await eventually(() => document.getText().includes('sub: 4, dd: 1'));
    await waitForDiagnostics(document, isClean);
  });

  it('shows the best advice at once with the text to be written, and writes it', async function () {
    needsUi(this);
    const { document } = await openFixture('samples/aare/several-nations.scenario.yaml');
    await eventually(
      () => listLensTitles(document),
      (titles) => titles.length >= 2,
    );
    const { advice } = await advise(document, 'philippine-sea', 'attacker', 'value');
    await waitForMatch({ selector: '#advice:focus', inFrame: true });
    await waitForMatch({ selector: '.best >> text=/^Best (found )?for Japan: .*% to win/', inFrame: true });
    // A first answer may have been shown before.
    const line = advice?.suggestions[0]?.writes ?? '';
    assert.ok(line, 'the best order writes nothing');
    await eventually(
      () => readTexts({ selector: '.best .writes', inFrame: true }),
      (lines) => lines.join() === line,
    );
    await screenshot('advice verdict');
    await click({ selector: 'button >> text=/^Write (this order|these orders)$/', inFrame: true });
    // Several orders are shown one after the other, and each is written where it belongs.
    const losses = /losses: \[[^\]]*\]/.exec(line)?.[0] ?? '';
    assert.ok(losses, line);
    await eventually(() => document.getText().includes(losses));
  });

  it('writes orders that are best together by one click, and says that the advice is outdated then', async function () {
    needsUi(this);
    const { document } = await openUntitled(
      `ruleset: aare
turn: { round: 4, power: japan, phase: conduct-combat }
powers: { japan: { side: axis }, us: { side: allies } }
seaBattles:
  - id: midway
    attacker:
      power: japan
      units: { sub: 2, ac: 1, ftr: 2, dd: 1 }
      orders: { dive: { when: always }, retreat: { afterRound: 3 } }
    defender: { power: us, units: { dd: 1, ac: 1, ftr: 1, sub: 1 } }
`,
    );
    await eventually(
      () => listLensTitles(document),
      (titles) => titles.length >= 2,
    );
    await advise(document, 'midway', 'attacker', 'win');
    await waitForMatch({ selector: '.best >> text=/^Best for Japan: these orders together/', inFrame: true });
    await waitForMatch({ selector: '.best li >> text=/^Press on to the end/', inFrame: true });
    await screenshot('advice of orders together');
    await click({ selector: 'button >> text=Write these orders', inFrame: true });
    await eventually(() => !/afterRound|when: always/.test(document.getText()));
    await waitForMatch({ selector: '.advice .notice >> text=Advise again', inFrame: true });
    await screenshot('outdated advice');
  });

  const fleet = '{ sub: 30, dd: 30, ac: 10, ftr: 20, bb: 20 }';

  /** A battle of which everything takes long. */
  async function openFleets() {
    const { document } = await openUntitled(
      `ruleset: aare\npowers:\n  japan: { side: axis }\n  us: { side: allies }\nseaBattles:\n  - id: leyte\n    attacker: { power: japan, units: ${fleet} }\n    defender: { power: us, units: ${fleet} }\n`,
    );
    await eventually(
      () => listLensTitles(document),
      (titles) => titles.length >= 2,
    );
    return document;
  }

  it('adds the course of a fight that takes long when it is ready', async function () {
    needsUi(this);
    const document = await openFleets();
    const report = await commands.executeCommand<CombatReport>('asdic.resolve', {
      uri: document.uri.toString(),
      id: 'leyte',
    });
    assert.ok(report.odds);
    await waitForMatch({ selector: '#swings-title', inFrame: true });
    await screenshot('long course');
  });

  it('shows the progress of long advice, and cancels it', async function () {
    needsUi(this);
    const document = await openFleets();
    await commands.executeCommand('asdic.odds', { uri: document.uri.toString(), id: 'leyte' });
    const advising = advise(document, 'leyte', 'attacker', 'win');
    await waitForMatch({ selector: '.working >> text=Comparing orders', inFrame: true });
    await waitForMatch({ selector: '.working progress', inFrame: true });
    await screenshot('long advice');
    await click({ selector: '.working button >> text=Cancel', inFrame: true });
    assert.equal(await advising, undefined);
    await eventually(
      () => readTexts({ selector: '.working', inFrame: true }),
      (notices) => notices.length === 0,
    );
  });

  it('copies the report as a few lines, and saves it as a page', async () => {
    const document = await openReport();
    const args = { uri: document.uri.toString(), id: 'biscay' };
    const copied = await commands.executeCommand<string>('asdic.copyReport', { ...args, format: 'bbcode' });
    assert.match(copied, /^\[b\]Bay of Biscay.*\n.*\n?/);
    assert.equal(await env.clipboard.readText(), copied);
    const to = Uri.joinPath(document.uri, '..', 'biscay-report.html');
    await commands.executeCommand('asdic.saveReport', { ...args, to });
    const html = new TextDecoder().decode(await workspace.fs.readFile(to));
    assert.match(html, /^<!doctype html>[^]*6 surprise points to Germany/);
    await workspace.fs.delete(to);
  });

  it('a saved report needs no script or request and causes no error, on screen and in print', async function () {
    needsUi(this);
    const { document } = await openFixture('samples/aare/several-nations.scenario.yaml');
    await eventually(
      () => listLensTitles(document),
      (titles) => titles.length >= 2,
    );
    const args = { uri: document.uri.toString(), id: 'philippine-sea' };
    await commands.executeCommand('asdic.resolve', args);
    await waitForMatch({ selector: '#odds-title', inFrame: true });
    const to = Uri.joinPath(document.uri, '..', 'philippine-sea-report.html');
    await commands.executeCommand('asdic.saveReport', { ...args, to });
    try {
      const { errors, requests, text } = await browse(to.with({ scheme: 'file', authority: '' }).toString(), 'saved');
      assert.deepEqual(errors, []);
      assert.deepEqual(requests.length, 1, requests.join());
      assert.match(text, /Japan wins/);
      assert.doesNotMatch(text, /Resolve again|Write into the scenario/);
    } finally {
      await workspace.fs.delete(to);
    }
  });

  it('keeps its tables folded, and unfolded once the reader has unfolded them', async function () {
    needsUi(this);
    await openReport();
    await waitForMatch({ selector: '#odds > details:not([open])', inFrame: true });
    await click({ selector: '#odds-title', inFrame: true });
    await waitForMatch({ selector: '#odds > details[open]', inFrame: true });
    // Another result, and another report in a view that was closed in between.
    await commands.executeCommand('asdic.resolve');
    await waitForMatch({ selector: '#odds > details[open]', inFrame: true });
    await closeAll();
    await openReport();
    await waitForMatch({ selector: '#odds > details[open]', inFrame: true });
    await waitForMatch({ selector: '#result > details:not([open])', inFrame: true });
    await click({ selector: '#odds-title', inFrame: true });
    await waitForMatch({ selector: '#odds > details:not([open])', inFrame: true });
  });

  it('names its charts for screen readers, beside tables', async function () {
    needsUi(this);
    await openReport();
    await click({ selector: 'nav a >> text=Odds', inFrame: true });
    await waitForMatch({ selector: 'svg[role=img][aria-label*="chance of each value"]', inFrame: true });
    await waitForMatch({ selector: '.measure table', inFrame: true });
  });
});
