/** What a resolved combat came to, beside what was to be expected. */
import type { ReportOdds, ReportTrace } from '../../../server/src/protocol';
import { chanceOfAtLeast } from './distribution';
import { element, table } from './dom';
import { decimal, percent } from './format';

export function outcome(trace: ReportTrace, odds: ReportOdds | undefined): HTMLElement {
  const rows = trace.measures.filter(
    ({ value, path }) => value !== 0 || (measureOf(odds, path)?.mean ?? 0) > 0 || odds === undefined,
  );
  if (rows.length === 0) return element('p', { class: 'quiet' }, 'Nothing was gained and nothing lost.');
  const columns = [
    { title: 'Measure' },
    { title: 'Result', number: true },
    ...(odds
      ? [
          { title: 'Expected', number: true },
          { title: 'Chance of so many or more', number: true },
        ]
      : []),
  ];
  return table(
    'Result',
    columns,
    rows.map(({ title, value, path }) => {
      const measure = measureOf(odds, path);
      const expected = measure ? [decimal(measure.mean), percent(chanceOfAtLeast(measure, value))] : ['', ''];
      return {
        class: value === 0 ? 'zero' : undefined,
        cells: [title, element('strong', {}, String(value)), ...(odds ? expected : [])],
      };
    }),
  );
}

function measureOf(odds: ReportOdds | undefined, path: readonly string[]): ReportOdds['measures'][number] | undefined {
  return odds?.measures.find((measure) => measure.path.join() === path.join());
}
