/** Reports in narrow panes and enlarged, in all themes: nothing scrolls sideways. Pictures to be looked at: out/screenshots/. */
import { commands } from 'vscode';
import { advise, resolve } from '../support/combats';
import { closeAll, openFixture } from '../support/documents';
import { click, hover, needsUi, resize, screenshot, waitForMatch, setTheme } from '../support/ui';
import { assertFits } from '../support/widths';

/** Windows in which a report beside the editor has some 300 pixels, and some 600. */
const panes = {
  narrow: { width: 660, height: 800 },
  wide: { width: 1280, height: 800 },
  /** The usual window, zoomed to 200 %: its pages have half as many pixels. */
  zoomed: { width: 640, height: 400 },
} as const;

/** Combats of three games with much to show. */
const combats = [
  { file: 'aa-depth/mixed-depths', id: 'approaches' },
  { file: 'awaw/pearl-harbor', id: 'pearl-harbor' },
  { file: 'wif-ssw/black-may', id: 'north-atlantic' },
] as const;

describe('a report in a narrow view', () => {
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

  for (const { file, id } of combats)
    it(`fits all of ${id} into a narrow view`, async () => {
      await resize(panes.narrow);
      const { odds } = await resolve(`samples/${file}.scenario.yaml`, id);
      await waitForMatch({ selector: '#odds-title', inFrame: true });
      if (odds?.hasRounds === true) {
        await click({ selector: 'button >> text=/^Follow from /', inFrame: true });
        await waitForMatch({ selector: 'svg[aria-label^="Units left on average"]', inFrame: true });
      }
      await click({ selector: 'nav a >> text=Step by step', inFrame: true });
      await waitForMatch({ selector: '#course:focus', inFrame: true });
      await screenshot(`narrow ${id} course`);
      await assertFits(id);
      for (const part of ['what-if', 'odds', 'result', 'bases']) {
        await hover({ selector: `#${part}-title`, inFrame: true });
        await screenshot(`narrow ${id} ${part}`);
      }
    });

  it('fits the advice into a narrow view', async () => {
    await resize(panes.narrow);
    const { document } = await openFixture('samples/aare/north-sea.scenario.yaml');
    await advise(document, 'north-sea', 'attacker', 'win');
    await waitForMatch({ selector: '.best >> text=/^Best for /', inFrame: true });
    await assertFits('advice');
    await screenshot('narrow advice');
  });

  it('fits the section on what matters most into a narrow view', async () => {
    await resize(panes.narrow);
    await resolve('samples/aare/several-nations.scenario.yaml', 'philippine-sea', 'asdic.odds');
    await click({ selector: 'button >> text=What matters most?', inFrame: true });
    await waitForMatch({ selector: '#matters:focus', inFrame: true });
    await assertFits('what matters');
    await screenshot('narrow what matters');
    await resize(panes.wide);
    await assertFits('what matters, wide');
    await screenshot('wide what matters');
  });

  it('fits a report into a window that is zoomed to 200 %', async () => {
    await resize(panes.zoomed);
    await resolve('samples/aare/north-sea.scenario.yaml', 'north-sea');
    await waitForMatch({ selector: '#odds-title', inFrame: true });
    await assertFits('zoomed');
    await waitForMatch({ selector: '.outcome', inFrame: true });
    await screenshot('zoomed result');
    await hover({ selector: '#what-if-title', inFrame: true });
    await screenshot('zoomed what if');
    await assertFits('zoomed what if');
  });

  for (const kind of ['contrast', 'contrast-light'] as const)
    it(`fits boards and the dashboard of a turn into a window that is zoomed to 200 %, in high contrast (${kind})`, async () => {
      await setTheme(kind);
      await resize(panes.zoomed);
      for (const { file, id } of combats) {
        await resolve(`samples/${file}.scenario.yaml`, id);
        await waitForMatch({ selector: '#odds-title', inFrame: true });
        await hover({ selector: '.board svg', inFrame: true });
        await screenshot(`zoomed board ${id} ${kind}`);
        await assertFits(`board of ${id}`);
      }
      const { document } = await openFixture('samples/aare/off-hawaii.scenario.yaml');
      await commands.executeCommand('asdic.resolveTurn', { uri: document.uri.toString(), document: 0 });
      await waitForMatch({ selector: 'h1 >> text=Off Hawaii', inFrame: true });
      await screenshot(`zoomed turn ${kind}`);
      await assertFits('turn');
      await resize(panes.wide);
      await screenshot(`turn ${kind}`);
    });

  for (const kind of ['dark', 'light', 'contrast', 'contrast-light'] as const)
    it(`fits the what-if form into a narrow view, and keeps its answer visible (${kind})`, async () => {
      await setTheme(kind);
      await resize(panes.narrow);
      await resolve('samples/aare/several-nations.scenario.yaml', 'philippine-sea', 'asdic.odds');
      await click({ selector: 'button[aria-label^="More: Submarine (scouts)"]', inFrame: true });
      await waitForMatch({ selector: '.answer:not(.waiting)', inFrame: true });
      await assertFits('what if');
      await screenshot(`narrow what if ${kind}`);
      await resize(panes.wide);
      await assertFits('wide');
      await screenshot(`wide what if ${kind}`);
    });
});
