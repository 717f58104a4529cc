/** What README and the page of the extension show: `npm run pictures` makes their pictures of it. */
import { commands, Selection, type TextEditor, workspace } from 'vscode';
import { createClip } from '../support/clip';
import { openScenario, resolve } from '../support/combats';
import { closeAll, findPosition } from '../support/documents';
import { waitForHover } from '../support/pointing';
import {
  fill,
  needsUi,
  press,
  resize,
  screenshot,
  type Target,
  setTheme,
  type as typeKeys,
  waitForMatch,
  waitForNoMatch,
} from '../support/ui';

const wolfpack = 'samples/aare/wolfpack.scenario.yaml';

const inReport = (selector: string): Target => ({ selector, inFrame: true });
const inLens = (text: string): Target => ({ selector: `.codelens-decoration a >> text=${text}` });
const inEditor = (text: string): Target => ({ selector: `.view-line span >> text="${text}"` });
const inHeading = (text: string): Target => inReport(`.play .next h2 >> text=${text}`);
const field = inReport('.play input.faces');

/** Dice from the table, with what comes next. The first destroyer only searches where there are two. */
const rolls = [
  ['6', 'British destroyers search'],
  ['5', 'American destroyers search'],
  ['4', 'submarines fire'],
  ['1 5 6 6', 'may dive'],
] as const;

const settings = {
  'workbench.statusBar.visible': false,
  'workbench.layoutControl.enabled': false,
  'window.commandCenter': false,
  'window.title': '${activeEditorShort}',
  'editor.minimap.enabled': false,
  'editor.hover.above': false,
  'editor.cursorBlinking': 'solid',
};

describe('the pictures of README', () => {
  before(async function () {
    needsUi(this);
    await setTheme('dark');
    await commands.executeCommand('workbench.action.closeSidebar');
    for (const [name, value] of Object.entries(settings)) await workspace.getConfiguration().update(name, value, true);
  });
  beforeEach(closeAll);
  after(async () => {
    await closeAll();
    await resize();
    for (const name of Object.keys(settings)) await workspace.getConfiguration().update(name, undefined, true);
  });

  it('show a battle, the arithmetic of a value and the report beside', async () => {
    await resize({ width: 1600, height: 900 });
    await resolve('samples/aare/several-nations.scenario.yaml', 'philippine-sea');
    await waitForMatch(inReport('svg[role=img]'));
    // The hover must not cover the report.
    await commands.executeCommand('workbench.action.focusFirstEditorGroup');
    for (let step = 0; step < 3; step++) await commands.executeCommand('workbench.action.increaseViewWidth');
    await waitForHover('"hunters"', 'attack of a submarine');
    await screenshot('at work');
  });

  it('show a battle that is played with real dice', async () => {
    await resize({ width: 1600, height: 900 });
    select(await openScenario(wolfpack), 'north-sea', 0);
    await commands.executeCommand('asdic.play');
    await waitForMatch(inHeading('search'));
    for (const [faces, next] of rolls) {
      await fill(faces, field);
      await press('Enter', field);
      await waitForMatch(inHeading(next));
    }
    await waitForMatch(inLens('Resolve'));
    await screenshot('at the table');
    await waitForMatch(inLens('Resolve'));
  });

  it('show in a clip how a battle is explained, forecast, resolved, replayed and played', async () => {
    await resize({ width: 1280, height: 720 });
    const editor = await openScenario(wolfpack);
    await waitForMatch(inLens('Germany'));
    const clip = createClip({ x: 900, y: 640 });
    await clip.show(1500);

    await clip.moveTo(inEditor('sub'));
    await waitForHover('"sub"', 'submarines of Germany');
    await clip.show(3000);

    await clip.moveTo(inEditor('2'));
    select(editor, 'dd: 2', 4, 1);
    await clip.show(600);
    await typeKeys('1');
    await waitForNoMatch(inLens('Germany 51%'));
    await clip.show(1800);

    await clip.click(inLens('Resolve'));
    await waitForMatch(inReport('svg[role=img]'));
    await clip.show(2000);
    for (const button of ['To the start', 'One step on', 'One step on', 'One step on']) {
      await clip.click(inReport(`.replay button[aria-label="${button}"]`));
      await clip.show(700);
    }

    await clip.click(inReport('button >> text=Play'));
    await waitForMatch(inHeading('British destroyers search'));
    await clip.moveTo(field);
    await clip.show(800);
    for (const [faces, next] of rolls.slice(1)) {
      await fill(faces, field);
      await clip.show(600);
      await press('Enter', field);
      await waitForMatch(inHeading(next));
      await clip.show(600);
    }
    await clip.show(2500);
  });
});

/** Puts the cursor into a text, or selects some characters of it. */
function select(editor: TextEditor, text: string, at: number, characters = 0): void {
  const { document } = editor;
  editor.selection = new Selection(findPosition(document, text, at), findPosition(document, text, at + characters));
}
