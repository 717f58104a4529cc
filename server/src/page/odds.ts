/** Renders the odds below the headline: survivors and losses, and each measure as charts and a table. */
import { formatColumnPercent, otherResultsLabel } from '../model/wording';
import type { ReportMeasure, ReportMethod, ReportOdds, ReportTrace } from '../protocol';
import { isOpen } from './distribution';
import { formatHeading, formatInline, getSideColour, type RenderContext } from './render-context';
import { type Child, createElement, createTable, type RenderedNode } from './element';
import { renderLosses, renderSurvivors } from './forces';
import { formatCount, formatDecimal, formatInterval } from './format';
import { renderMeasure, renderShortMeasure } from './measure';
import { groupByTable, renderMeasureTable } from './measure-table';
import { renderMeter, renderRemainderMeter } from './meter';

/** What the section holds, in a few words beside its heading. */
export function describeTables({ method }: ReportOdds): string {
  const precision = { exact: 'exact', truncated: 'nearly exact', sampled: 'sampled' }[method];
  return `${precision}, with charts and tables`;
}

export function renderOdds(context: RenderContext, odds: ReportOdds, trace: ReportTrace | undefined): readonly Child[] {
  const openMeasures = odds.measures.filter(isOpen);
  const settled = odds.measures.filter((measure) => !isOpen(measure) && measure.mean !== 0 && measure.of === undefined);
  const sideMeasures = openMeasures.filter(({ of: subject }) => subject?.kind === 'side');
  const balance = openMeasures.filter(({ of: subject }) => subject?.kind === 'value' && subject.side === undefined);
  const eventMeasures = odds.measures.filter(({ of: subject }) => subject?.kind === 'event');
  const headlinePaths = findHeadlinePaths(odds, openMeasures);
  // What the headline is about comes first.
  const others = openMeasures.filter(
    ({ of: subject, path }) => subject === undefined && headlinePaths?.has(path.join()) !== true,
  );
  const singles = others.filter(({ row }) => row === undefined);
  const details = openMeasures.filter(
    ({ of: subject }) => subject?.kind === 'units' || (subject?.kind === 'value' && subject.side !== undefined),
  );
  return [
    createElement('p.quiet', describeSource(odds)),
    openMeasures
      .filter((measure) => headlinePaths?.has(measure.path.join()))
      .map((measure) => renderMeasure(context, measure, trace, true)),
    // A single outcome adds nothing to the measures.
    odds.survivors
      ? renderSurvivors(context, odds.survivors)
      : odds.outcomes.length > 1 && renderOutcomes(context, odds),
    eventMeasures.length > 0 && renderEvents(context, eventMeasures),
    sideMeasures.length > 0 && renderSides(context, sideMeasures, trace),
    balance.map((measure) => renderMeasure(context, measure, trace, true)),
    renderLosses(context, odds.forces),
    // Measures are in the order of the combat. If no headline names the relevant ones, the last two are opened.
    groupByTable(others).map(([table, measures]) => renderMeasureTable(context, table, measures, trace)),
    singles.map((measure, index) =>
      renderMeasure(
        context,
        measure,
        trace,
        headlinePaths === undefined && balance.length === 0 && index >= singles.length - 2,
      ),
    ),
    details.map((measure) => renderMeasure(context, measure, trace, false)),
    settled.length > 0 &&
      createElement(
        'p.always',
        `Always: ${settled.map(({ title, mean }) => `${formatInline(context, title)} ${formatDecimal(mean)}`).join(', ')}.`,
      ),
  ];
}

/** The paths of the measures that the first headlines (those with the same words) refer to; undefined if none of them has several values. */
function findHeadlinePaths(
  { headlines = [] }: ReportOdds,
  openMeasures: readonly ReportMeasure[],
): ReadonlySet<string> | undefined {
  const first = headlines.filter(({ words }) => words === headlines[0]?.words);
  const paths = new Set(first.flatMap(({ of: measurePaths }) => measurePaths.map((path) => path.join())));
  return openMeasures.some(({ path }) => paths.has(path.join())) ? paths : undefined;
}

/** How the odds were calculated, and how accurate they are. */
export function describeSource({ method, runs, seed, dropped, estimated = [] }: ReportOdds): string {
  const decisionNote = estimated.map((quantity) => ` Decisions rest on an estimated ${quantity}.`).join('');
  const notes: Readonly<Record<ReportMethod, string>> = {
    exact: 'Exact: everything that can happen was counted.',
    truncated: `Nearly exact: what is left out has a total chance of ${dropped.toExponential(1)}, so no chance is off by more.`,
    sampled: `Estimated from ${formatCount(runs ?? 0)} sampled combats (seed ${seed ?? 0}), with 95% intervals.`,
  };
  return notes[method] + decisionNote;
}

function renderOutcomes(context: RenderContext, { outcomes: likelyOutcomes, others }: ReportOdds): RenderedNode {
  const longest = Math.max(...likelyOutcomes.map(({ share: probability }) => probability));
  const texts = [...likelyOutcomes.map(({ share: probability }) => probability), others].map(formatColumnPercent);
  const rows = [
    ...likelyOutcomes.map(({ summary, share: probability }, index) => ({
      cells: [renderMeter(probability, longest, '', texts[index]), formatHeading(context, summary)],
    })),
    ...(others > 0 ? [{ cells: [renderRemainderMeter(others, texts.at(-1)), otherResultsLabel] }] : []),
  ];
  return createElement(
    'div.outcomes',
    createElement('h3', 'Most likely outcomes'),
    createTable('Most likely outcomes', ['Chance', 'Outcome'], rows),
  );
}

function renderEvents(context: RenderContext, measures: readonly ReportMeasure[]): RenderedNode {
  const rows = measures.map(({ title, side, distribution }) => {
    const { share: probability, ...bounds } = distribution.find(({ value }) => value === 1) ?? { share: 0 };
    const interval = formatInterval(bounds);
    const meter = renderMeter(probability, 1, getSideColour(context, side));
    return { cells: [meter, formatHeading(context, title) + (interval && ` (${interval})`)] };
  });
  return createElement(
    'div.outcomes',
    createElement('h3', 'What may happen'),
    createTable('What may happen, with its chance', ['Chance', 'Event'], rows),
  );
}

function renderSides(
  context: RenderContext,
  measures: readonly ReportMeasure[],
  trace: ReportTrace | undefined,
): RenderedNode {
  return createElement(
    'div.survivors',
    createElement('h3', 'Survivors'),
    createElement(
      'div.figures',
      measures.map((measure) => renderShortMeasure(context, measure, trace)),
    ),
  );
}
