/** Renders the result of a resolved combat, compared with the expected values. */
import { percentInColumn } from '../model/wording';
import type { ReportMeasure, ReportOdds, ReportTrace } from '../protocol';
import { brokenDown } from './breakdown';
import type { Breakdown } from './breakdown';
import { chanceOfAtLeast } from './distribution';
import { headed } from './drawing';
import type { Drawing } from './drawing';
import { element, table } from './element';
import type { Drawn } from './element';
import { decimal } from './format';

type Result = ReportTrace['measures'][number];

/** More results are grouped by unit if possible. */
const maxRows = 12;

export function outcome(drawing: Drawing, { measures }: ReportTrace, odds: ReportOdds | undefined): Drawn {
  const isWorthShowing = ({ value, path }: Result): boolean =>
    value !== 0 || (measureOf(odds, path)?.mean ?? 0) > 0 || odds === undefined;
  const shown = measures.filter(isWorthShowing);
  if (shown.length === 0) return element('p', { class: 'quiet' }, 'Nothing was gained and nothing lost.');
  if (shown.length <= maxRows) return list(drawing, shown, odds);
  const { tables, others } = brokenDown(measures);
  const alone = others.filter(isWorthShowing);
  return element(
    'div',
    { class: 'outcomes' },
    alone.length > 0 && list(drawing, alone, odds),
    tables.map(({ aspects, units }) => {
      const worth = units.filter((unit) => [...unit.measures.values()].some(isWorthShowing));
      return worth.length > 0 && byUnit(drawing, { aspects, units: worth }, odds);
    }),
  );
}

function list(drawing: Drawing, results: readonly Result[], odds: ReportOdds | undefined): Drawn {
  const columns = [
    { title: 'Measure' },
    { title: 'Result', number: true },
    ...(odds
      ? [
          { title: 'On average', number: true },
          { title: 'This many or more', number: true },
        ]
      : []),
  ];
  return table(
    'Result',
    columns,
    results.map(({ title, value, path }) => {
      const measure = measureOf(odds, path);
      const expected = measure ? expectedOf(measure, value) : ['', ''];
      return {
        class: value === 0 ? 'zero' : undefined,
        cells: [headed(drawing, title), element('strong', {}, came(value, measure)), ...(odds ? expected : [])],
      };
    }),
  );
}

/** A row for each unit, or a column if there are more results than units. */
function byUnit(drawing: Drawing, { aspects, units }: Breakdown<Result>, odds: ReportOdds | undefined): Drawn {
  const titles = units.map(({ title }) => headed(drawing, title));
  const results = units.map(({ measures }) => aspects.map((aspect) => measures.get(aspect)));
  const inHeads = aspects.map((aspect) => headed(drawing, aspect));
  const across = aspects.length > units.length;
  const rows = across ? aspects.map((_, index) => results.map((ofUnit) => ofUnit[index])) : results;
  return table(
    `Result: ${aspects.join(', ')}`,
    [{ title: 'Result' }, ...(across ? titles : inHeads).map((title) => ({ title, number: true }))],
    rows.map((row, index) => ({
      class: row.every((result) => (result?.value ?? 0) === 0) ? 'zero' : undefined,
      cells: [(across ? inHeads : titles)[index], ...row.map((result) => result && resultOf(result, odds))],
    })),
  );
}

function resultOf({ value, path }: Result, odds: ReportOdds | undefined): Drawn {
  const measure = measureOf(odds, path);
  const words = measure && (isEvent(measure) ? likely(measure) : `${decimal(measure.mean)} on average`);
  const expected = words !== undefined && element('span', { class: 'quiet' }, ` (${words})`);
  return element('span', {}, element('strong', {}, came(value, measure)), expected);
}

/** The mean, and the probability of as much or more; an event has no mean. */
function expectedOf(measure: ReportMeasure, value: number): readonly string[] {
  if (isEvent(measure)) return ['', likely(measure)];
  return [decimal(measure.mean), percentInColumn(chanceOfAtLeast(measure, value))];
}

function came(value: number, measure: ReportMeasure | undefined): string {
  if (!measure || !isEvent(measure)) return String(value);
  return value === 0 ? 'No' : 'Yes';
}

function likely({ mean }: ReportMeasure): string {
  return `${percentInColumn(mean)} likely`;
}

function isEvent({ of }: ReportMeasure): boolean {
  return of?.kind === 'event';
}

function measureOf(odds: ReportOdds | undefined, path: readonly string[]): ReportMeasure | undefined {
  return odds?.measures.find((measure) => measure.path.join() === path.join());
}
