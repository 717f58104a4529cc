/** Renders the answer to *What if* above its controls. It occupies space before the first change, so that nothing moves under the pointer. */
import type { ReportMeasure, ReportOdds, WhatIfReport } from '../protocol';
import { formatHeading, type RenderContext } from './render-context';
import { type Child, createElement, createFolded, createTable, alignRight, type RenderedNode } from './element';
import { formatDecimal } from './format';
import { listChances, toBarPart } from './headline';
import { formatTitle } from './headline-bars';
import { renderStackedBar } from './meter';
import type { WhatIfState } from './messages';

/** Whether anything differs from the scenario as written. */
export function isChanged({ changes, swapped }: Pick<WhatIfState, 'changes' | 'swapped'>): boolean {
  return changes.length > 0 || swapped === true;
}

/**
 * The odds with the changes, beside those as written. Before a change only averages: the bar of the headline shows the odds as written. The height is constant.
 * @param odds as written
 */
export function renderAnswer(context: RenderContext, state: WhatIfState, odds?: ReportOdds): RenderedNode {
  const isWaiting = state.isWaiting && isChanged(state);
  return createElement(
    'div',
    { class: isWaiting ? 'answer waiting' : 'answer', role: 'status', tabindex: 0, 'aria-label': 'What if: the odds' },
    renderContent(context, state, odds),
  );
}

function renderContent(context: RenderContext, state: WhatIfState, odds?: ReportOdds): Child {
  const { swapped, result, refused, isWaiting } = state;
  if (!isChanged(state)) return renderAsWritten(context, odds);
  if (refused !== undefined && !isWaiting) return createElement('p.notice', refused);
  if (!result) return createElement('p.quiet', 'Calculating\u2026');
  // After a swap the powers have each other's roles, with their names and colours.
  const changedContext = swapped === true ? swapSides(context) : context;
  return [
    result.odds.verdicts.length > 0 && renderChances(context, changedContext, result, odds),
    renderAverages(changedContext, result.odds, odds, swapped === true),
    isWaiting && ' \u2026',
  ];
}

/** The odds as written, and a hint. */
function renderAsWritten(context: RenderContext, odds: ReportOdds | undefined): Child {
  const hasVerdict = odds !== undefined && odds.verdicts.length > 0;
  return [
    createElement('p.quiet', 'Change a number or an order, and the odds follow.'),
    odds !== undefined && renderWrittenAverages(context, odds, hasVerdict ? 1 : maxAverages),
  ];
}

/** The chances of each side to win, with those as written. */
function renderChances(
  context: RenderContext,
  changedContext: RenderContext,
  { odds, isFirst = false }: Pick<WhatIfReport, 'odds' | 'isFirst'>,
  written?: ReportOdds,
): Child {
  const previousChances = written ? listChances(context, written) : [];
  const changedChances = listChances(changedContext, odds, undefined, isFirst);
  const findPrevious = (short: string) => previousChances.find((chance) => chance.short === short);
  return [
    renderStackedBar(changedChances.map(toBarPart)),
    createElement(
      'p',
      isFirst && createElement('abbr', { title: 'A first answer: a better one follows when you pause' }, '\u2248'),
      isFirst && ' ',
      changedChances
        .filter(({ share: probability, short }) => probability > 0 || (findPrevious(short)?.share ?? 0) > 0)
        .map(({ short, brief }) => {
          const previous = findPrevious(short);
          return `${short} ${brief}${previous === undefined ? '' : ` (was ${previous.brief})`}`;
        })
        .join(' \u00b7 '),
    ),
  ];
}

/** Rows that are in view at once; the others are folded, so that no row is cut off without a word. */
const maxAverages = 3;

interface Average {
  /** The same with and without the changes. */
  readonly key: string;
  readonly title: string;
  readonly mean: number;
}

/** The averages to compare, headlines first; if a side wins, only the balance. @param isSwapped the balance belongs to the other side */
function listAverages(
  context: RenderContext,
  { headlines = [], measures, verdicts }: ReportOdds,
  isSwapped = false,
): readonly Average[] {
  const isCompared = ({ of: subject }: ReportMeasure): boolean =>
    verdicts.length > 0
      ? subject?.kind === 'value' && subject.side === undefined && !isSwapped
      : subject?.kind !== 'event';
  const headlineAverages = headlines.map((headline): Average => ({
    key: headline.of.map((path) => path.join()).join(' '),
    title: formatTitle(context, headline, headlines),
    mean: headline.mean,
  }));
  const covered = new Set(headlineAverages.map(({ key }) => key));
  const others = measures
    .filter((measure) => isCompared(measure) && !covered.has(measure.path.join()))
    .map(({ path, title, mean }): Average => ({ key: path.join(), title: formatHeading(context, title), mean }));
  return [...headlineAverages, ...others];
}

/** The averages before a change. @param room maximum number of rows */
function renderWrittenAverages(context: RenderContext, odds: ReportOdds, room: number): Child {
  const rows = listAverages(context, odds)
    .filter(({ mean }) => formatDecimal(mean) !== '0')
    .map(({ title, mean }) => ({ cells: [title, formatDecimal(mean)] }));
  const columns = ['On average', alignRight('As written')];
  return rows.length > 0 && renderFirstRows('Averages as written', columns, rows, room);
}

/** The first rows of a table; the others are folded below it, so that no row is missing without a word. */
function renderFirstRows(
  title: string,
  columns: Parameters<typeof createTable>[1],
  rows: Parameters<typeof createTable>[2],
  room: number,
): Child {
  const others = rows.slice(room);
  return [
    createTable(title, columns, rows.slice(0, room)),
    others.length > 0 && createFolded(`${others.length} more`, createTable(`${title}, others`, columns, others)),
  ];
}

/** The averages that have changed. */
function renderAverages(
  context: RenderContext,
  odds: ReportOdds,
  written: ReportOdds | undefined,
  isSwapped: boolean,
): Child {
  const previousMeans = new Map(written && listAverages(context, written).map(({ key, mean }) => [key, mean]));
  const rows = listAverages(context, odds, isSwapped).flatMap(({ key, title, mean }) => {
    const previous = previousMeans.get(key) ?? 0;
    return formatDecimal(previous) === formatDecimal(mean)
      ? []
      : [{ cells: [title, formatDecimal(previous), formatDecimal(mean)] }];
  });
  if (rows.length === 0)
    return odds.verdicts.length === 0 && createElement('p.quiet', 'On average nothing of it changes.');
  const columns = ['On average', alignRight('As written'), alignRight('What if')];
  return renderFirstRows('What changes on average', columns, rows, maxAverages);
}

function swapSides(context: RenderContext): RenderContext {
  const [firstSide, secondSide] = context.sides;
  if (!firstSide || !secondSide) return context;
  return {
    ...context,
    sides: [
      { ...firstSide, name: secondSide.name },
      { ...secondSide, name: firstSide.name },
    ],
    swapped: true,
  };
}
