/** Takes the pictures of the tutorials. Those that the documents show are in docs/tutorials/: copy new ones there from out/screenshots/. */
import assert from 'node:assert/strict';
import { commands, type TextDocument, workspace } from 'vscode';
import { closeAll, getFixtureUri, openUntitled } from '../support/documents';
import { isClean, listLensTitles, waitForDiagnostics } from '../support/editor';
import { eventually } from '../support/eventually';
import { waitForHover } from '../support/pointing';
import { needsUi, resize, screenshot, setTheme, waitForMatch } from '../support/ui';

/** The first whole scenario of a tutorial. */
async function readScenario(game: string): Promise<string> {
  const page = Buffer.from(await workspace.fs.readFile(getFixtureUri(`tutorials/${game}.md`))).toString();
  const [, text] = /<!-- file: .* -->\s+```yaml\r?\n([^]*?)```/.exec(page) ?? [];
  assert.ok(text, game);
  return text;
}

async function openScenario(game: string): Promise<TextDocument> {
  const { document } = await openUntitled(await readScenario(game));
  await eventually(
    () => listLensTitles(document),
    (titles) => titles.some((title) => title.includes('Resolve')),
  );
  await waitForDiagnostics(document, isClean);
  await waitForMatch({ selector: '.codelens-decoration a' });
  return document;
}

describe('the pictures of the tutorials', () => {
  before(async function () {
    needsUi(this);
    await setTheme('light');
    await commands.executeCommand('workbench.action.closeSidebar');
  });
  beforeEach(closeAll);
  after(async () => {
    await closeAll();
    await resize();
    await setTheme('dark');
  });

  for (const [game, word, explanation] of [
    ['wif-ssw', 'rain', 'highest section'],
    ['aare', '"sub"', 'hits'],
    ['aa-depth', 'periscope', '/find|found/'],
    ['awaw', '"bismarck"', 'Bismarck'],
  ] as const) {
    it(`show the scenario with a hover: ${game}`, async () => {
      await resize({ width: 860, height: 620 });
      await openScenario(game);
      await waitForHover(word, explanation);
      await screenshot(`${game} hover`);
    });

    it(`show the report beside the scenario: ${game}`, async () => {
      await resize({ width: 1280, height: 720 });
      await openScenario(game);
      await commands.executeCommand('asdic.odds');
      await waitForMatch({ selector: '.board svg', inFrame: true });
      await screenshot(`${game} odds`);
    });
  }
});
