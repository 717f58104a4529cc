/** Entry point of the playground: a static page that combines editor, language server and report. */
import * as monaco from 'monaco-editor/editor';
import { clientCommands, inlineNotification, rulePageOf, serverCommands } from '../../server/src/protocol';
import type { CombatArguments, InlineParams, RulePageParams } from '../../server/src/protocol';
import { newScenario } from './begin';
import { combats } from './combats';
import { open } from './dialog';
import { synchronized } from './documents';
import { addCommand, createEditor, languageId, showText } from './editor';
import { ownScenarios } from './own';
import { goTo, shownProblems } from './problems';
import { registerProviders } from './providers';
import { showRule } from './rules';
import { loadGames, loadSample, uriOf } from './samples';
import { startServer } from './server';
import { packed, pathOf, unpacked } from './share';
import type { Shared } from './share';
import { themes } from './theme';

const element = <E extends HTMLElement>(id: string): E => document.getElementById(id) as E;
const address = (name: string): string => new URL(name, document.baseURI).href;
Object.assign(globalThis, { MonacoEnvironment: { getWorker: () => new Worker(address('editor.worker.js')) } });

/** The initial sample: a battle with odds and advice. */
const firstSample = 'aare/wolfpack.scenario.yaml';

let saidFor: ReturnType<typeof setTimeout> | undefined;
function tell(message: string): void {
  const said = element('said');
  said.textContent = message;
  clearTimeout(saidFor);
  saidFor = setTimeout(() => (said.textContent = ''), 10_000);
}
const orTold = (run: () => unknown): void =>
  void Promise.resolve()
    .then(run)
    .catch((error: unknown) => tell(error instanceof Error ? error.message : String(error)));

/** Narrow pages show either the scenario or the report. */
function view(name: 'scenario' | 'report'): void {
  document.body.dataset.view = name;
  for (const button of document.querySelectorAll<HTMLButtonElement>('#views button'))
    button.setAttribute('aria-pressed', String(button.value === name));
}

async function start(): Promise<void> {
  const theme = themes();
  const editor = createEditor(element('editor'), theme.current());
  const narrow = window.matchMedia('(max-width: 760px)');
  const fit = (): void =>
    editor.updateOptions({
      wordWrap: narrow.matches ? 'on' : 'off',
      // Makes room for the odds above a combat, as that line does not wrap.
      folding: !narrow.matches,
      lineNumbersMinChars: narrow.matches ? 3 : 5,
      codeLensFontSize: narrow.matches ? 11 : 0,
    });
  narrow.addEventListener('change', fit);
  fit();
  theme.onChange((name) => monaco.editor.setTheme(`asdic-${name}`));
  const server = await startServer(address, tell);
  const problemsOf = shownProblems(editor, server, element('problems'));
  registerProviders(languageId, server, problemsOf);

  const goToLine = (line: number): void => {
    view('scenario');
    const model = editor.getModel();
    if (model) goTo(editor, Math.min(line, model.getLineCount()), model.getLineFirstNonWhitespaceColumn(line) || 1);
  };
  const rule = (page: RulePageParams): void => orTold(() => showRule(server, page));
  const session = combats(server, {
    pane: element('report'),
    tell,
    goToLine,
    showRule: rule,
    save,
    showReport: () => view('report'),
  });

  const decorations = editor.createDecorationsCollection();
  server.connection.onNotification(inlineNotification, (params: InlineParams) => {
    session.refresh(params);
    const model = editor.getModel();
    if (model?.uri.toString() === params.uri && params.version === model.getVersionId())
      decorations.set(params.results.map((result) => inline(model, result)));
  });
  synchronized(editor, server.connection);

  const atCursor = (): CombatArguments => {
    const { lineNumber, column } = editor.getPosition() ?? { lineNumber: 1, column: 1 };
    const uri = editor.getModel()?.uri.toString() ?? '';
    return { uri, position: { line: lineNumber - 1, character: column - 1 } };
  };
  const ruleAtCursor = async (): Promise<void> => {
    const page = await server.command<RulePageParams>(serverCommands.ruleAt, atCursor());
    if (page && !('refused' in page)) await showRule(server, page);
    else tell('The scenario names no ruleset yet, so there is no rule to show. Begin with `ruleset:`.');
  };

  // Run by lenses and hovers, with their combat.
  for (const name of [
    'resolve',
    'reroll',
    'odds',
    'advise',
    'history',
    'writeResult',
    'resolveTurn',
    'oddsOfTurn',
    'adviseTurn',
  ] as const)
    monaco.editor.registerCommand(clientCommands[name], (_accessor, of?: CombatArguments) =>
      orTold(() => session[name](of ?? atCursor())),
    );
  monaco.editor.registerCommand(clientCommands.showReport, () => view('report'));
  monaco.editor.registerCommand(clientCommands.showRule, (_accessor, page: RulePageParams) => rule(page));
  monaco.editor.registerCommand(serverCommands.showProblem, () => {
    const [problem] = problemsOf(editor.getModel()?.uri.toString() ?? '');
    if (problem) goToLine(problem.range.start.line + 1);
  });
  monaco.editor.registerLinkOpener({
    open(resource) {
      const page = rulePageOf(resource.toString());
      if (page) rule(page);
      return page !== undefined;
    },
  });

  for (const [id, title] of [
    ['resolve', 'Resolve the combat'],
    ['reroll', 'Reroll the combat'],
    ['odds', 'Show the odds of the combat'],
    ['advise', 'Advise a side of the combat'],
  ] as const) {
    addCommand(editor, id, title, () => orTold(() => session[id](atCursor())));
    element<HTMLButtonElement>(id)?.addEventListener('click', () => orTold(() => session[id](atCursor())));
  }
  addCommand(editor, 'showRule', 'Show the rule of what is at the cursor', () => orTold(ruleAtCursor));
  element('rule').addEventListener('click', () => orTold(ruleAtCursor));
  // Tab indents in the editor, so keyboard users need another way out.
  editor.addCommand(
    monaco.KeyCode.Escape,
    () => element('resolve').focus(),
    '!suggestWidgetVisible && !findWidgetVisible && !renameInputVisible && !inSnippetMode && !editorHasSelection && !editorHasMultipleSelections && !parameterHintsVisible && !referenceSearchVisible && !markersNavigationVisible && !editorHoverVisible && !codeActionMenuVisible',
  );

  const samples = element<HTMLSelectElement>('samples');
  const own = ownScenarios(samples);
  /** The shown scenario: its path, the text of its sample, and the text as opened or last shared. */
  let shown = { path: firstSample, sample: '', given: '' };

  async function show(path: string, text?: string): Promise<void> {
    // A user's scenario based on a sample only needs its path, for relative tables.
    const isSample = (await loadGames()).some((game) => game.samples.some((one) => one.path === path));
    const sample = isSample || text === undefined ? await loadSample(path) : '';
    session.clear();
    own.keep({ path: shown.path, text: editor.getValue() });
    showText(editor, uriOf(path), text ?? sample);
    shown = { path, sample, given: editor.getValue() };
    if (text !== undefined && text !== sample) own.choose({ path, text });
    else if (isSample) {
      own.leave();
      samples.value = path;
    } else own.choose({ path, text: text ?? sample });
    view('scenario');
  }

  /** The current scenario as a URL fragment. */
  function current(): Promise<string> {
    const text = editor.getValue();
    return packed({ path: shown.path, ...(text !== shown.sample && { text }) });
  }

  async function share(): Promise<void> {
    const text = editor.getValue();
    if (text.trim() === '') return tell('There is nothing to share yet. Write a scenario, or choose New or a sample.');
    const link = new URL(`#${await current()}`, window.location.href).href;
    window.history.replaceState(null, '', link);
    shown = { ...shown, given: text };
    await navigator.clipboard.writeText(link).then(
      () => tell('The link was copied. It holds the whole scenario.'),
      () => showLink(link),
    );
  }

  /** Shows the scenario of the address; the first sample if there is none. */
  async function followAddress(): Promise<void> {
    let asked: Awaited<ReturnType<typeof unpacked>>;
    try {
      asked = await unpacked(window.location.hash);
    } catch (error) {
      tell((error as Error).message);
    }
    try {
      await show(asked?.path ?? firstSample, asked?.text);
    } catch (error) {
      tell((error as Error).message);
      if (editor.getModel() === null) await show(firstSample);
    }
  }

  for (const { title, samples: ofGame } of await loadGames()) {
    const group = document.createElement('optgroup');
    group.label = title;
    group.append(...ofGame.map((sample) => new Option(sample.title, sample.path)));
    samples.append(group);
  }
  // A modified sample becomes the user's own; the original can be chosen again.
  editor.onDidChangeModelContent(() => {
    if (!own.isChosen()) own.choose({ path: shown.path, text: editor.getValue() });
  });
  const isChanged = (): boolean => shown.given !== editor.getValue();
  /** Keeps the text in the history entry that the browser goes back to. */
  async function leave(to: Shared): Promise<void> {
    if (isChanged()) window.history.replaceState(null, '', `#${await current()}`);
    window.history.pushState(null, '', `#${await packed(to)}`);
    await show(to.path, to.text);
  }
  samples.addEventListener('change', () => orTold(() => leave(own.at(samples.value) ?? { path: samples.value })));
  element('new').addEventListener('click', () =>
    orTold(async () => {
      const begun = await newScenario(server);
      if (!begun) return;
      await leave({ path: pathOf(begun.title), text: begun.text });
      editor.focus();
    }),
  );
  window.addEventListener('beforeunload', (event) => {
    if (isChanged()) event.preventDefault();
  });
  element('share').addEventListener('click', () => orTold(share));
  for (const button of document.querySelectorAll<HTMLButtonElement>('#views button'))
    button.addEventListener('click', () => view(button.value as 'scenario' | 'report'));
  window.addEventListener('hashchange', () => orTold(followAddress));
  await followAddress();
  document.body.classList.add('ready');
}

function inline(model: monaco.editor.ITextModel, { line, text, whole, stale }: InlineParams['results'][number]) {
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
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'text/html' }));
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}

/** Shows the link for manual copying if the clipboard is not accessible. */
function showLink(link: string): void {
  const field = document.createElement('input');
  field.readOnly = true;
  field.value = link;
  field.setAttribute('aria-label', 'Link to this scenario');
  open('Link to this scenario', field);
  field.select();
}

start().catch((error: unknown) => {
  // Permanent, unlike other messages.
  element('said').textContent = error instanceof Error ? error.message : String(error);
});
