/** Fire: factors and ships are read on the naval combat chart, and the effects wait to be given out. */
import { amount } from '../../../engine/amount';
import type { Amount } from '../../../engine/amount';
import type { State, Update } from '../../../engine/combat';
import type { Header } from '../data';
import { chartOf, lookUp, noEffects, parseCell } from '../tables/chart';
import type { ChartLine, Effects } from '../tables/chart';
import { counted } from '../wording';
import { withEffects } from './board';
import type { Board, Struck } from './board';
import { inLetters } from './effects';
import { statement } from './statements';
import type { StatementId } from './statements';

export interface Fire {
  readonly board: Board;
  readonly header: Header;
  readonly id: StatementId;
  readonly when?: (state: State) => boolean;
  readonly line: ChartLine;
  readonly factors: (state: State) => Amount;
  readonly ships: (state: State) => Amount;
  /** By how many columns surprise points have shifted it. */
  readonly shift: (state: State) => number;
  /** What is fired at: the ships of the convoy side, or the submarines. */
  readonly at: Struck;
}

const lineNames: Readonly<Record<ChartLine, string>> = {
  surface: 'surface line',
  navalAir: 'naval air line',
  subAndAsw: 'sub and ASW line',
};

const targetNouns: Readonly<Record<Struck, string>> = { ships: 'ship', subs: 'submarine' };

/** The step of one side's fire. The effects that it gives replace what was pending on the side that it strikes. */
export function fireStep(fire: Fire): Update {
  const { board, id, when, at } = fire;
  return {
    kind: 'update',
    ...statement(id),
    when,
    apply: (state) => withEffects(state, board.pending[at], readChart(fire, state).effects),
    remark: (before) => {
      const { factors, ships, column, effects } = readChart(fire, before);
      const against = `${counted(factors.total, 'factor')} against ${counted(ships.total, targetNouns[at])}`;
      if (column === undefined) return { amounts: [factors, ships], text: `${against}: nothing happens.` };
      return { amounts: [factors, ships, column], text: `${against}, column ${column.total}: ${inLetters(effects)}.` };
    },
  };
}

interface ChartReading {
  readonly factors: Amount;
  readonly ships: Amount;
  /** The column, where there is one, with the columns that were bought. */
  readonly column?: Amount;
  readonly effects: Effects;
}

function readChart({ header, line, factors: factorsOf, ships: shipsOf, shift }: Fire, state: State): ChartReading {
  const { chart, basis } = chartOf(header, line);
  const [factors, ships] = [factorsOf(state), shipsOf(state)];
  const unshifted = lookUp(chart, line, factors.total, ships.total, 0);
  const { column, effects } = lookUp(chart, line, factors.total, ships.total, shift(state));
  if (column === undefined || unshifted.column === undefined) return { factors, ships, effects: noEffects };
  const base = {
    rule: 'combat-chart',
    what: `${counted(factors.total, 'factor')} on the ${lineNames[line]}`,
    by: unshifted.column,
    basis,
  };
  const moved = { rule: 'surprise-points', what: 'columns bought with surprise points', by: column - unshifted.column };
  return {
    factors,
    ships,
    column: amount('column of the naval combat chart', base, [moved]),
    effects: bounded(effects),
  };
}

/** More effects of a kind than this are not given: a bound for cells that a scenario supplies. */
const cellLimit = 99;

function bounded({ destroyed, damaged, aborted }: Effects): Effects {
  const within = (count: number): number => Math.min(cellLimit, count);
  return { destroyed: within(destroyed), damaged: within(damaged), aborted: within(aborted) };
}

/** The most effects of one kind that a reading can give. */
export function mostEffects(header: Header, lines: readonly ChartLine[]): number {
  const cells = lines.flatMap((line) => chartOf(header, line).chart.cells.flat());
  return cells.reduce((most, cell) => Math.max(most, ...Object.values(bounded(parseCell(cell)))), 0);
}
