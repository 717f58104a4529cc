/** Renders the result of a resolved combat, compared with the expected values. */
import { formatColumnPercent } from '../model/wording';
import type { ReportMeasure, ReportOdds, ReportTrace } from '../protocol';
import { breakDown, type Breakdown } from './breakdown';
import { computeProbabilityAtLeast } from './distribution';
import { formatHeading, type RenderContext } from './render-context';
import { createElement, createTable, alignRight, type RenderedNode } from './element';
import { formatDecimal } from './format';

type Result = ReportTrace['measures'][number];

/** More results are grouped by unit if possible. */
const maxRows = 12;

export function renderOutcome(
  context: RenderContext,
  { measures }: ReportTrace,
  odds: ReportOdds | undefined,
): RenderedNode {
  const isWorthShowing = ({ value, path }: Result): boolean =>
    value !== 0 || (findMeasure(odds, path)?.mean ?? 0) > 0 || odds === undefined;
  const shownMeasures = measures.filter(isWorthShowing);
  if (shownMeasures.length === 0) return createElement('p.quiet', 'Nothing was gained and nothing lost.');
  if (shownMeasures.length <= maxRows) return renderList(context, shownMeasures, odds);
  const { tables, others } = breakDown(measures);
  const otherMeasures = others.filter(isWorthShowing);
  return createElement(
    'div.outcomes',
    otherMeasures.length > 0 && renderList(context, otherMeasures, odds),
    tables.map(({ aspects, units }) => {
      const shownUnits = units.filter((unit) => [...unit.measures.values()].some(isWorthShowing));
      return shownUnits.length > 0 && renderByUnit(context, { aspects, units: shownUnits }, odds);
    }),
  );
}

function renderList(context: RenderContext, results: readonly Result[], odds: ReportOdds | undefined): RenderedNode {
  const columns = [
    'Measure',
    alignRight('Result'),
    ...(odds ? [alignRight('On average'), alignRight('This many or more')] : []),
  ];
  return createTable(
    'Result',
    columns,
    results.map(({ title, value, path }) => {
      const measure = findMeasure(odds, path);
      const expected = measure ? formatExpected(measure, value) : ['', ''];
      return {
        class: value === 0 ? 'zero' : undefined,
        cells: [
          formatHeading(context, title),
          createElement('strong', formatResult(value, measure)),
          ...(odds ? expected : []),
        ],
      };
    }),
  );
}

/** A row for each unit, or a column if there are more results than units. */
function renderByUnit(
  context: RenderContext,
  { aspects, units }: Breakdown<Result>,
  odds: ReportOdds | undefined,
): RenderedNode {
  const unitTitles = units.map(({ title }) => formatHeading(context, title));
  const results = units.map(({ measures }) => aspects.map((aspect) => measures.get(aspect)));
  const aspectTitles = aspects.map((aspect) => formatHeading(context, aspect));
  const isTransposed = aspects.length > units.length;
  const rows = isTransposed ? aspects.map((_, index) => results.map((ofUnit) => ofUnit[index])) : results;
  return createTable(
    `Result: ${aspects.join(', ')}`,
    ['Result', ...(isTransposed ? unitTitles : aspectTitles).map(alignRight)],
    rows.map((row, index) => ({
      class: row.every((result) => (result?.value ?? 0) === 0) ? 'zero' : undefined,
      cells: [
        (isTransposed ? aspectTitles : unitTitles)[index],
        ...row.map((result) => result && renderResult(result, odds)),
      ],
    })),
  );
}

function renderResult({ value, path }: Result, odds: ReportOdds | undefined): RenderedNode {
  const measure = findMeasure(odds, path);
  const words = measure && (isEvent(measure) ? formatLikelihood(measure) : `${formatDecimal(measure.mean)} on average`);
  const expected = words !== undefined && createElement('span.quiet', ` (${words})`);
  return createElement('span', createElement('strong', formatResult(value, measure)), expected);
}

/** The mean, and the probability of as much or more; an event has no mean. */
function formatExpected(measure: ReportMeasure, value: number): readonly string[] {
  if (isEvent(measure)) return ['', formatLikelihood(measure)];
  return [formatDecimal(measure.mean), formatColumnPercent(computeProbabilityAtLeast(measure, value))];
}

function formatResult(value: number, measure: ReportMeasure | undefined): string {
  if (!measure || !isEvent(measure)) return String(value);
  return value === 0 ? 'No' : 'Yes';
}

function formatLikelihood({ mean }: ReportMeasure): string {
  return `${formatColumnPercent(mean)} likely`;
}

function isEvent({ of: subject }: ReportMeasure): boolean {
  return subject?.kind === 'event';
}

function findMeasure(odds: ReportOdds | undefined, path: readonly string[]): ReportMeasure | undefined {
  return odds?.measures.find((measure) => measure.path.join() === path.join());
}
