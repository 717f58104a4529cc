/** Shows the results of commands to clients that do not know the commands: in a message, and as a document where it has more to say. */
import * as lsp from 'vscode-languageserver';
import { URI, Utils } from 'vscode-uri';
import { formatAdvice } from '../features';
import { formatNumber, toPlainLabel, formatPercent } from '../model/wording';
import type {
  AdviceChoices,
  CombatReport,
  Refusal,
  ReportOdds,
  ReportTurn,
  RulePageParams,
  WhatIfReport,
} from '../protocol';
import type { DocumentViewer } from './document-viewer';
import { formatReportDocument } from './report-document';

/** Any of the results that are shown; others are only returned. */
type Shown = Refusal & CombatReport & AdviceChoices & WhatIfReport;

interface Request {
  readonly argument: object;
  /** Runs the command again, with another argument. */
  readonly rerun: (argument: object) => Promise<unknown>;
  /** The combat of the request before any calculation. */
  readonly describeCombat: () => Promise<CombatReport | Refusal>;
}

export type ResultPresenter = ReturnType<typeof createResultPresenter>;

export function createResultPresenter(
  connection: lsp.Connection,
  viewer: DocumentViewer,
  readPage: (page: RulePageParams) => Promise<string | null>,
) {
  const show = (type: lsp.MessageType, message: string): Promise<void> =>
    connection.sendNotification(lsp.ShowMessageNotification.type, {
      type,
      message: toPlainLabel(message, maxMessageLength),
    });

  async function presentReport(report: CombatReport): Promise<void> {
    const summary = formatSummary(report);
    if (summary !== undefined) await show(lsp.MessageType.Info, summary);
    const text = formatReportDocument(report, Utils.basename(URI.parse(report.uri)));
    if (text !== undefined) await viewer.show(report.title, text);
  }

  /** Asks which side is to be advised; undefined if the user chooses none. */
  async function chooseSide({ choices }: AdviceChoices): Promise<object | undefined> {
    const titles = choices.map(({ side, name = side, aim }) => toPlainLabel(`${name}: ${aim.title}`, maxMessageLength));
    const actions = titles.map((title) => ({ title }));
    const answer = await connection.window.showInformationMessage('Who is to be advised?', ...actions);
    const choice = choices[titles.indexOf(answer?.title ?? '')];
    return choice && { side: choice.side, aim: choice.aim.id };
  }

  async function presentPage(page: RulePageParams): Promise<void> {
    const text = await readPage(page);
    if (text !== null) await viewer.show(page.title ?? page.rule ?? page.ruleset, text);
  }

  async function present(result: unknown, request: Request): Promise<void> {
    if (typeof result === 'string') {
      const [, title = 'Rule'] = /^# (.*)/.exec(result) ?? [];
      return viewer.show(title, result);
    }
    if (typeof result !== 'object' || result === null) return;
    const { refused, choices, writes, odds, uri, ruleset, ...otherMembers } = result as Partial<Shown>;
    if (refused !== undefined) await show(lsp.MessageType.Warning, refused);
    else if (choices !== undefined) {
      const side = await chooseSide({ choices });
      if (side) await present(await request.rerun({ ...request.argument, ...side }), request);
    } else if (writes !== undefined && odds !== undefined) {
      const combat = await request.describeCombat();
      if (!('refused' in combat)) await presentReport({ ...combat, title: `${combat.title}, changed`, odds });
    } else if (uri !== undefined && otherMembers.title !== undefined) await presentReport(result as CombatReport);
    else if (typeof ruleset === 'string') await presentPage(result as RulePageParams);
  }
  return present;
}

/** Maximum length of a message in characters. */
const maxMessageLength = 1000;

/** Maximum number of outcomes in a message; the response has all of them. */
const maxOutcomes = 3;

/** Chances of winning; if there is no winner, the likeliest outcomes. */
function formatOdds({ verdicts: [verdict], outcomes }: ReportOdds): string {
  const formatProbabilities = (items: readonly { readonly text: string; readonly probability: number }[]): string =>
    items.map(({ text, probability }) => `${text} (${formatPercent(probability)})`).join('; ');
  if (verdict)
    return `: ${formatProbabilities(verdict.ways.map(({ title, share: probability }) => ({ text: title, probability })))}.`;
  const likeliest = outcomes
    .slice(0, maxOutcomes)
    .map(({ summary, share: probability }) => ({ text: summary, probability }));
  return `, most likely: ${formatProbabilities(likeliest)}.`;
}

/** Losses, or expected losses. */
function formatTurn({ resolved, odds, totals }: ReportTurn): string {
  if (resolved) return resolved.wanted === undefined ? resolved.summary : `roll for ${resolved.wanted}`;
  const means = odds?.totals.map(({ mean }) => mean) ?? [];
  const losses = totals.flatMap(({ owner, many }, index) => {
    const value = means[index] ?? 0;
    return owner === undefined || value === 0 ? [] : [`${owner} ${formatNumber(value)} ${many}`];
  });
  return `expected: ${losses.join('; ') || 'no losses'}.`;
}

/** A report in a sentence; undefined if its document alone is worth showing. */
function formatSummary({ title, trace, odds, advice, turn }: CombatReport): string | undefined {
  if (turn) return `${title}: ${formatTurn(turn)}`;
  if (trace) return `${title}: ${trace.summary}`;
  if (advice) return `${title}: ${formatAdvice(advice)}`;
  return odds && `${title}${formatOdds(odds)}`;
}
