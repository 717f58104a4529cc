/** Formats the numbers of variants. */
import type { ReportFigure, VariantResult } from '../protocol';
import { formatExpected, formatColumnPercent, formatNumber, formatSigned } from '../model/wording';

/** A probability as a percentage, a mean as a number. */
export function formatFigure({ kind, value }: Pick<ReportFigure, 'kind' | 'value'>): string {
  return kind === 'expected' ? formatExpected(value) : formatColumnPercent(value);
}

/** A difference; of probabilities in percentage points, always with one decimal. */
export function formatChange(kind: ReportFigure['kind'], change: number): string {
  return kind === 'expected'
    ? formatSigned(change)
    : formatSigned(Math.round(change * 1000) / 10).replace(/^([+-]?\d+)$/, '$1.0');
}

export function formatValue(value: number | string | boolean): string {
  return typeof value === 'number' ? formatNumber(value) : String(value);
}

/** The methods of the odds: `exact`, `exact and sampled from seed 1`. */
export function listMethods(all: readonly VariantResult[]): string {
  const results = all.flatMap((result) => ('refused' in result ? [] : [result]));
  const methods = results.map(({ method, seed }) => (seed === undefined ? method : `${method} from seed ${seed}`));
  return [...new Set(methods)].join(' and ');
}
