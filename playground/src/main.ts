/** Entry point of the playground: a static page that combines editor, language server and report. */
import * as monaco from 'monaco-editor/editor';
import {
  clientCommands,
  type CombatArguments,
  inlineNotification,
  type InlineParams,
  parseRulePageUri,
  type RulePageParams,
  serverCommands,
} from '../../server/src/protocol';
import { createScenario } from './new-scenario';
import { createCombats } from './combats';
import { createNode, openDialog } from './dialog';
import { synchronizeDocument } from './documents';
import { addCommand, createEditor, languageId, showText } from './editor';
import { createOwnScenarios } from './own-scenarios';
import { moveCursorTo, connectProblemList } from './problems';
import { registerProviders } from './providers';
import { showRule } from './rules';
import { loadGames, loadSample, toUri } from './samples';
import { startServer } from './server';
import { pack, type SharedScenario, toPath, unpack } from './share-link';
import { createThemes } from './theme';

const getElement = <E extends HTMLElement>(id: string): E => document.getElementById(id) as E;
const resolveUrl = (name: string): string => new URL(name, document.baseURI).href;
Object.assign(globalThis, { MonacoEnvironment: { getWorker: () => new Worker(resolveUrl('editor.worker.js')) } });

/** The initial sample: a battle with odds and advice. */
const firstSample = 'aare/wolfpack.scenario.yaml';

let messageTimer: ReturnType<typeof setTimeout> | undefined;
function showMessage(message: string): void {
  const output = getElement('said');
  output.textContent = message;
  clearTimeout(messageTimer);
  messageTimer = setTimeout(() => (output.textContent = ''), 10_000);
}
const runOrShowError = (run: () => unknown): void =>
  void Promise.resolve()
    .then(run)
    .catch((error: unknown) => showMessage(error instanceof Error ? error.message : String(error)));

/** Narrow pages show either the scenario or the report. */
function setView(name: 'scenario' | 'report'): void {
  document.body.dataset.view = name;
  for (const button of document.querySelectorAll<HTMLButtonElement>('#views button'))
    button.setAttribute('aria-pressed', String(button.value === name));
}

async function start(): Promise<void> {
  const theme = createThemes();
  const editor = createEditor(getElement('editor'), theme.getCurrent());
  const narrowQuery = window.matchMedia('(max-width: 760px)');
  const fitToWidth = (): void =>
    editor.updateOptions({
      wordWrap: narrowQuery.matches ? 'on' : 'off',
      // Without the folding column there is room for the odds above a combat, which do not wrap.
      folding: !narrowQuery.matches,
      lineNumbersMinChars: narrowQuery.matches ? 3 : 5,
      codeLensFontSize: narrowQuery.matches ? 11 : 0,
    });
  narrowQuery.addEventListener('change', fitToWidth);
  fitToWidth();
  theme.onChange((name) => monaco.editor.setTheme(`asdic-${name}`));
  const server = await startServer(resolveUrl, showMessage);
  const getProblems = connectProblemList(editor, server, getElement('problems'));
  registerProviders(languageId, server, getProblems);

  const goToLine = (line: number): void => {
    setView('scenario');
    const model = editor.getModel();
    if (model)
      moveCursorTo(editor, Math.min(line, model.getLineCount()), model.getLineFirstNonWhitespaceColumn(line) || 1);
  };
  const openRule = (page: RulePageParams): void => runOrShowError(() => showRule(server, page));
  const combats = createCombats(server, {
    pane: getElement('report'),
    showMessage,
    goToLine,
    showRule: openRule,
    save,
    showReport: () => setView('report'),
  });

  const decorations = editor.createDecorationsCollection();
  server.connection.onNotification(inlineNotification, (params: InlineParams) => {
    combats.applyResults(params);
    const model = editor.getModel();
    if (model?.uri.toString() === params.uri && params.version === model.getVersionId())
      decorations.set(params.results.map((result) => toDecoration(model, result)));
  });
  synchronizeDocument(editor, server.connection);

  const getArgumentsAtCursor = (): CombatArguments => {
    const { lineNumber, column } = editor.getPosition() ?? { lineNumber: 1, column: 1 };
    const uri = editor.getModel()?.uri.toString() ?? '';
    return { uri, position: { line: lineNumber - 1, character: column - 1 } };
  };
  const showRuleAtCursor = async (): Promise<void> => {
    const page = await server.command<RulePageParams>(serverCommands.ruleAt, getArgumentsAtCursor());
    if (page && !('refused' in page)) await showRule(server, page);
    else showMessage('The scenario names no ruleset yet, so there is no rule to show. Begin with `ruleset:`.');
  };

  // Code lenses and hovers run these with the combat that they belong to.
  const combatCommands = ['resolve', 'play', 'reroll', 'odds', 'advise', 'history', 'writeResult'] as const;
  for (const name of [...combatCommands, 'resolveTurn', 'playTurn', 'oddsOfTurn', 'adviseTurn'] as const)
    monaco.editor.registerCommand(clientCommands[name], (_accessor, args?: CombatArguments) =>
      runOrShowError(() => combats[name](args ?? getArgumentsAtCursor())),
    );
  monaco.editor.registerCommand(clientCommands.showReport, () => setView('report'));
  monaco.editor.registerCommand(clientCommands.showRule, (_accessor, page: RulePageParams) => openRule(page));
  monaco.editor.registerCommand(serverCommands.showProblem, () => {
    const [problem] = getProblems(editor.getModel()?.uri.toString() ?? '');
    if (problem) goToLine(problem.range.start.line + 1);
  });
  monaco.editor.registerLinkOpener({
    open(resource) {
      const page = parseRulePageUri(resource.toString());
      if (page) openRule(page);
      return page !== undefined;
    },
  });

  for (const [id, title] of [
    ['resolve', 'Resolve the combat'],
    ['reroll', 'Reroll the combat'],
    ['odds', 'Show the odds of the combat'],
    ['advise', 'Advise a side of the combat'],
  ] as const) {
    addCommand(editor, id, title, () => runOrShowError(() => combats[id](getArgumentsAtCursor())));
    getElement<HTMLButtonElement>(id)?.addEventListener('click', () =>
      runOrShowError(() => combats[id](getArgumentsAtCursor())),
    );
  }
  addCommand(editor, 'showRule', 'Show the rule of what is at the cursor', () => runOrShowError(showRuleAtCursor));
  getElement('rule').addEventListener('click', () => runOrShowError(showRuleAtCursor));
  // Tab indents in the editor, so keyboard users need another way out.
  editor.addCommand(
    monaco.KeyCode.Escape,
    () => getElement('resolve').focus(),
    'editorTextFocus && !suggestWidgetVisible && !findWidgetVisible && !renameInputVisible && !inSnippetMode && !editorHasSelection && !editorHasMultipleSelections && !parameterHintsVisible && !referenceSearchVisible && !markersNavigationVisible && !editorHoverVisible && !codeActionMenuVisible',
  );

  const samples = getElement<HTMLSelectElement>('samples');
  const ownScenarioList = createOwnScenarios(samples);
  /** The shown scenario: its path, the text of its sample, and the text as opened or last shared. */
  let openFile = { path: firstSample, sample: '', original: '' };

  async function show(path: string, text?: string): Promise<void> {
    // A user's own text needs only the path, to which tables are relative; a sample is also loaded to tell whether it was changed.
    const isSample = (await loadGames()).some((game) => game.samples.some((entry) => entry.path === path));
    const sample = isSample || text === undefined ? await loadSample(path) : '';
    combats.clear();
    ownScenarioList.updateSelected({ path: openFile.path, text: editor.getValue() });
    showText(editor, toUri(path), text ?? sample);
    openFile = { path, sample, original: editor.getValue() };
    if (text !== undefined && text !== sample) ownScenarioList.select({ path, text });
    else if (isSample) {
      ownScenarioList.deselect();
      samples.value = path;
    } else ownScenarioList.select({ path, text: text ?? sample });
    setView('scenario');
    runOrShowError(() => combats.preview(toUri(path).toString()));
  }

  /** The current scenario as a URL fragment. */
  function encodeCurrentScenario(): Promise<string> {
    const text = editor.getValue();
    return pack({ path: openFile.path, ...(text !== openFile.sample && { text }) });
  }

  async function shareLink(): Promise<void> {
    const text = editor.getValue();
    if (text.trim() === '')
      return showMessage('There is nothing to share yet. Write a scenario, or choose New or a sample.');
    const link = new URL(`#${await encodeCurrentScenario()}`, window.location.href).href;
    window.history.replaceState(null, '', link);
    openFile = { ...openFile, original: text };
    await navigator.clipboard.writeText(link).then(
      () => showMessage('The link was copied. It holds the whole scenario.'),
      () => showLink(link),
    );
  }

  /** Shows the scenario of the shared link in the page's URL; the first sample if there is none. */
  async function showSharedScenario(): Promise<void> {
    let shared: Awaited<ReturnType<typeof unpack>>;
    try {
      shared = await unpack(window.location.hash);
    } catch (error) {
      showMessage((error as Error).message);
    }
    try {
      await show(shared?.path ?? firstSample, shared?.text);
    } catch (error) {
      showMessage((error as Error).message);
      if (editor.getModel() === null) await show(firstSample);
    }
  }

  for (const { title, samples: samplesOfGame } of await loadGames()) {
    const options = samplesOfGame.map((sample) => new Option(sample.title, sample.path));
    samples.append(createNode('optgroup', { label: title }, ...options));
  }
  // A modified sample becomes the user's own; the original can be chosen again.
  editor.onDidChangeModelContent(() => {
    if (!ownScenarioList.isSelected()) ownScenarioList.select({ path: openFile.path, text: editor.getValue() });
  });
  const isChanged = (): boolean => openFile.original !== editor.getValue();
  /** Opens a scenario as a new history entry. Unsaved text is first stored in the current entry, so that going back restores it. */
  async function navigateTo(target: SharedScenario): Promise<void> {
    if (isChanged()) window.history.replaceState(null, '', `#${await encodeCurrentScenario()}`);
    window.history.pushState(null, '', `#${await pack(target)}`);
    await show(target.path, target.text);
  }
  samples.addEventListener('change', () =>
    runOrShowError(() => navigateTo(ownScenarioList.get(samples.value) ?? { path: samples.value })),
  );
  getElement('new').addEventListener('click', () =>
    runOrShowError(async () => {
      const draft = await createScenario(server, theme, editor.getValue());
      if (!draft) return;
      await navigateTo({ path: toPath(draft.title), text: draft.text });
      editor.focus();
    }),
  );
  window.addEventListener('beforeunload', (event) => {
    if (isChanged()) event.preventDefault();
  });
  getElement('share').addEventListener('click', () => runOrShowError(shareLink));
  for (const button of document.querySelectorAll<HTMLButtonElement>('#views button'))
    button.addEventListener('click', () => setView(button.value as 'scenario' | 'report'));
  window.addEventListener('hashchange', () => runOrShowError(showSharedScenario));
  await showSharedScenario();
  document.body.classList.add('ready');
}

function toDecoration(model: monaco.editor.ITextModel, { line, text, whole, stale }: InlineParams['results'][number]) {
  const column = model.getLineMaxColumn(Math.min(line + 1, model.getLineCount()));
  return {
    range: new monaco.Range(line + 1, column, line + 1, column),
    options: {
      showIfCollapsed: true,
      hoverMessage: { value: whole.replaceAll(/[\\`*_[\]<>]/g, '\\$&') },
      after: { content: `  ${text}`, inlineClassName: stale ? 'result stale' : 'result' },
    },
  };
}

function save(name: string, text: string): void {
  const href = URL.createObjectURL(new Blob([text], { type: name.endsWith('.svg') ? 'image/svg+xml' : 'text/html' }));
  const link = createNode('a', { href, download: name });
  link.click();
  URL.revokeObjectURL(link.href);
}

/** Shows the link for manual copying if the clipboard is not accessible. */
function showLink(link: string): void {
  const field = createNode('input', { readOnly: true, value: link, ariaLabel: 'Link to this scenario' });
  openDialog('Link to this scenario', field);
  field.select();
}

start().catch((error: unknown) => {
  // Permanent, unlike other messages.
  getElement('said').textContent = error instanceof Error ? error.message : String(error);
});
