/** The naval combat chart: factors against ships give effects, without a die. */
import type { Basis } from '../../../engine/amount';
import type { Header, NavalCombatChart } from '../data';
import { houseChart } from './house-chart';

/** The kinds of combat that have a scale of factors on the chart. */
export type ChartLine = keyof NavalCombatChart['lines'];

/** The number of units that each effect hits. */
export interface Effects {
  readonly destroyed: number;
  readonly damaged: number;
  readonly aborted: number;
}

export const noEffects: Effects = { destroyed: 0, damaged: 0, aborted: 0 };

/** The chart for a line, and its basis: the supplied one if it has that line, otherwise the house table. */
export function getChart(header: Header, line: ChartLine = 'subAndAsw'): { chart: NavalCombatChart; basis: Basis } {
  const supplied = header.tables?.navalCombatChart;
  if (typeof supplied === 'object' && supplied.lines[line] !== undefined) {
    return { chart: supplied, basis: { kind: 'supplied-table', name: 'navalCombatChart' } };
  }
  return { chart: houseChart, basis: { kind: 'house-table', name: 'navalCombatChart' } };
}

/** The result of a look-up. */
export interface LookUp {
  /** The column, from 1; undefined if the factors are too low, or there are no targets. */
  readonly column?: number;
  /** The ship band, as the chart writes it. */
  readonly band?: { readonly from: number; readonly to?: number };
  readonly effects: Effects;
}

/**
 * Looks up the chart. Never throws: a missing cell of an invalid chart has no effect.
 * @param factors whole factors; below the first threshold there is no column, even with a shift
 * @param ships number of enemy ships; no column if 0
 * @param shift columns to move, limited to the first and the last
 */
export function lookUp(chart: NavalCombatChart, line: ChartLine, factors: number, ships: number, shift = 0): LookUp {
  const thresholds = chart.lines[line] ?? [];
  const reachedColumns = thresholds.filter((threshold) => factors >= threshold).length;
  const row = chart.shipBands.findIndex(([from, to]) => ships >= (from ?? 1) && ships <= (to ?? Infinity));
  const [from, to] = chart.shipBands[row] ?? [];
  const band = row < 0 ? undefined : { from: from ?? 1, to: to ?? undefined };
  if (reachedColumns === 0 || ships < 1) return { band, effects: noEffects };
  const column = Math.min(thresholds.length, Math.max(1, reachedColumns + shift));
  return { column, band, effects: parseCell(chart.cells[row]?.[column - 1] ?? '-') };
}

/** Parses a cell such as `X D 2A`; `-` is no effect. */
export function parseCell(cell: string): Effects {
  const counts = { X: 0, D: 0, A: 0 };
  for (const part of cell.split(' ')) {
    const [count, effect] = [part.slice(0, -1), part.slice(-1)];
    if (effect in counts) counts[effect as keyof typeof counts] += count === '' ? 1 : Number(count);
  }
  return { destroyed: counts.X, damaged: counts.D, aborted: counts.A };
}

/** Formats effects as a chart cell: `X D 2A`, `-` for none. */
export function formatCell({ destroyed, damaged, aborted }: Effects): string {
  const parts = [
    [destroyed, 'X'],
    [damaged, 'D'],
    [aborted, 'A'],
  ] as const;
  const cellParts = parts.filter(([count]) => count > 0).map(([count, letter]) => `${count > 1 ? count : ''}${letter}`);
  return cellParts.join(' ') || '-';
}
