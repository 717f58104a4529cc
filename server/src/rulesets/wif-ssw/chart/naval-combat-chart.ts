/** The naval combat chart: factors against ships give effects, without a die. */
import type { Basis } from '../../../engine/amount';
import type { Header, NavalCombatChart } from '../data';
import { houseChart } from './house-chart';

/** The kinds of combat that the chart has a scale of factors for. */
export type ChartLine = keyof NavalCombatChart['lines'];

/** How many units each effect hits. */
export interface Effects {
  readonly destroyed: number;
  readonly damaged: number;
  readonly aborted: number;
}

export const noEffects: Effects = { destroyed: 0, damaged: 0, aborted: 0 };

/** The chart in force for a line, and what it is: the one supplied where it has that line, else the house table. */
export function chartOf(header: Header, line: ChartLine = 'subAndAsw'): { chart: NavalCombatChart; basis: Basis } {
  const supplied = header.tables?.navalCombatChart;
  if (typeof supplied === 'object' && supplied.lines[line] !== undefined) {
    return { chart: supplied, basis: { kind: 'supplied-table', name: 'navalCombatChart' } };
  }
  return { chart: houseChart, basis: { kind: 'house-table', name: 'navalCombatChart' } };
}

/** What a look-up found. */
export interface LookUp {
  /** The column, counted from 1; undefined when the factors reach none, or there is nothing to hit. */
  readonly column?: number;
  /** The ship band, as the chart writes it. */
  readonly band?: { readonly from: number; readonly to?: number };
  readonly effects: Effects;
}

/**
 * Reads the chart. Never throws: where a faulty chart has no cell there is no effect.
 * @param factors whole factors; below the first threshold there is no column, and no shift makes one
 * @param ships number of enemy ships; with none there is no column
 * @param shift columns to move, stopping at the first and the last
 */
export function lookUp(chart: NavalCombatChart, line: ChartLine, factors: number, ships: number, shift = 0): LookUp {
  const thresholds = chart.lines[line] ?? [];
  const reached = thresholds.filter((least) => factors >= least).length;
  const row = chart.shipBands.findIndex(([from, to]) => ships >= (from ?? 1) && ships <= (to ?? Infinity));
  const [from, to] = chart.shipBands[row] ?? [];
  const band = row < 0 ? undefined : { from: from ?? 1, to: to ?? undefined };
  if (reached === 0 || ships < 1) return { band, effects: noEffects };
  const column = Math.min(thresholds.length, Math.max(1, reached + shift));
  return { column, band, effects: parseCell(chart.cells[row]?.[column - 1] ?? '-') };
}

/** The effects of a cell such as `X D 2A`; `-` is none. */
export function parseCell(cell: string): Effects {
  const counts = { X: 0, D: 0, A: 0 };
  for (const part of cell.split(' ')) {
    const [count, effect] = [part.slice(0, -1), part.slice(-1)];
    if (effect in counts) counts[effect as keyof typeof counts] += count === '' ? 1 : Number(count);
  }
  return { destroyed: counts.X, damaged: counts.D, aborted: counts.A };
}

/** Effects as the chart writes them: `X D 2A`, `-` for none. */
export function cellOf({ destroyed, damaged, aborted }: Effects): string {
  const parts = [
    [destroyed, 'X'],
    [damaged, 'D'],
    [aborted, 'A'],
  ] as const;
  const written = parts.filter(([count]) => count > 0).map(([count, letter]) => `${count > 1 ? count : ''}${letter}`);
  return written.join(' ') || '-';
}
