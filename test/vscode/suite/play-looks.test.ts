/** A combat played at the table in all themes, in narrow views and enlarged: nothing scrolls sideways. Pictures to be looked at: out/screenshots/. */
import { commands, Selection } from 'vscode';
import { openScenario } from '../support/combats';
import { closeAll, findPosition } from '../support/documents';
import { eventually } from '../support/eventually';
import {
  hover,
  needsUi,
  press,
  resize,
  screenshot,
  readTexts,
  setTheme,
  waitForMatch,
  type Target,
} from '../support/ui';
import { assertFits } from '../support/widths';

const panes = {
  narrow: { width: 660, height: 800 },
  wide: { width: 1280, height: 800 },
  /** The usual window, zoomed to 200 %: its pages have half as many pixels. */
  zoomed: { width: 640, height: 400 },
} as const;

const inReport = (selector: string): Target => ({ selector, inFrame: true });
const heading = inReport('.play .next h2');
const rollButton = inReport('.play button >> text=Roll for me');

/** The parts of the play that change with every move. */
const readPanel = async (): Promise<string> =>
  (await Promise.all(['.play .next', '.replay-step strong', '.course'].map((part) => readTexts(inReport(part)))))
    .flat()
    .join('\n');

/** Plays by the keyboard until a decision is next, and from the start again if the combat ends before. */
async function playToDecision(): Promise<void> {
  for (let moves = 0; moves < 40 && (await readTexts(inReport('.play .options strong'))).length === 0; moves++) {
    const before = await readPanel();
    const [roll] = await readTexts(rollButton);
    await press('Enter', inReport(`.play button >> text=${roll ?? 'Start again'}`));
    await eventually(readPanel, (after) => after !== '' && after !== before);
  }
}

async function assertPlayFits(name: string): Promise<void> {
  for (const [width, pane] of [
    ['narrow', panes.narrow],
    ['wide', panes.wide],
  ] as const) {
    await resize(pane);
    await assertFits(`${name} ${width}`);
    await screenshot(`play ${name} ${width}`);
  }
}

describe('a play in all themes and widths', () => {
  before(async function () {
    needsUi(this);
    await commands.executeCommand('workbench.action.closeSidebar');
  });
  beforeEach(closeAll);
  afterEach(async function () {
    await resize();
    await setTheme('dark');
  });
  after(closeAll);

  async function start(file: string, id: string): Promise<void> {
    const editor = await openScenario(`samples/${file}.scenario.yaml`);
    const at = findPosition(editor.document, `id: ${id}`, 4);
    editor.selection = new Selection(at, at);
    await commands.executeCommand('asdic.play');
    await waitForMatch(heading);
  }

  for (const kind of ['dark', 'light', 'contrast', 'contrast-light'] as const)
    it(`fits its rolls and decisions into narrow and wide views (${kind})`, async () => {
      await setTheme(kind);
      await start('aare/wolfpack', 'north-sea');
      await assertPlayFits(`roll ${kind}`);
      await playToDecision();
      await assertPlayFits(`decision ${kind}`);
    });

  it('fits into a window that is zoomed to 200 %', async () => {
    await resize(panes.zoomed);
    await start('aa-depth/mixed-depths', 'approaches');
    await assertFits('zoomed');
    await screenshot('play zoomed');
  });

  it('fits the strikes and the search dice of a round of naval combat into narrow and wide views', async () => {
    await setTheme('contrast');
    await start('awaw/midway', 'midway');
    await assertPlayFits('round');
    await hover(inReport('.board-key'));
    await screenshot('play round board');
  });

  it('shows the board of each combat of a turn', async () => {
    await openScenario('samples/wif-ssw/one-zone-after-another.scenario.yaml');
    await commands.executeCommand('asdic.playTurn');
    await waitForMatch(inReport('.board svg[role=img]'));
    await assertPlayFits('turn');
  });
});
