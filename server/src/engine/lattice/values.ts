/**
 * The values of rounds of volleys from any state, on lattices: the value of a joint state is the mean of those after a repetition, weighted
 * by their shares. Only states that can be met are worked out, each once.
 */
import type { State } from '../combat';
import type { Quantity } from '../outcome';
import { quietly } from '../progress';
import type { Calculation, Progress } from '../progress';
import { afterFree } from './free';
import { Binomials } from './gunnery';
import { Layers } from './layer';
import type { Layer, LatticePoint } from './layer';
import { Repetition } from './repetition';
import type { Branch } from './branching';
import type { Body } from './body';

/** Numbers of hits less likely than this bear on no digit of a value. */
const negligible = 1e-18;

/** Multiplications in a slice: a tenth of a millisecond, a millisecond or two before anything is compiled to machine code. */
const sliceLength = 50_000;

/** What it takes to find out which state follows, in multiplications. */
const nextCost = 500;

const nothingKnown = new Float64Array(0);

/** What working out a joint state costs besides, in multiplications, and what following a branch of it does. */
const visitCost = 5_000;
const branchCost = 200;

/** Values by layer and positions; NaN where they are not known. */
class Table {
  readonly #rows = new Map<Layer, Float64Array[]>();

  get(layer: Layer, row: number, column: number): number {
    return this.#rows.get(layer)?.[row]?.[column] ?? NaN;
  }

  set(layer: Layer, row: number, column: number, value: number): void {
    let rows = this.#rows.get(layer);
    if (!rows) this.#rows.set(layer, (rows = []));
    let cells = rows[row];
    if (!cells || column >= cells.length) {
      const wider = new Float64Array(Math.max(column + 1, 2 * (cells?.length ?? 8))).fill(NaN);
      if (cells) wider.set(cells);
      rows[row] = cells = wider;
    }
    cells[column] = value;
  }

  /** The values of a row, which hold until it grows; a column may be beyond its end. */
  row(layer: Layer, row: number): Float64Array | undefined {
    return this.#rows.get(layer)?.[row];
  }
}

/** Positions of a side with their shares: a copy of a span. */
interface Shares {
  readonly positions: readonly number[];
  readonly shares: readonly number[];
}

/** Values of rounds without a limit. */
export class LatticeValues {
  /** Whether lattices have turned out not to do: then nothing can be asked any more. */
  isUnfit = false;
  readonly #layers: Layers;
  readonly #repetition: Repetition;
  /** At the head of a repetition, and after its volleys; the same where nothing can follow them. */
  readonly #heads = new Table();
  readonly #ends: Table;
  #work = 0;
  /** Multiplications of this slice, with what else takes as long. */
  #inSlice = 0;

  /**
   * @param aim what is read at the end of the rounds
   * @param maxWork multiplications for one answer, beyond which there are too many states: a second has some 200 million
   */
  constructor(
    readonly body: Body,
    readonly aim: Quantity,
    readonly maxWork: number,
  ) {
    const follows = body.tail.length > 0;
    this.#layers = new Layers(body, follows);
    this.#repetition = new Repetition(this.#layers, new Binomials(negligible));
    this.#ends = follows ? new Table() : this.#heads;
  }

  /**
   * The value of the rounds from a state on, worked out in slices; what was found stays known.
   * @returns undefined where there are too many states, or where lattices cannot be used
   */
  *of(state: State): Calculation<number | undefined> {
    if (this.#layers.isAnyoneStruck(state)) this.isUnfit = true;
    if (this.isUnfit) return undefined;
    const root = this.#layers.pointOf(state);
    const begun = this.#work;
    const open = new Table();
    const visits: Visit[] = [];
    let wanted = this.#isKnown(root) ? undefined : root;
    for (;;) {
      if (wanted) {
        // A state that leads to itself otherwise than at once.
        if (open.get(wanted.layer, wanted.first, wanted.second) === 1) this.isUnfit = true;
        open.set(wanted.layer, wanted.first, wanted.second, 1);
        const progress: Progress = { done: this.#work - begun, of: this.maxWork, unit: 'steps' };
        const visit = this.isUnfit ? undefined : yield* quietly(this.#visit(wanted), progress);
        if (visit) visits.push(visit);
      }
      const visit = visits.at(-1);
      if (this.isUnfit || !visit) break;
      wanted = this.#goOn(visit);
      if (visit.isDone) visits.pop();
      if (!this.#isTimeToPause()) continue;
      if (this.#work - begun >= this.maxWork) return undefined;
      this.#inSlice = 0;
      yield { done: this.#work - begun, of: this.maxWork, unit: 'steps' };
    }
    return this.isUnfit ? undefined : this.#heads.get(root.layer, root.first, root.second);
  }

  #isTimeToPause(): boolean {
    return this.#inSlice >= sliceLength;
  }

  #isKnown({ layer, first, second }: LatticePoint): boolean {
    return !Number.isNaN(this.#heads.get(layer, first, second));
  }

  /** Begins to work out a joint state; undefined where it is known at once, or where lattices cannot be used. */
  *#visit({ layer, first, second }: LatticePoint): Generator<void, Visit | undefined, void> {
    const here: LatticePoint = { layer, first, second, firstFiring: first, secondFiring: second };
    const state = this.#layers.stateAt(here);
    this.#work += visitCost;
    this.#inSlice += visitCost;
    if (!this.body.rounds.again(state)) return void this.#heads.set(layer, first, second, this.aim(state));
    const orders = this.#repetition.ordersIn(state);
    if (!orders) return void (this.isUnfit = true);
    const point = this.#repetition.headOf(layer, first, second);
    const back = this.#repetition.returns(point, here) ? point : undefined;
    const branches: Copy[] = [];
    for (const branch of yield* this.#repetition.branchesFrom(orders, point)) {
      const [rows, columns] = branch.spans;
      branches.push(copyOf(branch));
      this.#work += rows.count * columns.count;
      this.#inSlice += branchCost;
      if (!this.#isTimeToPause()) continue;
      this.#inSlice = 0;
      yield;
    }
    return { here, back, branches, branch: 0, row: 0, column: 0, inRow: 0, value: 0, selfLoop: 0, isDone: false };
  }

  /**
   * Adds up the value of a joint state, as far as it is known and until it is time to pause.
   * @returns the state that must be known to go on, if that is why it stops
   */
  #goOn(visit: Visit): LatticePoint | undefined {
    const { branches, here } = visit;
    for (; visit.branch < branches.length; visit.branch++, visit.row = 0) {
      const branch = branches[visit.branch]!;
      const [rows, columns] = branch.spans;
      for (; visit.row < rows.positions.length; visit.row++, visit.column = 0) {
        if (this.#isTimeToPause()) return undefined;
        const wanted = this.#addRow(visit, branch);
        if (wanted || visit.column < columns.positions.length) return wanted;
        visit.value += rows.shares[visit.row]! * visit.inRow;
        visit.inRow = 0;
        this.#inSlice += columns.positions.length;
      }
    }
    visit.isDone = true;
    const { selfLoop, value } = visit;
    const total = selfLoop >= 1 ? this.aim(this.#layers.stateAt(here)) : value / (1 - selfLoop);
    this.#heads.set(here.layer, here.first, here.second, total);
    return undefined;
  }

  /** Adds up the rest of a row, as far as it is known; what comes back to the state itself is counted apart. */
  #addRow(visit: Visit, { layer, spans: [rows, columns] }: Copy): LatticePoint | undefined {
    const row = rows.positions[visit.row]!;
    const known = this.#ends.row(layer, row) ?? nothingKnown;
    const { positions, shares } = columns;
    const { back } = visit;
    for (; visit.column < positions.length; visit.column++) {
      const column = positions[visit.column]!;
      const share = shares[visit.column]!;
      let value = known[column] ?? NaN;
      if (Number.isNaN(value)) {
        if (back?.layer === layer && back.first === row && back.second === column) {
          visit.selfLoop += rows.shares[visit.row]! * share;
          continue;
        }
        if (this.#isTimeToPause()) return undefined;
        this.#inSlice += nextCost;
        const next = this.#headAfter(layer, row, column);
        value = this.#heads.get(next.layer, next.first, next.second);
        if (Number.isNaN(value)) return next;
        this.#ends.set(layer, row, column, value);
      }
      visit.inRow += share * value;
    }
    return undefined;
  }

  /** Where the next repetition begins after the volleys of one. */
  #headAfter(layer: Layer, first: number, second: number): LatticePoint {
    const { combat, tail } = this.body;
    const end: LatticePoint = { layer, first, second, firstFiring: first, secondFiring: second };
    return tail.length === 0 ? end : this.#layers.pointOf(afterFree(combat, tail, this.#layers.stateAt(end)));
  }
}

/** A joint state that is being worked out, and how far that has come. */
interface Visit {
  readonly here: LatticePoint;
  /** What the head of a repetition makes of the joint state, where that leads straight back to it if nobody is hit. */
  readonly back: LatticePoint | undefined;
  readonly branches: readonly Copy[];
  branch: number;
  row: number;
  column: number;
  /** The value of the columns of this row so far. */
  inRow: number;
  value: number;
  /** The probability of coming straight back. */
  selfLoop: number;
  isDone: boolean;
}

interface Copy {
  readonly layer: Layer;
  readonly spans: readonly [Shares, Shares];
}

function copyOf({ layer, spans }: Branch): Copy {
  const [first, second] = spans.map(({ positions, shares, count }) => ({
    positions: positions.slice(0, count),
    shares: shares.slice(0, count),
  }));
  return { layer, spans: [first!, second!] };
}
