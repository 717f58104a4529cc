/** Formats the numbers of variants. */
import type { ReportFigure, ReportStands } from '../../library/variants';
import { expected, percentInColumn, plain, signed } from '../../model/wording';

/** A probability as a percentage, a mean as a number. */
export function figureText({ kind, value }: Pick<ReportFigure, 'kind' | 'value'>): string {
  return kind === 'expected' ? expected(value) : percentInColumn(value);
}

/** A difference; of probabilities in percentage points, always with one decimal. */
export function changeText(kind: ReportFigure['kind'], change: number): string {
  return kind === 'expected' ? signed(change) : signed(Math.round(change * 1000) / 10).replace(/^([+-]?\d+)$/, '$1.0');
}

export function valueText(value: number | string | boolean): string {
  return typeof value === 'number' ? plain(value) : String(value);
}

/** The methods of the odds: `exact`, `exact and sampled from seed 1`. */
export function listMethods(all: readonly ReportStands[]): string {
  const fought = all.flatMap((stands) => ('refused' in stands ? [] : [stands]));
  const methods = fought.map(({ method, seed }) => (seed === undefined ? method : `${method} from seed ${seed}`));
  return [...new Set(methods)].join(' and ');
}
