import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import { commands, ConfigurationTarget, languages, Selection, TabInputWebview, Uri, window, workspace } from 'vscode';
import type { TextEditor } from 'vscode';
import type { CombatReport } from '../../../server/src/protocol';
import { closeAll, openUntitled, replaceText } from '../support/documents';
import { isClean, listLensTitles, waitForDiagnostics } from '../support/editor';
import { eventually } from '../support/eventually';
import { getExtension } from '../support/extension';
import { waitForHover } from '../support/pointing';
import { click, waitForNoMatch, needsUi, press, screenshot, waitForMatch, setTheme, type } from '../support/ui';

interface Manifest {
  readonly contributes: {
    readonly commands: readonly { readonly command: string }[];
    readonly walkthroughs: readonly {
      readonly id: string;
      readonly steps: readonly {
        readonly description: string;
        readonly completionEvents: readonly string[];
        readonly media: { readonly svg: string };
      }[];
    }[];
  };
}

/** The selector of a row of a quick pick. */
const getRowSelector = (text: string): string => `.quick-input-widget .monaco-list-row >> text=${text}`;

/** The selector of a completed step of the walkthrough. */
const getCompletedStep = (step: string) => ({
  selector: `.gettingStartedContainer .getting-started-step:has-text("${step}") .codicon.complete`,
});

async function assertBattle(editor: TextEditor | undefined): Promise<void> {
  assert.ok(editor, 'nothing was opened');
  const { document } = editor;
  assert.equal(document.uri.scheme, 'untitled');
  assert.equal(document.languageId, 'asdic-scenario');
  await eventually(
    () => listLensTitles(document),
    (titles) => titles.some((title) => title.includes('Resolve')),
  );
  assert.deepEqual(languages.getDiagnostics(document.uri), []);
}

describe('the first steps of a new user', () => {
  beforeEach(closeAll);
  after(closeAll);
  const { contributes } = getExtension().packageJSON as Manifest;
  const { steps } = contributes.walkthroughs[0]!;

  it('opens a sample as a copy, so that the shipped file is never changed', async () => {
    const editor = await commands.executeCommand<TextEditor | undefined>('asdic.openSample', 'aare/wolfpack');
    await assertBattle(editor);
    const shipped = path.join(getExtension().extensionPath, 'samples/aare/wolfpack.scenario.yaml');
    const text = fs.readFileSync(shipped, 'utf8').replaceAll('\r\n', '\n');
    assert.equal(editor!.document.getText(), text);
    assert.match(editor!.document.uri.path, /\/wolfpack-in-the-north-sea\.scenario\.yaml$/);
  });

  it('commands act on the combat of the open report when the report hides its scenario', async () => {
    const editor = await commands.executeCommand<TextEditor>('asdic.openSample', 'aare/wolfpack');
    await assertBattle(editor);
    editor.selection = new Selection(12, 6, 12, 6);
    const report = await commands.executeCommand<CombatReport>('asdic.odds');
    // The tab has to come to the front first.
    await eventually(() => window.tabGroups.activeTabGroup.activeTab?.input instanceof TabInputWebview);
    await commands.executeCommand('workbench.action.moveEditorToFirstGroup');
    await eventually(() => !window.visibleTextEditors.some(({ document }) => document === editor.document));
    const resolved = await commands.executeCommand<CombatReport>('asdic.resolve');
    assert.deepEqual([resolved?.uri, resolved?.id], [report.uri, 'north-sea']);
  });

  it('an empty scenario shows a hint for the keys to press until it has text', async function () {
    needsUi(this);
    await openUntitled('');
    await waitForMatch({ selector: '.view-line [class*="ced-"]' });
    await screenshot('empty scenario');
    await click({ selector: '.monaco-editor .view-lines' });
    await type('t');
    await waitForNoMatch({ selector: '.view-line [class*="ced-"]' });
  });

  it('the walkthrough links to existing commands, with a picture for each step', async () => {
    // In a run of this test alone the extension is not active yet.
    await getExtension().activate();
    const commandNames = new Set(await commands.getCommands(true));
    assert.equal(steps.length, 7);
    for (const { description, completionEvents, media } of steps) {
      const named = [...description.matchAll(/\(command:([\w.]+)/g)].map(([, name]) => name!);
      for (const name of named) assert.ok(commandNames.has(name), name);
      // VS Code does not record commands that lenses run.
      for (const event of completionEvents) assert.match(event, /^onContext:asdic\.has\w+$/);
      assert.ok(fs.existsSync(Uri.joinPath(getExtension().extensionUri, media.svg).fsPath), media.svg);
    }
  });

  it('opens the walkthrough once, beside the first scenario that is shown', async function () {
    const configuration = workspace.getConfiguration();
    const setting = 'workbench.welcomePage.walkthroughs.openOnInstall';
    const listPages = () => window.tabGroups.all.filter(({ tabs }) => tabs.some(({ input }) => input === undefined));
    await configuration.update(setting, true, ConfigurationTarget.Global);
    try {
      const editor = await commands.executeCommand<TextEditor>('asdic.openSample', 'aare/wolfpack');
      const [group] = await eventually(listPages, ({ length }) => length > 0);
      assert.equal(group!.viewColumn, editor.viewColumn! + 1);
      // VS Code itself may focus a step of the walkthrough once that is loaded.
      assert.ok(window.visibleTextEditors.some(({ document }) => document === editor.document));
      await closeAll();
      await assertBattle(await commands.executeCommand<TextEditor>('asdic.openSample', 'aare/wolfpack'));
      assert.deepEqual(listPages(), []);
    } finally {
      await configuration.update(setting, false, ConfigurationTarget.Global);
    }
  });

  for (const kind of ['dark', 'light', 'contrast'] as const)
    it(`shows the walkthrough (${kind})`, async function () {
      needsUi(this);
      await setTheme(kind);
      await commands.executeCommand('workbench.action.closeSidebar');
      try {
        await commands.executeCommand('workbench.action.openWalkthrough', 'asdic.asdic#start', false);
        await waitForMatch({ selector: '.gettingStartedContainer >> text=Read a number' });
        await screenshot(`walkthrough ${kind}`);
        await click({ selector: '.gettingStartedContainer .step-title >> text=See the odds' });
        await screenshot(`walkthrough odds ${kind}`);
        for (const step of ['Ask what if', 'Take advice', 'Resolve the battle']) {
          await click({ selector: `.gettingStartedContainer .step-title >> text=${step}` });
          await screenshot(`walkthrough ${step} ${kind}`);
        }
      } finally {
        await setTheme('dark');
      }
    });

  it('marks walkthrough steps as done that were done before it was opened', async function () {
    needsUi(this);
    await commands.executeCommand<TextEditor>('asdic.openSample', 'aare/wolfpack');
    await waitForHover('"sub"', 'hits');
    await commands.executeCommand('workbench.action.openWalkthrough', 'asdic.asdic#start', false);
    await waitForMatch(getCompletedStep('Read a number'));
  });

  it('marks a walkthrough step as done by the links above a battle', async function () {
    needsUi(this);
    await commands.executeCommand('workbench.action.closeSidebar');
    await commands.executeCommand('workbench.action.openWalkthrough', 'asdic.asdic#start', false);
    await waitForMatch({ selector: '.gettingStartedContainer >> text=Read a number' });
    await assertBattle(await commands.executeCommand<TextEditor>('asdic.openSample', 'aare/wolfpack'));
    await waitForMatch(getCompletedStep('Open a sample'));
    for (const [link, step, section] of [
      ['Germany 51%', 'See the odds', 'odds'],
      ['Advise', 'Take advice', 'advice'],
      ['Resolve', 'Resolve the battle', 'course'],
    ] as const) {
      await click({ selector: `.codelens-decoration a >> text=${link}` });
      if (step === 'Take advice') {
        await waitForMatch({ selector: getRowSelector('Germany') });
        await press('Enter');
      }
      // The report is in front of the walkthrough: two columns can be read, three cannot. It comes to the front again with its answer.
      await waitForMatch({ selector: `#${section}-title`, inFrame: true });
      if (step === 'Resolve the battle') await screenshot('scenario and report before the walkthrough');
      await click({ selector: '.tab:has-text("Welcome")' });
      await waitForMatch(getCompletedStep(step));
    }
  });

  it('opens a battle to change: one more submarine makes a difference and causes no problems', async () => {
    const { document } = await commands.executeCommand<TextEditor>('asdic.openSample', 'aare/wolfpack');
    const before = await commands.executeCommand<CombatReport>('asdic.odds');
    await replaceText(document, 'sub: 4', 'sub: 5');
    const after = await commands.executeCommand<CombatReport>('asdic.odds');
    const getWinProbability = ({ odds }: CombatReport) => odds!.verdicts[0]!.ways[0]!.share;
    assert.ok(
      getWinProbability(after) - getWinProbability(before) > 0.1,
      `${getWinProbability(before)} and ${getWinProbability(after)}`,
    );
    await waitForDiagnostics(document, isClean);
  });

  it('completes the walkthrough step by step with its commands', async function () {
    needsUi(this);
    await commands.executeCommand('workbench.action.openWalkthrough', 'asdic.asdic#start', false);
    await click({ selector: '.gettingStartedContainer .step-title >> text=Open a sample' });
    await click({ selector: '.gettingStartedContainer .monaco-button >> text=Open a Sample' });
    const editor = await eventually(() => window.activeTextEditor);
    await assertBattle(editor);
    assert.match(editor!.document.getText(), /Wolfpack in the North Sea/);
    const shownEditor = await eventually(() =>
      window.visibleTextEditors.find(({ document }) => document === editor!.document),
    );
    await waitForHover('"sub"', 'hits');
    await waitForMatch(getCompletedStep('Read a number'));
    // The walkthrough is still open beside the scenario; its button applies to the visible scenario.
    await click({ selector: '.gettingStartedContainer .step-title >> text=See the odds' });
    await click({ selector: '.gettingStartedContainer .monaco-button >> text=Show Odds' });
    await eventually(() =>
      window.tabGroups.all.some(({ tabs }) => tabs.some(({ input }) => input instanceof TabInputWebview)),
    );
    // A third column would leave none of them wide enough to read.
    assert.equal(window.tabGroups.all.length, 2);
    assert.notEqual(
      window.tabGroups.all.find(({ tabs }) => tabs.some(({ input }) => input instanceof TabInputWebview))?.viewColumn,
      shownEditor!.viewColumn,
    );
    assert.ok(window.visibleTextEditors.some(({ document }) => document === editor!.document));
    await screenshot('walkthrough done');
  });
});
