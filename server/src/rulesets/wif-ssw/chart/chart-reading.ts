/** Reads factors and ships on the naval combat chart in use, with the arithmetic. */
import { createAmount, type Amount, type Basis } from '../../../engine/amount';
import { changeBy, pluralize } from '../kit';
import type { Header } from '../data';
import { getChart, lookUp, type ChartLine, type Effects, type LookUp } from './naval-combat-chart';

export interface ChartReading {
  readonly factors: Amount;
  readonly ships: Amount;
  /** The column, including bought shifts; undefined if the factors are too low, or there are no targets. */
  readonly column?: Amount;
  readonly band?: LookUp['band'];
  readonly effects: Effects;
  /** The chart that was read. */
  readonly basis: Basis;
}

/** Lines of the chart, in words. */
export const lineNames: Readonly<Record<ChartLine, string>> = {
  surface: 'surface line',
  navalAir: 'naval air line',
  subAndAsw: 'Sub & ASW line',
};

/** Reads a line of the chart in use, moved by `shift` columns. */
export function readChart(header: Header, line: ChartLine, factors: Amount, ships: Amount, shift = 0): ChartReading {
  const { chart, basis } = getChart(header, line);
  const unshifted = lookUp(chart, line, factors.total, ships.total);
  const { column, band, effects } = lookUp(chart, line, factors.total, ships.total, shift);
  const reading = { factors, ships, band, effects, basis };
  if (column === undefined || unshifted.column === undefined) return reading;
  const appliedShift = column - unshifted.column;
  // a shift by 0 has no line: purchases without effect are mentioned with the column
  const endNote = shift !== 0 && appliedShift === 0 ? ', at the end of the chart: no shift' : '';
  const label = `${pluralize(factors.total, 'factor')} on the ${lineNames[line]}${endNote}`;
  const base = changeBy('combat-chart', { label, by: unshifted.column, basis });
  const shiftModifier = changeBy('surprise-points', {
    label: `columns bought with surprise points${appliedShift === shift ? '' : ', stopped at the end of the chart'}`,
    by: appliedShift,
  });
  return { ...reading, column: createAmount('column of the naval combat chart', base, [shiftModifier]) };
}
