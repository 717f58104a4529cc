/** Combats as the user works with them: resolve, odds, write; the report that is shown, and what follows when the text changes. */
import {
  CancellationError,
  CancellationTokenSource,
  Range,
  Selection,
  Uri,
  ViewColumn,
  window,
  workspace,
  l10n,
} from 'vscode';
import type { Disposable } from 'vscode';
import { ExecuteCommandRequest, LSPErrorCodes, ResponseError, WorkDoneProgress } from 'vscode-languageclient';
import type { BaseLanguageClient } from 'vscode-languageclient';
import { serverCommands } from '../../server/src/protocol';
import type {
  AdviceArguments,
  AdviceChoices,
  CombatArguments,
  CombatHistory,
  CombatReport,
  HistoryArguments,
  InlineParams,
  OrderArguments,
  Refusal,
  ReportTrace,
  WhatIfArguments,
} from '../../server/src/protocol';
import type { WhatIfState } from '../../server/src/page/messages';
import { advised, choosePurpose } from './advising';
import { showFailure } from './failures';
import { isSame, merged, which, withOddsOf } from '../../server/src/page/content';
import { reportPanel } from './report/panel';
import { whatIfs } from './report/what-if';
import { choosePast } from './history';
import { openRulePage } from './rules';
import { inform } from './said';
import { copyReport, saveReport } from './sharing';
import type { CopyFormat } from '../../server/src/page/copy';

export interface Session extends Disposable {
  /** Rolls the combat, shows the report beside, then adds the odds to it. Undefined where the server refuses. */
  resolve(which: CombatArguments): Promise<CombatReport | undefined>;
  /** The same with a fresh seed. */
  reroll(which: CombatArguments): Promise<CombatReport | undefined>;
  odds(which: CombatArguments): Promise<CombatReport | undefined>;
  /** Adds to the report how the odds develop from round to round. */
  rounds(which: CombatArguments): Promise<CombatReport | undefined>;
  /** Asks whom to advise to what end, where that is open, and shows what the side should do. */
  advise(which: AdviceArguments): Promise<CombatReport | undefined>;
  /** Lists what the combat came to in this session, and shows the report that is chosen. */
  history(which: CombatArguments): Promise<CombatReport | undefined>;
  /** Writes the last result into the file. True when the file was changed. */
  writeResult(which: CombatArguments): Promise<boolean>;
  /** Copies the report, as it is shown, in a few lines; asks in which format where none is given. */
  copy(which: CombatArguments, format?: CopyFormat): Promise<string | undefined>;
  /** Saves the report, as it is shown, as a page; asks where to if that is not given. */
  save(which: CombatArguments, to?: Uri): Promise<Uri | undefined>;
  /** The combat whose report is open. */
  shown(): CombatArguments | undefined;
  /** Brings the report to the front; resolves the combat when another one, or none, is shown. */
  showReport(which: CombatArguments): Promise<void>;
  /** Marks the report as stale when the results of its document say so. */
  refresh(params: InlineParams): void;
}

export function session(extension: Uri, client: BaseLanguageClient): Session {
  let calculation: CancellationTokenSource | undefined;
  /** Counts them, to tell their progress apart. */
  let calculations = 0;
  /** Reports whose result the server does not know, and has been asked for. */
  const lost = new WeakSet<CombatReport>();
  const panel = reportPanel(extension, {
    run: (command, report) => void api[command](which(report)).then(undefined, showFailure),
    writeOrder: (report, side, order) =>
      void ask<boolean>(serverCommands.writeOrder, { ...which(report), side, order }).then(showUnwritten, showFailure),
    goToLine: (report, line) => void goToLine(Uri.parse(report.uri), line).then(undefined, showFailure),
    showRule: ({ ruleset }, { id, section, title }) =>
      void openRulePage({ ruleset: ruleset.id, rule: id, title: `${section} ${title}` }).then(undefined, showFailure),
    whatIf: (report, state) => void changes.ask(report, state),
    writeWhatIf: (report, state) => void writeWhatIf(report, state).then(undefined, showFailure),
    copy: (report) => void copyReport(report).then(undefined, showFailure),
    save: (report, html) => void saveReport(report, html).then(undefined, showFailure),
    cancel: () => calculation?.cancel(),
  });
  const changes = whatIfs(
    (of, token) =>
      client.sendRequest(ExecuteCommandRequest.type, { command: serverCommands.whatIf, arguments: [of] }, token),
    (change) => panel.update(change),
  );

  /** Writes what was changed for a moment, and shows the odds of what then stands in the file. */
  async function writeWhatIf(report: CombatReport, { changes: written, swapped }: WhatIfState): Promise<void> {
    const done = await ask<boolean>(serverCommands.writeWhatIf, { ...which(report), changes: written, swapped });
    showUnwritten(done);
    if (done) show(await calculate(which(report)));
  }

  /** Asks the server. What it refuses is shown to the user. */
  async function ask<Result>(
    command: string,
    of: AdviceArguments | OrderArguments | HistoryArguments | WhatIfArguments,
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

  /** Odds that were asked for before are given up: only the last ones are shown. */
  async function calculate(
    of: AdviceArguments,
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
      if (calculation === own) panel.update(({ working: _, ...content }) => content);
      if (calculation === own) calculation = undefined;
      own.dispose();
    }
  }

  async function resolve(of: CombatArguments): Promise<CombatReport | undefined> {
    const report = await ask<CombatReport>(serverCommands.resolve, of);
    if (!report) return undefined;
    panel.show({ report, stale: false, calculating: true }, { section: 'outcome', takesFocus: false });
    let withOdds: CombatReport | undefined;
    try {
      withOdds = await calculate(which(report));
    } finally {
      panel.update((content) => (content.report === report ? withOddsOf(content, withOdds) : content));
    }
    return withOdds ? { ...report, odds: withOdds.odds } : report;
  }

  /** Shows a report with what is there of the same combat already. @param section what was asked for: it is led to */
  function show(report: CombatReport | undefined, section?: string): CombatReport | undefined {
    if (!report) return undefined;
    const content = panel.content();
    const before = content && !content.stale && isSame(content.report, report) ? content.report : undefined;
    const shown = before ? merged(before, report) : report;
    panel.show(
      { report: shown, stale: false, calculating: false },
      section === undefined ? undefined : { section, takesFocus: true },
    );
    return shown;
  }

  /** The report of the combat, so that progress stands in it. */
  async function opened(of: CombatArguments): Promise<boolean> {
    const content = panel.content();
    const isOpen = content && !content.stale && content.report.uri === of.uri && content.report.id === of.id;
    return isOpen === true || show(await calculate(of)) !== undefined;
  }

  async function advise(of: AdviceArguments): Promise<CombatReport | undefined> {
    const choices = of.side === undefined ? await ask<AdviceChoices>(serverCommands.advise, of) : undefined;
    const purpose = of.side === undefined ? choices && (await choosePurpose(of, choices)) : of;
    if (!purpose || !(await opened(purpose))) return undefined;
    return advised(purpose, {
      whole: (asked) => calculate(asked, serverCommands.advise, l10n.t('Comparing orders')),
      first: (asked, source) => ask<CombatReport>(serverCommands.advise, asked, source),
      show: (report, isFirst) => void show(report, isFirst ? 'advice' : undefined),
    });
  }

  /** After a reload of the window or a new start of the server: the result of the report is known again, and stands inline. */
  async function restore(report: CombatReport, { summary, seed, diceFrom }: ReportTrace): Promise<void> {
    if (lost.has(report)) return;
    lost.add(report);
    const rolled = diceFrom === `seed ${seed}` ? { seed } : {};
    const params = { command: serverCommands.restore, arguments: [{ ...which(report), ...rolled, summary }] };
    const isBack = await client.sendRequest(ExecuteCommandRequest.type, params).then(Boolean, () => false);
    if (isBack) lost.delete(report);
  }

  const api: Session = {
    resolve,
    reroll: (of) => resolve({ ...of, seed: freshSeed() }),
    async odds(of) {
      return show(await calculate(of), 'odds');
    },
    async rounds(of) {
      return show(await calculate(of, serverCommands.rounds));
    },
    advise,
    async copy(of, format) {
      return (await opened(of)) ? copyReport(panel.content()!.report, format) : undefined;
    },
    async save(of, to) {
      if (!(await opened(of))) return undefined;
      const html = await panel.page();
      return saveReport(panel.content()!.report, html, to);
    },
    async history(of) {
      const past = await ask<CombatHistory>(serverCommands.history, of);
      const chosen = past && (await choosePast(past));
      if (!chosen) return undefined;
      const report = await ask<CombatReport>(serverCommands.history, { ...of, number: chosen.number });
      if (report) panel.show({ report, stale: chosen.stale, calculating: false });
      return report;
    },
    async writeResult(of) {
      const written = await ask<boolean>(serverCommands.writeResult, of);
      showUnwritten(written);
      return written ?? false;
    },
    shown() {
      const content = panel.content();
      return content && which(content.report);
    },
    async showReport(of) {
      const content = panel.content();
      if (content && content.report.uri === of.uri && (of.id === undefined || of.id === content.report.id))
        panel.show(content);
      else await resolve(of);
    },
    refresh({ uri, version, results }) {
      const shown = panel.content()?.report;
      if (
        shown?.uri === uri &&
        shown.trace &&
        !results.some(({ document, id }) => document === shown.document && id === shown.id)
      )
        void restore(shown, shown.trace);
      panel.update((content) => {
        const { report } = content;
        if (report.uri !== uri) return content;
        const result = results.find(({ document, id }) => document === report.document && id === report.id);
        const stale = report.trace && result ? result.stale : report.version !== version;
        return stale === content.stale ? content : { ...content, stale };
      });
    },
    dispose() {
      calculation?.cancel();
      changes.dispose();
      panel.dispose();
    },
  };
  return api;
}

/** The user gave the calculation up where its progress is shown; what the server answers then is an error of the protocol. */
function isCancellation(error: unknown): boolean {
  return (
    error instanceof CancellationError ||
    (error instanceof ResponseError && error.code === LSPErrorCodes.RequestCancelled)
  );
}

function showUnwritten(written: boolean | undefined): void {
  if (written === false) inform(l10n.t('Nothing was written, as the scenario has just changed. Try again.'));
}

function isRefusal(answer: unknown): answer is Refusal {
  return typeof answer === 'object' && answer !== null && 'refused' in answer;
}

/** Rerolls are the one place where chance enters: the seed is printed in the result, so that it can be had again. */
function freshSeed(): number {
  return crypto.getRandomValues(new Uint32Array(1))[0]! % 1_000_000;
}

async function goToLine(uri: Uri, line: number): Promise<void> {
  const document = await workspace.openTextDocument(uri);
  const shown = window.visibleTextEditors.find((editor) => editor.document === document);
  const at = document.lineAt(Math.min(line, document.lineCount) - 1).range.start;
  const editor = await window.showTextDocument(document, { viewColumn: shown?.viewColumn ?? ViewColumn.One });
  const start = document.lineAt(at.line).firstNonWhitespaceCharacterIndex;
  editor.selection = new Selection(at.line, start, at.line, start);
  editor.revealRange(new Range(at, at));
}
