/** How the numbers of variants are written. */
import type { ReportFigure } from '../../library/variants';
import { expected, percentInColumn, plain, signed } from '../../model/wording';

/** A chance as a percentage, a mean as a number. */
export function figureText({ kind, value }: Pick<ReportFigure, 'kind' | 'value'>): string {
  return kind === 'expected' ? expected(value) : percentInColumn(value);
}

/** A difference: of chances in percentage points, always with a decimal. */
export function changeText(kind: ReportFigure['kind'], change: number): string {
  return kind === 'expected' ? signed(change) : signed(Math.round(change * 1000) / 10).replace(/^([+-]?\d+)$/, '$1.0');
}

export function valueText(value: number | string | boolean): string {
  return typeof value === 'number' ? plain(value) : String(value);
}
