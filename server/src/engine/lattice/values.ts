/**
 * What rounds of volleys are worth from any state, on lattices: a joint state is worth what the states after a repetition are, each by its
 * share. Only states that can be met are worked out, each once.
 */
import type { State } from '../combat';
import type { Reading } from '../outcome';
import type { Calculation } from '../progress';
import { afterFree } from './free';
import { Binomials } from './gunnery';
import { Layers } from './layer';
import type { Layer, Spot } from './layer';
import { Repetition } from './repetition';
import type { Branch } from './branching';
import type { Body } from './body';

/** Numbers of hits less likely than this bear on no digit of a value. */
const negligible = 1e-18;

/** Multiplications in a slice: some milliseconds. */
const sliceLength = 1_000_000;

/** The value of a joint state that is being worked out: whoever asks for it meanwhile has come back to it. */
const underWay = Infinity;

const nothingKnown = new Float64Array(0);

/** What working out a joint state costs besides, in multiplications. */
const visitCost = 5_000;

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
  readonly positions: Int32Array;
  readonly shares: Float64Array;
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
  /** The work at which the slice ends. */
  #until = 0;
  #isPaused = false;

  /**
   * @param aim what is read at the end of the rounds
   * @param most multiplications for one answer, beyond which there are too many states: a second has some 200 million
   */
  constructor(
    readonly body: Body,
    readonly aim: Reading,
    readonly most: number,
  ) {
    const follows = body.tail.length > 0;
    this.#layers = new Layers(body, follows);
    this.#repetition = new Repetition(this.#layers, new Binomials(negligible));
    this.#ends = follows ? new Table() : this.#heads;
  }

  /**
   * The value of the rounds from a state on, worked out in slices: what a slice has found is kept when it is cut short.
   * @returns undefined where there are too many states, or where lattices do not do
   */
  *of(state: State): Calculation<number | undefined> {
    if (this.#layers.isAnyoneStruck(state)) this.isUnfit = true;
    if (this.isUnfit) return undefined;
    const { layer, first, second } = this.#layers.spotOf(state);
    const most = this.#work + this.most;
    for (;;) {
      this.#until = this.#work + sliceLength;
      const value = this.#head(layer, first, second);
      if (this.isUnfit) return undefined;
      if (!this.#isPaused) return value;
      this.#isPaused = false;
      if (this.#work >= most) return undefined;
      yield { done: this.#work + this.most - most, of: this.most, unit: 'steps' };
    }
  }

  #head(layer: Layer, first: number, second: number): number {
    const known = this.#heads.get(layer, first, second);
    if (known === underWay) this.isUnfit = true;
    if (!Number.isNaN(known)) return known;
    this.#heads.set(layer, first, second, underWay);
    const value = this.#repeat(layer, first, second);
    this.#heads.set(layer, first, second, this.#isPaused ? NaN : value);
    return value;
  }

  /** The value after the volleys of a repetition. */
  #end(layer: Layer, first: number, second: number): number {
    const { combat, tail } = this.body;
    if (tail.length === 0) return this.#head(layer, first, second);
    const known = this.#ends.get(layer, first, second);
    if (!Number.isNaN(known)) return known;
    const spot = this.#layers.spotOf(afterFree(combat, tail, this.#stateAt(layer, first, second)));
    const value = this.#head(spot.layer, spot.first, spot.second);
    if (!this.#isPaused) this.#ends.set(layer, first, second, value);
    return value;
  }

  /** The value of a joint state by what a repetition makes of it. */
  #repeat(layer: Layer, first: number, second: number): number {
    const state = this.#stateAt(layer, first, second);
    if (!this.body.rounds.again(state)) return this.aim(state);
    if (this.#work >= this.#until) this.#isPaused = true;
    if (this.#isPaused) return 0;
    const orders = this.#repetition.ordersIn(state);
    if (!orders) this.isUnfit = true;
    if (!orders || this.isUnfit) return 0;
    const spot = this.#repetition.headOf(layer, first, second);
    const here: Spot = { layer, first, second, firstFiring: first, secondFiring: second };
    const isBack = this.#repetition.isLeftAlone(here);
    const branches = this.#repetition.branchesFrom(orders, spot).map(copyOf);
    const leaving = { value: 0, stays: 0 };
    for (const branch of branches) this.#add(branch, isBack ? here : undefined, leaving);
    if (this.isUnfit || this.#isPaused) return 0;
    // What a slice has only begun is not counted: it is begun again in the next.
    this.#work += visitCost;
    for (const { spans } of branches) this.#work += spans[0].positions.length * spans[1].positions.length;
    if (leaving.stays === 0) return leaving.value;
    return leaving.stays >= 1 ? this.aim(state) : leaving.value / (1 - leaving.stays);
  }

  /** Adds up what a branch is worth; what comes back to a spot is counted apart. */
  #add({ layer, spans: [rows, columns] }: Copy, back: Spot | undefined, to: { value: number; stays: number }): void {
    const { positions, shares } = columns;
    for (let i = 0; i < rows.positions.length && !this.isUnfit && !this.#isPaused; i++) {
      const row = rows.positions[i]!;
      const known = this.#ends.row(layer, row) ?? nothingKnown;
      let value = 0;
      for (let j = 0; j < positions.length; j++) {
        const worth = known[positions[j]!]!;
        if (worth < underWay) value += shares[j]! * worth;
        else if (back?.layer === layer && back.first === row && back.second === positions[j])
          to.stays += rows.shares[i]! * shares[j]!;
        else value += shares[j]! * this.#end(layer, row, positions[j]!);
      }
      to.value += rows.shares[i]! * value;
    }
  }

  #stateAt(layer: Layer, first: number, second: number): State {
    return this.#layers.stateAt({ layer, first, second, firstFiring: first, secondFiring: second });
  }
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
