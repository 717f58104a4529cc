/** The user's work with combats: resolve, odds, write; the shown report, and its updates when the text changes. */
import { CancellationTokenSource, Uri, l10n } from 'vscode';
import type { Disposable } from 'vscode';
import { ExecuteCommandRequest, WorkDoneProgress } from 'vscode-languageclient';
import type { BaseLanguageClient } from 'vscode-languageclient';
import { serverCommands } from '../../server/src/protocol';
import type {
  AdviceArguments,
  AdviceChoices,
  CombatArguments,
  CombatHistory,
  CombatReport,
  CompareArguments,
  HistoryArguments,
  InlineParams,
  OrderArguments,
  Refusal,
  ReportTrace,
  SweepArguments,
  WhatIfArguments,
} from '../../server/src/protocol';
import type { WhatIfState } from '../../server/src/page/messages';
import { requestAdvice, choosePurpose } from './advice';
import { freshSeed, isCancellation, isOpen, isRefusal, showIfUnwritten } from './responses';
import { showFailure } from './failures';
import { showReport, isSame, updateStale, showResult, toCombatArguments, addOdds } from '../../server/src/page/content';
import { createReportPanel } from './report/panel';
import { createWhatIfs } from './report/what-if';
import { noteStepIf, noteStep } from './first-steps';
import { goToLine } from './go-to-line';
import { choosePastResult } from './history';
import { resolveCombatArgument, withCombat } from './combat-argument';
import { openRulePage } from './rules';
import { showInformation } from './messages';
import { copyReport, savePicture, saveReport } from './sharing';
import { createTurns, type Turns } from './turns';
import { createVariants, type Variants } from './variants';
import type { CopyFormat } from '../../server/src/page/copy';

export interface Session extends Turns, Variants, Disposable {
  /** Resolves the combat, shows its report, then adds the odds. Undefined if the server refuses. */
  resolve(which: CombatArguments): Promise<CombatReport | undefined>;
  /** Resolves with a fresh seed. */
  reroll(which: CombatArguments): Promise<CombatReport | undefined>;
  odds(which: CombatArguments): Promise<CombatReport | undefined>;
  rounds(which: CombatArguments): Promise<CombatReport | undefined>;
  /** Asks for side and aim if necessary, and shows the advice. */
  advise(which: AdviceArguments): Promise<CombatReport | undefined>;
  /** Lists the combat's results in this session, and shows the report of the chosen one. */
  history(which: CombatArguments): Promise<CombatReport | undefined>;
  /** Writes the last result into the file. True if the file was changed. */
  writeResult(which: CombatArguments): Promise<boolean>;
  /** Copies a short version of the shown report; asks for the format if it is not given. */
  copy(which: CombatArguments, format?: CopyFormat): Promise<string | undefined>;
  /** Saves the shown report as a page; asks for the file if it is not given. */
  save(which: CombatArguments, to?: Uri): Promise<Uri | undefined>;
  /** The combat of the open report. */
  shown(): CombatArguments | undefined;
  /** Brings the report to the front; resolves the combat if its report is not open. */
  showReport(which: CombatArguments): Promise<void>;
  /** Marks the report as stale if the results of its document say so. */
  refresh(params: InlineParams): void;
}

/** @param onVisibleReport called when the visible report changes */
export function createSession(
  extension: Uri,
  client: BaseLanguageClient,
  onVisibleReport: (report: CombatReport | undefined) => void,
): Session {
  let calculation: CancellationTokenSource | undefined;
  /** Distinguishes the progress of calculations. */
  let calculations = 0;
  /** Reports whose result was sent to the server for restoring and is not known there yet. */
  const unrestored = new WeakSet<CombatReport>();
  const panel = createReportPanel(extension, {
    run: (command, report) => void api[command](toCombatArguments(report)).then(undefined, showFailure),
    writeOrder: (report, side, order) =>
      void ask<boolean>(serverCommands.writeOrder, { ...toCombatArguments(report), side, order }).then(
        showIfUnwritten,
        showFailure,
      ),
    goToLine: (report, line) => void goToLine(Uri.parse(report.uri), line).then(undefined, showFailure),
    showRule: ({ ruleset }, { id, section, title }) =>
      void openRulePage({ ruleset: ruleset.id, rule: id, title: `${section} ${title}` }).then(undefined, showFailure),
    whatIf(report, state) {
      noteStep('hasAskedWhatIf');
      void changes.ask(report, state);
    },
    writeWhatIf: (report, state) => void writeWhatIf(report, state).then(undefined, showFailure),
    sweep: (report, vary) => void api.sweep({ ...toCombatArguments(report), vary }).then(undefined, showFailure),
    copyCsv: (report) => void api.copySweep(report).then(undefined, showFailure),
    copy: (report) => void copyReport(report).then(undefined, showFailure),
    save: (report, html) => void saveReport(report, html).then(undefined, showFailure),
    savePicture: (report, svg) => void savePicture(report, svg).then(undefined, showFailure),
    cancel: () => calculation?.cancel(),
    onVisibleReport,
    onRestored: (report) => report.trace && isOpen(report.uri) && void restore(report, report.trace),
  });
  const changes = createWhatIfs(
    (args, token) =>
      client.sendRequest(ExecuteCommandRequest.type, { command: serverCommands.whatIf, arguments: [args] }, token),
    (change) => panel.update(change),
  );

  /** Writes the *What if* changes, and shows the odds of the written scenario. */
  async function writeWhatIf(report: CombatReport, { changes: written, swapped }: WhatIfState): Promise<void> {
    const done = await ask<boolean>(serverCommands.writeWhatIf, {
      ...toCombatArguments(report),
      changes: written,
      swapped,
    });
    showIfUnwritten(done);
    if (done) show(await calculate(toCombatArguments(report)));
  }

  /** Finds the combat of the arguments; the user chooses if it is ambiguous. */
  function findCombat(args: CombatArguments): Promise<CombatReport | undefined> {
    return resolveCombatArgument(args, (combat) =>
      client.sendRequest(ExecuteCommandRequest.type, { command: serverCommands.combat, arguments: [combat] }),
    );
  }

  async function resolveArgument<Args extends CombatArguments>(args: Args): Promise<Args | undefined> {
    if (args.id !== undefined) return args;
    const report = await findCombat(args);
    return report && withCombat(args, report);
  }

  /** Shows the combat before any calculation, so that no other combat is displayed in the meantime. */
  async function openCombat<Args extends CombatArguments>(args: Args, calculating: boolean): Promise<Args | undefined> {
    const report = await findCombat(args);
    if (!report) return undefined;
    const content = panel.content();
    if (!content || !isSame(content.report, report)) panel.show({ report, stale: false, calculating });
    else if (!panel.isVisible()) panel.show(content);
    return withCombat(args, report);
  }

  /** Sends a command to the server. Refusals are shown to the user. */
  async function ask<Result>(
    command: string,
    args: AdviceArguments | OrderArguments | HistoryArguments | WhatIfArguments | CompareArguments | SweepArguments,
    calculating?: CancellationTokenSource,
    workDoneToken?: string,
  ): Promise<Result | undefined> {
    const params = { command, arguments: [args], ...(workDoneToken !== undefined && { workDoneToken }) };
    const answer = (await client.sendRequest(ExecuteCommandRequest.type, params, calculating?.token)) as
      Result | Refusal | null;
    if (answer === null) return undefined;
    if (!isRefusal(answer)) return answer;
    showInformation(answer.refused);
    return undefined;
  }

  /** Cancels the previous calculation, as only the last one is shown. */
  async function calculate(
    args: AdviceArguments | CompareArguments | SweepArguments,
    command: string = serverCommands.odds,
    title = l10n.t('Calculating'),
  ): Promise<CombatReport | undefined> {
    calculation?.cancel();
    const source = (calculation = new CancellationTokenSource());
    const workDoneToken = panel.isVisible() ? `asdic-calculation-${++calculations}` : undefined;
    const progress =
      workDoneToken === undefined
        ? undefined
        : client.onProgress(WorkDoneProgress.type, workDoneToken, ({ kind, ...value }) => {
            if (kind === 'end' || calculation !== source) return;
            const percent = 'percentage' in value ? value.percentage : undefined;
            panel.update((content) => ({ ...content, working: { title, percent } }));
          });
    try {
      return await ask<CombatReport>(command, args, source, workDoneToken);
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

  async function resolve(args: CombatArguments): Promise<CombatReport | undefined> {
    const combat = await resolveArgument(args);
    const report = noteStepIf('hasResolved', combat && (await ask<CombatReport>(serverCommands.resolve, combat)));
    if (!report) return undefined;
    panel.show(showResult(panel.content(), report), { section: 'outcome', takesFocus: false });
    let withOdds: CombatReport | undefined;
    try {
      withOdds = await calculate(toCombatArguments(report));
    } finally {
      panel.update((content) => (content.report === report ? addOdds(content, withOdds) : content));
    }
    return withOdds ? { ...report, odds: withOdds.odds } : report;
  }

  /** Shows a report merged with existing results of the same combat. @param section the requested section, to be revealed */
  function show(report: CombatReport | undefined, section?: string): CombatReport | undefined {
    if (!report) return undefined;
    const content = showReport(panel.content(), report);
    panel.show(content, section === undefined ? undefined : { section, takesFocus: true });
    return content.report;
  }

  /** Opens the report of the combat; calculates its odds first if it has no results yet. */
  async function openReport<Args extends CombatArguments>(args: Args): Promise<Args | undefined> {
    const combat = await openCombat(args, false);
    const content = panel.content();
    if (!combat || !content) return undefined;
    const isKnown = !content.stale && (content.report.trace ?? content.report.odds) !== undefined;
    return isKnown || show(await calculate(combat)) !== undefined ? combat : undefined;
  }

  async function advise(args: AdviceArguments): Promise<CombatReport | undefined> {
    const combat = await openCombat(args, false);
    const choices =
      combat && combat.side === undefined ? await ask<AdviceChoices>(serverCommands.advise, combat) : undefined;
    const purpose = combat && combat.side === undefined ? choices && (await choosePurpose(combat, choices)) : combat;
    if (!purpose || !(await openReport(purpose))) return undefined;
    const report = await requestAdvice(purpose, {
      whole: (request) => calculate(request, serverCommands.advise, l10n.t('Comparing orders')),
      first: (request, source) => ask<CombatReport>(serverCommands.advise, request, source),
      show: (advice, isFirst) => void show(advice, isFirst ? 'advice' : undefined),
    });
    return noteStepIf('hasTakenAdvice', report);
  }

  /** Restores a report's result on the server after a reload or restart, so that it is shown inline again. */
  async function restore(report: CombatReport, { summary, seed, diceFrom }: ReportTrace): Promise<void> {
    if (unrestored.has(report)) return;
    unrestored.add(report);
    const rolled = diceFrom === `seed ${seed}` ? { seed } : {};
    const params = {
      command: serverCommands.restore,
      arguments: [{ ...toCombatArguments(report), ...rolled, summary }],
    };
    const isBack = await client.sendRequest(ExecuteCommandRequest.type, params).then(Boolean, () => false);
    if (isBack) unrestored.delete(report);
  }

  const api: Session = {
    ...createTurns({ panel, ask, calculate, show }),
    ...createVariants({ panel, openReport, ask, calculate, show }),
    resolve,
    reroll: (args) => resolve({ ...args, seed: freshSeed() }),
    async odds(args) {
      const combat = await openCombat(args, true);
      return noteStepIf('hasSeenOdds', combat && show(await calculate(combat), 'odds'));
    },
    async rounds(args) {
      const combat = await openCombat(args, true);
      return combat && show(await calculate(combat, serverCommands.rounds));
    },
    advise,
    copy: async (args, format) => ((await openReport(args)) ? copyReport(panel.content()!.report, format) : undefined),
    async save(args, to) {
      if (!(await openReport(args))) return undefined;
      const html = await panel.page();
      return saveReport(panel.content()!.report, html, to);
    },
    async history(args) {
      const combat = await resolveArgument(args);
      const past = combat && (await ask<CombatHistory>(serverCommands.history, combat));
      const chosen = past && (await choosePastResult(past));
      if (!chosen) return undefined;
      const report = await ask<CombatReport>(serverCommands.history, { ...combat, number: chosen.number });
      if (report) panel.show({ report, stale: chosen.stale, calculating: false });
      return report;
    },
    async writeResult(args) {
      const combat = await resolveArgument(args);
      const written = combat && (await ask<boolean>(serverCommands.writeResult, combat));
      showIfUnwritten(written);
      return written ?? false;
    },
    shown() {
      const content = panel.content();
      if (!content) return undefined;
      const { id, ...args } = toCombatArguments(content.report);
      // A turn selects no single combat.
      return content.report.turn ? args : { ...args, id };
    },
    async showReport(args) {
      const report = await findCombat(args);
      const content = panel.content();
      if (report && content && isSame(content.report, report)) panel.show(content);
      else if (report) await resolve(withCombat(args, report));
    },
    refresh(params) {
      const { uri, results } = params;
      const shown = panel.content()?.report;
      if (
        shown?.uri === uri &&
        shown.trace &&
        !results.some(({ document, id }) => document === shown.document && id === shown.id)
      )
        void restore(shown, shown.trace);
      panel.update((content) => updateStale(content, params));
    },
    dispose() {
      calculation?.cancel();
      changes.dispose();
      panel.dispose();
    },
  };
  return api;
}
