/** Fire: looks up factors and ships on the naval combat chart; the effects become pending. */
import type { Amount } from '../../../engine/amount';
import type { State, Update } from '../../../engine/combat';
import { memoize } from '../../memoize';
import { pluralize } from '../kit';
import { getChart, parseCell, type ChartLine, type Effects } from '../chart/naval-combat-chart';
import { readChart, type ChartReading } from '../chart/chart-reading';
import type { Header, NavalCombatChart } from '../data';
import { setEffects, type Board, type TargetSide } from './board';
import { formatReading } from './effects';
import { createStepHead, type StepKindId } from './step-kinds';

export interface Fire {
  readonly board: Board;
  readonly header: Header;
  readonly id: StepKindId;
  readonly when?: (state: State) => boolean;
  readonly line: ChartLine;
  readonly countFactors: (state: State) => Amount;
  readonly countShips: (state: State) => Amount;
  /** The number of columns by which surprise points have shifted the fire. */
  readonly shift: (state: State) => number;
  /** The target of the fire: the ships of the convoy side, or the submarines. */
  readonly targetSide: TargetSide;
}

const targetNouns: Readonly<Record<TargetSide, string>> = { ships: 'ship', subs: 'submarine' };

/** The fire of one side. Its effects replace the pending effects on the target side. */
export function createFireStep(fire: Fire): Update {
  const { board, id, when, targetSide } = fire;
  const readings = new WeakMap<State, ChartReading>();
  const getReadingAt = (state: State): ChartReading => {
    const reading = readings.get(state) ?? computeReading(fire, state);
    readings.set(state, reading);
    return reading;
  };
  return {
    kind: 'update',
    ...createStepHead(id),
    when,
    apply: (state) => setEffects(state, board.pending[targetSide], getReadingAt(state).effects),
    amounts: (before) => {
      const { factors, ships, column } = getReadingAt(before);
      return column === undefined ? [factors, ships] : [factors, ships, column];
    },
    remark: (before) => {
      const { factors, ships, column, effects } = getReadingAt(before);
      const fireText = `${pluralize(factors.total, 'factor')} against ${pluralize(ships.total, targetNouns[targetSide])}`;
      if (column === undefined) return `${fireText}: nothing happens.`;
      return `${fireText}, column ${column.total}: ${formatReading(effects)}.`;
    },
  };
}

/** The reading in a state, with effects within the bound of the board. */
function computeReading({ header, line, countFactors, countShips, shift }: Fire, state: State): ChartReading {
  const reading = readChart(header, line, countFactors(state), countShips(state), shift(state));
  return { ...reading, effects: limitEffects(reading.effects) };
}

/** The most effects of one kind that a cell can give: a bound for cells that a scenario supplies. */
const cellLimit = 99;

function limitEffects({ destroyed, damaged, aborted }: Effects): Effects {
  const limitToCell = (count: number): number => Math.min(cellLimit, count);
  return { destroyed: limitToCell(destroyed), damaged: limitToCell(damaged), aborted: limitToCell(aborted) };
}

/** The most effects of one kind that a reading can give. */
export function computeMaxEffects(header: Header, lines: readonly ChartLine[]): number {
  return Math.max(0, ...lines.map((line) => findMaxEffects(getChart(header, line).chart.cells)));
}

const findMaxEffects = memoize((cells: NavalCombatChart['cells']): number =>
  cells
    .flatMap((row) => row.map((cell) => limitEffects(parseCell(cell))))
    .reduce((max, { destroyed, damaged, aborted }) => Math.max(max, destroyed, damaged, aborted), 0),
);
