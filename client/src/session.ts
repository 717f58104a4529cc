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
import { advised, choosePurpose } from './advising';
import { freshSeed, isCancellation, isOpen, isRefusal, showUnwritten } from './answers';
import { showFailure } from './failures';
import { following, isSame, marked, resolvedNow, which, withOddsOf } from '../../server/src/page/content';
import { reportPanel } from './report/panel';
import { whatIfs } from './report/what-if';
import { notedIf, noteStep } from './first-steps';
import { goToLine } from './go-to-line';
import { choosePast } from './history';
import { combatMeant, onCombat } from './meant';
import { openRulePage } from './rules';
import { inform } from './said';
import { copyReport, saveReport } from './sharing';
import { turns, type Turns } from './turns';
import { variants, type Variants } from './variants';
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
export function session(
  extension: Uri,
  client: BaseLanguageClient,
  seen: (report: CombatReport | undefined) => void,
): Session {
  let calculation: CancellationTokenSource | undefined;
  /** Distinguishes the progress of calculations. */
  let calculations = 0;
  /** Reports whose result was sent to the server for restoring and is not known there yet. */
  const lost = new WeakSet<CombatReport>();
  const panel = reportPanel(extension, {
    run: (command, report) => void api[command](which(report)).then(undefined, showFailure),
    writeOrder: (report, side, order) =>
      void ask<boolean>(serverCommands.writeOrder, { ...which(report), side, order }).then(showUnwritten, showFailure),
    goToLine: (report, line) => void goToLine(Uri.parse(report.uri), line).then(undefined, showFailure),
    showRule: ({ ruleset }, { id, section, title }) =>
      void openRulePage({ ruleset: ruleset.id, rule: id, title: `${section} ${title}` }).then(undefined, showFailure),
    whatIf(report, state) {
      noteStep('hasAskedWhatIf');
      void changes.ask(report, state);
    },
    writeWhatIf: (report, state) => void writeWhatIf(report, state).then(undefined, showFailure),
    sweep: (report, vary) => void api.sweep({ ...which(report), vary }).then(undefined, showFailure),
    copyCsv: (report) => void api.copySweep(report).then(undefined, showFailure),
    copy: (report) => void copyReport(report).then(undefined, showFailure),
    save: (report, html) => void saveReport(report, html).then(undefined, showFailure),
    cancel: () => calculation?.cancel(),
    seen,
    restored: (report) => report.trace && isOpen(report.uri) && void restore(report, report.trace),
  });
  const changes = whatIfs(
    (of, token) =>
      client.sendRequest(ExecuteCommandRequest.type, { command: serverCommands.whatIf, arguments: [of] }, token),
    (change) => panel.update(change),
  );

  /** Writes the *What if* changes, and shows the odds of the written scenario. */
  async function writeWhatIf(report: CombatReport, { changes: written, swapped }: WhatIfState): Promise<void> {
    const done = await ask<boolean>(serverCommands.writeWhatIf, { ...which(report), changes: written, swapped });
    showUnwritten(done);
    if (done) show(await calculate(which(report)));
  }

  /** Finds the combat of the arguments; the user chooses if it is ambiguous. */
  function found(of: CombatArguments): Promise<CombatReport | undefined> {
    return combatMeant(of, (one) =>
      client.sendRequest(ExecuteCommandRequest.type, { command: serverCommands.combat, arguments: [one] }),
    );
  }

  async function meant<Of extends CombatArguments>(of: Of): Promise<Of | undefined> {
    if (of.id !== undefined) return of;
    const report = await found(of);
    return report && onCombat(of, report);
  }

  /** Shows the combat before any calculation, so that no other combat is displayed in the meantime. */
  async function turnTo<Of extends CombatArguments>(of: Of, calculating: boolean): Promise<Of | undefined> {
    const report = await found(of);
    if (!report) return undefined;
    const content = panel.content();
    if (!content || !isSame(content.report, report)) panel.show({ report, stale: false, calculating });
    else if (!panel.isVisible()) panel.show(content);
    return onCombat(of, report);
  }

  /** Sends a command to the server. Refusals are shown to the user. */
  async function ask<Result>(
    command: string,
    of: AdviceArguments | OrderArguments | HistoryArguments | WhatIfArguments | CompareArguments | SweepArguments,
    calculating?: CancellationTokenSource,
    workDoneToken?: string,
  ): Promise<Result | undefined> {
    const params = { command, arguments: [of], ...(workDoneToken !== undefined && { workDoneToken }) };
    const answer = (await client.sendRequest(ExecuteCommandRequest.type, params, calculating?.token)) as
      Result | Refusal | null;
    if (answer === null) return undefined;
    if (!isRefusal(answer)) return answer;
    inform(answer.refused);
    return undefined;
  }

  /** Cancels the previous calculation, as only the last one is shown. */
  async function calculate(
    of: AdviceArguments | CompareArguments | SweepArguments,
    command: string = serverCommands.odds,
    title = l10n.t('Calculating'),
  ): Promise<CombatReport | undefined> {
    calculation?.cancel();
    const own = (calculation = new CancellationTokenSource());
    const workDoneToken = panel.isVisible() ? `asdic-calculation-${++calculations}` : undefined;
    const progress =
      workDoneToken === undefined
        ? undefined
        : client.onProgress(WorkDoneProgress.type, workDoneToken, ({ kind, ...value }) => {
            if (kind === 'end' || calculation !== own) return;
            const percent = 'percentage' in value ? value.percentage : undefined;
            panel.update((content) => ({ ...content, working: { title, percent } }));
          });
    try {
      return await ask<CombatReport>(command, of, own, workDoneToken);
    } catch (error) {
      if (own.token.isCancellationRequested || isCancellation(error)) return undefined;
      throw error;
    } finally {
      progress?.dispose();
      if (calculation === own) {
        calculation = undefined;
        panel.update(({ working: _, ...content }) => ({ ...content, calculating: false }));
      }
      own.dispose();
    }
  }

  async function resolve(of: CombatArguments): Promise<CombatReport | undefined> {
    const one = await meant(of);
    const report = notedIf('hasResolved', one && (await ask<CombatReport>(serverCommands.resolve, one)));
    if (!report) return undefined;
    panel.show(resolvedNow(panel.content(), report), { section: 'outcome', takesFocus: false });
    let withOdds: CombatReport | undefined;
    try {
      withOdds = await calculate(which(report));
    } finally {
      panel.update((content) => (content.report === report ? withOddsOf(content, withOdds) : content));
    }
    return withOdds ? { ...report, odds: withOdds.odds } : report;
  }

  /** Shows a report merged with existing results of the same combat. @param section the requested section, to be revealed */
  function show(report: CombatReport | undefined, section?: string): CombatReport | undefined {
    if (!report) return undefined;
    const content = following(panel.content(), report);
    panel.show(content, section === undefined ? undefined : { section, takesFocus: true });
    return content.report;
  }

  /** Opens the report of the combat; calculates its odds first if it has no results yet. */
  async function opened<Of extends CombatArguments>(of: Of): Promise<Of | undefined> {
    const one = await turnTo(of, false);
    const content = panel.content();
    if (!one || !content) return undefined;
    const isKnown = !content.stale && (content.report.trace ?? content.report.odds) !== undefined;
    return isKnown || show(await calculate(one)) !== undefined ? one : undefined;
  }

  async function advise(of: AdviceArguments): Promise<CombatReport | undefined> {
    const one = await turnTo(of, false);
    const choices = one && one.side === undefined ? await ask<AdviceChoices>(serverCommands.advise, one) : undefined;
    const purpose = one && one.side === undefined ? choices && (await choosePurpose(one, choices)) : one;
    if (!purpose || !(await opened(purpose))) return undefined;
    const report = await advised(purpose, {
      whole: (asked) => calculate(asked, serverCommands.advise, l10n.t('Comparing orders')),
      first: (asked, source) => ask<CombatReport>(serverCommands.advise, asked, source),
      show: (found, isFirst) => void show(found, isFirst ? 'advice' : undefined),
    });
    return notedIf('hasTakenAdvice', report);
  }

  /** Restores a report's result on the server after a reload or restart, so that it is shown inline again. */
  async function restore(report: CombatReport, { summary, seed, diceFrom }: ReportTrace): Promise<void> {
    if (lost.has(report)) return;
    lost.add(report);
    const rolled = diceFrom === `seed ${seed}` ? { seed } : {};
    const params = { command: serverCommands.restore, arguments: [{ ...which(report), ...rolled, summary }] };
    const isBack = await client.sendRequest(ExecuteCommandRequest.type, params).then(Boolean, () => false);
    if (isBack) lost.delete(report);
  }

  const api: Session = {
    ...turns({ panel, ask, calculate, show }),
    ...variants({ panel, opened, ask, calculate, show }),
    resolve,
    reroll: (of) => resolve({ ...of, seed: freshSeed() }),
    async odds(of) {
      const one = await turnTo(of, true);
      return notedIf('hasSeenOdds', one && show(await calculate(one), 'odds'));
    },
    async rounds(of) {
      const one = await turnTo(of, true);
      return one && show(await calculate(one, serverCommands.rounds));
    },
    advise,
    copy: async (of, format) => ((await opened(of)) ? copyReport(panel.content()!.report, format) : undefined),
    async save(of, to) {
      if (!(await opened(of))) return undefined;
      const html = await panel.page();
      return saveReport(panel.content()!.report, html, to);
    },
    async history(of) {
      const one = await meant(of);
      const past = one && (await ask<CombatHistory>(serverCommands.history, one));
      const chosen = past && (await choosePast(past));
      if (!chosen) return undefined;
      const report = await ask<CombatReport>(serverCommands.history, { ...one, number: chosen.number });
      if (report) panel.show({ report, stale: chosen.stale, calculating: false });
      return report;
    },
    async writeResult(of) {
      const one = await meant(of);
      const written = one && (await ask<boolean>(serverCommands.writeResult, one));
      showUnwritten(written);
      return written ?? false;
    },
    shown() {
      const content = panel.content();
      if (!content) return undefined;
      const { id, ...of } = which(content.report);
      // A turn selects no single combat.
      return content.report.turn ? of : { ...of, id };
    },
    async showReport(of) {
      const report = await found(of);
      const content = panel.content();
      if (report && content && isSame(content.report, report)) panel.show(content);
      else if (report) await resolve(onCombat(of, report));
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
      panel.update((content) => marked(content, params));
    },
    dispose() {
      calculation?.cancel();
      changes.dispose();
      panel.dispose();
    },
  };
  return api;
}
