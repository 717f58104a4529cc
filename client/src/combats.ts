/** Commands on combats: resolve, odds, write. They show their results in the report, which is updated when the text changes. */
import {
  type CancellationToken,
  CancellationTokenSource,
  l10n,
  Range,
  type ExtensionContext,
  Selection,
  Uri,
  ViewColumn,
  window,
  workspace,
} from 'vscode';
import { type BaseLanguageClient, WorkDoneProgress } from 'vscode-languageclient';
import {
  type AdviceArguments,
  type AdviceChoices,
  type CombatArguments,
  type CombatHistory,
  type CombatReport,
  type InlineParams,
  type PlayArguments,
  type Refusal,
  type ReportTrace,
  serverCommands,
} from '../../server/src/protocol';
import type { WhatIfState } from '../../server/src/page/messages';
import { createCourseFollower } from '../../server/src/page/follow-course';
import type { PageContent } from '../../server/src/page/page';
import type { FromView } from '../../server/src/page/view';
import { requestAdvice, choosePurpose } from './advice';
import {
  type Arguments,
  createSeed,
  isScenarioOpen,
  isRefusal,
  runOnServer,
  type CombatActions,
  explainIfNotWritten,
} from './responses';
import { stepThrough } from './debugging';
import { commitToFairDice, revealFairWord } from './fair-dice';
import { isCancellation, showFailure } from './failures';
import {
  showReport,
  isSameCombat,
  updateStale,
  showResult,
  toCombatArguments,
  addOdds,
} from '../../server/src/page/content';
import { createReportPanel } from './report/panel';
import { createWhatIfs } from './report/what-if';
import { completeStepOnResult, completeStep } from './first-steps';
import { choosePastResult } from './history';
import { resolveCombatArgument, setCombat } from './combat-argument';
import { languageId } from './options';
import { openRulePage } from './rules';
import { showInformation } from './messages';
import { copyReport, savePicture, saveReport } from './sharing';
import { createTurnCommands } from './turns';
import { createVariantCommands } from './variants';
import type { CopyFormat } from '../../server/src/page/copy';

export type Combats = ReturnType<typeof createCombats>;

/** @param onVisibleReport called when the visible report changes */
export function createCombats(
  { extensionUri, secrets, globalState }: Pick<ExtensionContext, 'extensionUri' | 'secrets' | 'globalState'>,
  client: BaseLanguageClient,
  onVisibleReport: (report: CombatReport | undefined) => void,
) {
  let calculation: CancellationTokenSource | undefined;
  /** Distinguishes the progress of calculations. */
  let calculationCount = 0;
  /** Reports whose result was sent to the server for restoring and is not known there yet. */
  const unrestored = new WeakSet<CombatReport>();
  const panel = createReportPanel(extensionUri, globalState, {
    receive: (message, content) => void receive(message, content).catch(showFailure),
    onVisibleReport,
    onRestored: (report) => report.trace && isScenarioOpen(report.uri) && void restore(report, report.trace),
  });
  const whatIfs = createWhatIfs(
    (args, token) => runOnServer(client, serverCommands.whatIf, args, { token }),
    (change) => panel.update(change),
  );

  const courseFollower = createCourseFollower(
    () => new CancellationTokenSource(),
    (args, token) => runOnServer(client, serverCommands.course, args, { token }),
    (change) => panel.update(change),
  );

  /** Carries out what the reader requests in the report. */
  async function receive(message: FromView, { report, whatIf }: PageContent): Promise<void> {
    const { turn } = report;
    const args = toCombatArguments(report);
    if (message.type === 'run') await api[message.command](args);
    else if (message.type === 'order')
      explainIfNotWritten(await ask(serverCommands.writeOrder, { ...args, side: message.side, order: message.order }));
    else if (message.type === 'ownTable')
      explainIfNotWritten(await ask(serverCommands.ownTable, { ...args, table: message.table }));
    else if (message.type === 'play') await (turn ? api.playTurn : play)({ ...args, moves: message.moves });
    else if (message.type === 'writePlay')
      await (turn ? api.writePlayOfTurn : writePlay)({ ...args, moves: message.moves });
    else if (message.type === 'line') await goToLine(Uri.parse(message.uri ?? report.uri), message.line);
    else if (message.type === 'rule') {
      const { id, section, title } = message.rule;
      await openRulePage({ ruleset: report.ruleset.id, rule: id, title: `${section} ${title}` });
    } else if (message.type === 'whatIf') {
      completeStep('hasAskedWhatIf');
      await whatIfs.ask(report, message.whatIf);
    } else if (message.type === 'writeWhatIf' && whatIf) await writeWhatIf(args, whatIf);
    else if (message.type === 'sweep') await api.sweep({ ...args, vary: message.vary });
    else if (message.type === 'csv') await api.copySweep(report);
    else if (message.type === 'copy') await copyReport(report);
    else if (message.type === 'page') await saveReport(report, message.html);
    else if (message.type === 'picture') await savePicture(report, message.svg);
    else if (message.type === 'cancel') calculation?.cancel();
  }

  /** Writes the *What if* changes, and shows the odds of the written scenario. */
  async function writeWhatIf(args: CombatArguments, { changes, swapped }: WhatIfState): Promise<void> {
    const isWritten = await ask<boolean>(serverCommands.writeWhatIf, { ...args, changes, swapped });
    explainIfNotWritten(isWritten);
    if (isWritten) show(await calculate(args));
  }

  /** Shows a play after its moves; without moves it begins where the dice in the file end. */
  async function play(args: PlayArguments): Promise<CombatReport | undefined> {
    const combat = await completeArguments(args);
    const report = combat && (await ask<CombatReport>(serverCommands.play, combat));
    if (report) panel.show({ report, stale: false, calculating: false });
    return report;
  }

  /** Writes dice, decisions and result of a play, and shows it in the written scenario. True if the file was changed. */
  async function writePlay(args: PlayArguments): Promise<boolean> {
    const isWritten = await ask<boolean>(serverCommands.writePlay, args);
    explainIfNotWritten(isWritten);
    if (isWritten) await play(args);
    return isWritten ?? false;
  }

  /** Finds the combat of the arguments; the user chooses if it is ambiguous. */
  function findCombat(args: CombatArguments): Promise<CombatReport | undefined> {
    return resolveCombatArgument(args, (combat) => runOnServer(client, serverCommands.combat, combat));
  }

  /** The arguments with the combat that they mean, which the user chooses if it is ambiguous. */
  async function completeArguments<Args extends CombatArguments>(args: Args): Promise<Args | undefined> {
    if (args.id !== undefined) return args;
    const report = await findCombat(args);
    return report && setCombat(args, report);
  }

  /** Shows the combat before any calculation, so that no other combat is displayed in the meantime. */
  async function openCombat<Args extends CombatArguments>(args: Args, calculating: boolean): Promise<Args | undefined> {
    const report = await findCombat(args);
    if (!report) return undefined;
    const content = panel.getContent();
    if (!content || !isSameCombat(content.report, report)) panel.show({ report, stale: false, calculating });
    else if (!panel.isVisible()) panel.show(content);
    return setCombat(args, report);
  }

  /** Sends a command to the server. Refusals are shown to the user. */
  async function ask<Result>(
    command: string,
    args: Arguments,
    options?: { readonly token: CancellationToken; readonly workDoneToken?: string },
  ): Promise<Result | undefined> {
    const answer = await runOnServer<Result | Refusal | null>(client, command, args, options);
    if (answer === null) return undefined;
    if (!isRefusal(answer)) return answer;
    showInformation(answer.refused);
    return undefined;
  }

  /** Cancels the previous calculation, as only the last one is shown. */
  async function calculate(
    args: Arguments,
    command: string = serverCommands.odds,
    title = l10n.t('Calculating'),
  ): Promise<CombatReport | undefined> {
    calculation?.cancel();
    const source = (calculation = new CancellationTokenSource());
    const workDoneToken = panel.isVisible() ? `asdic-calculation-${++calculationCount}` : undefined;
    const progress =
      workDoneToken === undefined
        ? undefined
        : client.onProgress(WorkDoneProgress.type, workDoneToken, ({ kind, ...value }) => {
            if (kind === 'end' || calculation !== source) return;
            const percent = 'percentage' in value ? value.percentage : undefined;
            panel.update((content) => ({ ...content, working: { title, percent } }));
          });
    try {
      return await ask<CombatReport>(command, args, { token: source.token, workDoneToken });
    } catch (error) {
      if (source.token.isCancellationRequested || isCancellation(error)) return undefined;
      throw error;
    } finally {
      progress?.dispose();
      if (calculation === source) {
        calculation = undefined;
        panel.update(({ working: _, ...content }) => ({ ...content, calculating: false }));
      }
      source.dispose();
    }
  }

  async function showResolved(
    report: CombatReport,
    computeOdds: (args: CombatArguments) => Promise<CombatReport | undefined>,
  ): Promise<CombatReport | undefined> {
    courseFollower.cancel();
    panel.show(showResult(panel.getContent(), report), { section: 'outcome', takesFocus: false });
    let oddsReport: CombatReport | undefined;
    try {
      oddsReport = await computeOdds(toCombatArguments(report));
    } finally {
      panel.update((content) => (content.report === report ? addOdds(content, oddsReport) : content));
    }
    void courseFollower.follow(oddsReport, panel.getContent()).catch(showFailure);
    return oddsReport;
  }

  /** Resolves the combat, shows its report, then adds the odds. Undefined if the server refuses. */
  async function resolve(args: CombatArguments): Promise<CombatReport | undefined> {
    const combat = await completeArguments(args);
    const report = completeStepOnResult(
      'hasResolved',
      combat && (await ask<CombatReport>(serverCommands.resolve, combat)),
    );
    if (!report) return undefined;
    const oddsReport = await showResolved(report, (shownReport) => calculate(shownReport));
    return oddsReport ? { ...report, odds: oddsReport.odds } : report;
  }

  function show(report: CombatReport | undefined, section?: string): CombatReport | undefined {
    if (!report) return undefined;
    const content = showReport(panel.getContent(), report);
    panel.show(content, section === undefined ? undefined : { section, takesFocus: true });
    if (report.odds) void courseFollower.follow(report, content).catch(showFailure);
    return content.report;
  }

  async function openReport<Args extends CombatArguments>(args: Args): Promise<Args | undefined> {
    const combat = await openCombat(args, false);
    const content = panel.getContent();
    if (!combat || !content) return undefined;
    const hasResults = !content.stale && (content.report.trace ?? content.report.odds) !== undefined;
    return hasResults || show(await calculate(combat)) !== undefined ? combat : undefined;
  }

  /** Asks for side and aim unless they are given, and shows the advice. */
  async function advise(args: AdviceArguments): Promise<CombatReport | undefined> {
    const combat = await openCombat(args, false);
    const purpose = combat && (await choosePurpose(combat, () => ask<AdviceChoices>(serverCommands.advise, combat)));
    if (!purpose || !(await openReport(purpose))) return undefined;
    const report = await requestAdvice(
      purpose,
      (request) => calculate(request, serverCommands.advise, l10n.t('Comparing orders')),
      (request, token) => ask<CombatReport>(serverCommands.advise, request, { token }),
      (advice, isFirstShown) => void show(advice, isFirstShown ? 'advice' : undefined),
    );
    return completeStepOnResult('hasTakenAdvice', report);
  }

  /** Restores a report's result on the server after a reload or restart, so that it is shown inline again. */
  async function restore(report: CombatReport, { summary, seed, diceFrom }: ReportTrace): Promise<void> {
    if (unrestored.has(report)) return;
    unrestored.add(report);
    const rolled = diceFrom === `seed ${seed}` ? { seed } : {};
    const argument = { ...toCombatArguments(report), ...rolled, summary };
    const isRestored = await runOnServer(client, serverCommands.restore, argument).then(Boolean, () => false);
    if (isRestored) unrestored.delete(report);
  }

  const actions: CombatActions = { panel, openReport, ask, calculate, show, showResolved };
  const api = {
    ...createTurnCommands(actions),
    ...createVariantCommands(actions),
    resolve,
    play,
    writePlay,
    /** True if the debugger has started. */
    async stepThrough(args: CombatArguments): Promise<boolean> {
      const combat = await completeArguments(args);
      return combat !== undefined && stepThrough(combat);
    },
    reroll: (args: CombatArguments) => resolve({ ...args, seed: createSeed() }),
    async odds(args: CombatArguments): Promise<CombatReport | undefined> {
      const combat = await openCombat(args, true);
      return completeStepOnResult('hasSeenOdds', combat && show(await calculate(combat), 'outcome'));
    },
    async rounds(args: CombatArguments): Promise<CombatReport | undefined> {
      const combat = await openCombat(args, true);
      return combat && show(await calculate(combat, serverCommands.rounds), 'rounds');
    },
    advise,
    /** Copies a short version of the shown report; asks for the format if it is not given. */
    copy: async (args: CombatArguments, format?: CopyFormat) =>
      (await openReport(args)) ? copyReport(panel.getContent()!.report, format) : undefined,
    /** Saves the shown report as a page; asks for the file if it is not given. */
    async save(args: CombatArguments, to?: Uri): Promise<Uri | undefined> {
      if (!(await openReport(args))) return undefined;
      const html = await panel.renderPage();
      return saveReport(panel.getContent()!.report, html, to);
    },
    /** Lists the combat's results in this session, and shows the report of the chosen one. */
    async history(args: CombatArguments): Promise<CombatReport | undefined> {
      const combat = await completeArguments(args);
      const combatHistory = combat && (await ask<CombatHistory>(serverCommands.history, combat));
      const choice = combatHistory && (await choosePastResult(combatHistory));
      if (!choice) return undefined;
      const report = await ask<CombatReport>(serverCommands.history, { ...combat, number: choice.number });
      if (report) panel.show({ report, stale: choice.stale, calculating: false });
      return report;
    },
    /** Writes the last result into the file. True if the file was changed. */
    async writeResult(args: CombatArguments): Promise<boolean> {
      const combat = await completeArguments(args);
      const isWritten = combat && (await ask<boolean>(serverCommands.writeResult, combat));
      explainIfNotWritten(isWritten);
      return isWritten ?? false;
    },
    /** Opens the scenario of the next turn as a new file, to be saved beside the one that it follows. */
    async nextTurn({ uri }: CombatArguments): Promise<void> {
      const draft = await ask<{ readonly text: string }>(serverCommands.nextTurn, { uri });
      if (!draft) return;
      const document = await workspace.openTextDocument({ language: languageId, content: draft.text });
      await window.showTextDocument(document);
    },
    /** Shows the chain of files that a scenario belongs to, with its losses and luck. */
    async campaign({ uri }: CombatArguments): Promise<CombatReport | undefined> {
      const report = await ask<CombatReport>(serverCommands.campaign, { uri });
      if (report) panel.show({ report, stale: false, calculating: false });
      return report;
    },
    /** @returns true if the file was changed */
    async commitToFairDice(args: CombatArguments): Promise<boolean> {
      const combat = await completeArguments(args);
      return combat !== undefined && commitToFairDice(combat, ask, secrets);
    },
    async revealFairWord(args: CombatArguments): Promise<boolean> {
      const combat = await completeArguments(args);
      return combat !== undefined && revealFairWord(combat, ask, secrets);
    },
    /** @returns the combat of the open report */
    getShownCombat(): CombatArguments | undefined {
      const content = panel.getContent();
      if (!content) return undefined;
      const { id, ...args } = toCombatArguments(content.report);
      // A turn or a campaign selects no single combat.
      return (content.report.turn ?? content.report.campaign) ? args : { ...args, id };
    },
    /** Brings the report to the front; resolves the combat if its report is not open. */
    async showReport(args: CombatArguments): Promise<void> {
      const report = await findCombat(args);
      const content = panel.getContent();
      if (report && content && isSameCombat(content.report, report)) panel.show(content);
      else if (report) await resolve(setCombat(args, report));
    },
    /** Applies new results of a document: restores the result of the shown report on the server if it is missing, and marks a report as stale. */
    applyResults(params: InlineParams): void {
      const { uri, results } = params;
      const shownReport = panel.getContent()?.report;
      if (
        shownReport?.uri === uri &&
        shownReport.trace &&
        !results.some(({ document, id }) => document === shownReport.document && id === shownReport.id)
      )
        void restore(shownReport, shownReport.trace);
      panel.update((content) => updateStale(content, params));
      if (panel.getContent()?.stale === true) courseFollower.cancel();
    },
    dispose(): void {
      calculation?.cancel();
      courseFollower.cancel();
      whatIfs.dispose();
      panel.dispose();
    },
  };
  return api;
}

/** Navigates from the report to the scenario. @param line from 1; clamped to the last one */
async function goToLine(uri: Uri, line: number): Promise<void> {
  const document = await workspace.openTextDocument(uri);
  const visibleEditor = window.visibleTextEditors.find((editor) => editor.document === document);
  const lineStart = document.lineAt(Math.min(line, document.lineCount) - 1).range.start;
  const editor = await window.showTextDocument(document, { viewColumn: visibleEditor?.viewColumn ?? ViewColumn.One });
  const start = document.lineAt(lineStart.line).firstNonWhitespaceCharacterIndex;
  editor.selection = new Selection(lineStart.line, start, lineStart.line, start);
  editor.revealRange(new Range(lineStart, lineStart));
}
