/** *New Scenario*: forces that are clicked together, by keys and mouse, in all games. Pictures to be looked at: out/screenshots/. */
import assert from 'node:assert/strict';
import { commands, languages, window } from 'vscode';
import type { TextEditor } from 'vscode';
import { closeAll } from '../support/documents';
import { listLensTitles } from '../support/editor';
import { eventually } from '../support/eventually';
import {
  click,
  fill,
  findCentre,
  needsUi,
  press,
  resize,
  screenshot,
  setTheme,
  readTexts,
  waitForMatch,
} from '../support/ui';

const inForm = (selector: string) => ({ selector: `#form ${selector}`, inFrame: true });
const readOdds = async (): Promise<string> => (await readTexts(inForm('.outcome'))).join();
const settledOdds = inForm('.draft-odds:not(.waiting) .outcome');

function openNewScenario(preset: object = {}): Thenable<TextEditor | undefined> {
  return commands.executeCommand<TextEditor | undefined>('asdic.newScenario', preset);
}

/** Asserts that a valid scenario with odds was opened. @returns its text */
async function readScenario(creation: Thenable<TextEditor | undefined>): Promise<string> {
  const editor = await creation;
  assert.ok(editor, 'nothing was opened');
  assert.equal(window.activeTextEditor?.document, editor.document);
  const { document } = editor;
  assert.deepEqual([document.uri.scheme, document.languageId], ['untitled', 'asdic-scenario']);
  await eventually(
    () => listLensTitles(document),
    (titles) => titles.some((title) => title.includes('Resolve')),
  );
  assert.deepEqual(languages.getDiagnostics(document.uri), []);
  return document.getText();
}

describe('the page of a new scenario', () => {
  before(function () {
    needsUi(this);
  });
  beforeEach(closeAll);
  afterEach(async () => {
    await closeAll();
    await setTheme('dark');
    await resize();
  });

  it('makes a battle by keys alone: the game, a unit more and fewer, a place, and writes it', async () => {
    const creation = openNewScenario();
    await waitForMatch(settledOdds);
    await press('ArrowDown', inForm('.choosers select'));
    await waitForMatch(inForm('input[aria-label="Transports"]'));
    await waitForMatch(settledOdds);
    const before = await readOdds();
    await press('Enter', inForm('.side-0 [aria-label="More: Submarines"]'));
    await eventually(readOdds, (odds) => odds !== '' && odds !== before);
    // The button keeps the focus down to the last unit and beyond.
    const fewer = '.side-0 [aria-label="Fewer: Destroyers"]';
    await press('Enter', inForm(fewer));
    await waitForMatch(inForm(`${fewer}[aria-disabled]:focus`));
    await press('Space');
    await waitForMatch(inForm(`${fewer}:focus`));
    await fill('SZ 12', inForm('input[type=text]'));
    await press('Enter', inForm('.primary'));
    assert.match(await readScenario(creation), /ruleset: aare[^]*seaZone: SZ 12[^]*units: \{ sub: 4 \}/);
  });

  for (const [ruleset, clicks, pattern] of [
    [
      'wif-ssw',
      ['More: Submarines', 'More: Convoy points', 'More: ASW units of value 2', 'More: Carriers'],
      /convoyPoints: 9[^]*asw[^]*cv/,
    ],
    ['aa-depth', ['More: Battleships', 'More: Submarines'], /type: bb[^]*depth: periscope/],
    ['aare', ['More: Battleships', 'Fewer: Destroyers'], /bb: 1/],
    ['awaw', ['More: Squadrons', 'More: Cruisers'], /squadrons: 7[^]*type: ca/],
  ] as const)
    it(`makes a battle by clicks, with odds that follow: ${ruleset}`, async () => {
      const creation = openNewScenario({ ruleset });
      await waitForMatch(settledOdds);
      await screenshot(`new scenario ${ruleset}`);
      for (const name of clicks) await click(inForm(`[aria-label="${name}"]`));
      await waitForMatch(settledOdds);
      await screenshot(`new scenario ${ruleset} clicked`);
      await click(inForm('.primary'));
      assert.match(await readScenario(creation), pattern);
    });

  it('shows a round of naval combat with groups, aircraft and searches', async () => {
    const creation = openNewScenario({ ruleset: 'awaw' });
    await waitForMatch(settledOdds);
    await press('ArrowDown', inForm('label:nth-child(2) select'));
    await press('ArrowDown', inForm('label:nth-child(2) select'));
    await waitForMatch(inForm('[aria-label="More: Squadrons that search"]'));
    await waitForMatch(settledOdds);
    await screenshot('new scenario awaw round');
    await click(inForm('.primary'));
    assert.match(await readScenario(creation), /navalRounds:[^]*search: \{ squadrons: 2 \}[^]*strikes:/);
  });

  for (const kind of ['light', 'contrast', 'contrast-light'] as const)
    it(`shows the form in the theme ${kind}`, async () => {
      await setTheme(kind);
      void openNewScenario({ ruleset: 'aa-depth' });
      await waitForMatch(settledOdds);
      await screenshot(`new scenario ${kind}`);
    });

  it('can be used in a narrow window, and at 200 %', async () => {
    await commands.executeCommand('workbench.action.closeSidebar');
    for (const [name, size] of [
      ['narrow', { width: 400, height: 800 }],
      ['zoomed', { width: 640, height: 400 }],
    ] as const) {
      await resize(size);
      const creation = openNewScenario({ ruleset: 'aa-depth' });
      await waitForMatch(settledOdds);
      await screenshot(`new scenario ${name}`);
      await click(inForm('[aria-label="More: Transports"] >> nth=0'));
      await click(inForm('.primary'));
      await creation;
      await closeAll();
    }
  });

  it('opens nothing when it is left', async () => {
    const creation = openNewScenario();
    await waitForMatch(settledOdds);
    await press('Escape', inForm('.choosers select'));
    assert.equal(await creation, undefined);
  });

  it('makes no third column beside the walkthrough and a sample, with forces and odds in view together', async () => {
    const listColumns = () => window.tabGroups.all.map(({ viewColumn }) => viewColumn);
    const isInView = async (selector: string): Promise<boolean> => {
      const { y } = await findCentre(inForm(selector));
      return y > 0 && y < 800;
    };
    await commands.executeCommand<TextEditor>('asdic.openSample', 'aare/wolfpack');
    await commands.executeCommand('workbench.action.openWalkthrough', 'asdic.asdic#start', true);
    await click({ selector: '.gettingStartedContainer .step-title >> text=Open a sample' });
    await click({ selector: '.gettingStartedContainer .monaco-button >> text=New Scenario' });
    await waitForMatch(settledOdds);
    await screenshot('new scenario beside the walkthrough');
    assert.deepEqual(listColumns(), [1, 2]);
    const seen = ['.side-0 input', '.side-1 input', '.odds-summary', '.primary'];
    assert.deepEqual(await Promise.all(seen.map(isInView)), [true, true, true, true]);
    assert.deepEqual(await readTexts(inForm('.odds-summary')), await readTexts(inForm('.outcome')));
    await click(inForm('.primary'));
    await waitForMatch({ selector: '.codelens-decoration a >> text=Resolve' });
    await click({ selector: '.codelens-decoration a >> text=Resolve' });
    await waitForMatch({ selector: '#report .headline', inFrame: true });
    await screenshot('written scenario with its result');
    assert.deepEqual(listColumns(), [1, 2]);
    await waitForMatch({ selector: '.codelens-decoration a >> text=Advise' });
  });
});
