/**
 * What rounds of volleys are worth from any state, on lattices: a joint state is worth what the states after a repetition are, each by its
 * share. Only states that can be met are worked out, each once.
 */
import type { State } from '../combat';
import type { Reading } from '../outcome';
import { afterFree } from './free';
import { Binomials } from './gunnery';
import { Layers } from './layer';
import type { Layer, Spot } from './layer';
import { Repetition } from './repetition';
import type { Branch } from './branching';
import type { Body } from './body';

/** Numbers of hits less likely than this bear on no digit of a value. */
const negligible = 1e-18;

/** Multiplications beyond which there are too many states: about a second. */
const mostWork = 150_000_000;

/** The value of a joint state that is being worked out: whoever asks for it meanwhile has come back to it. */
const underWay = Infinity;

/** Why a value could not be worked out. */
export type Failure = 'unfit' | 'too-large';

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
  failure: Failure | undefined;
  readonly #layers: Layers;
  readonly #repetition: Repetition;
  /** At the head of a repetition, and after its volleys; the same where nothing can follow them. */
  readonly #heads = new Table();
  readonly #ends: Table;
  #work = 0;

  /** @param aim what is read at the end of the rounds */
  constructor(
    readonly body: Body,
    readonly aim: Reading,
  ) {
    const follows = body.tail.length > 0;
    this.#layers = new Layers(body, follows);
    this.#repetition = new Repetition(this.#layers, new Binomials(negligible));
    this.#ends = follows ? new Table() : this.#heads;
  }

  /** The value of the rounds from a state on; undefined, from then on, where something has failed. */
  of(state: State): number | undefined {
    if (this.#layers.isAnyoneStruck(state)) this.failure = 'unfit';
    if (this.failure) return undefined;
    const { layer, first, second } = this.#layers.spotOf(state);
    const value = this.#head(layer, first, second);
    return this.failure ? undefined : value;
  }

  #head(layer: Layer, first: number, second: number): number {
    const known = this.#heads.get(layer, first, second);
    if (known === underWay) this.failure = 'unfit';
    if (!Number.isNaN(known)) return known;
    this.#heads.set(layer, first, second, underWay);
    const value = this.#repeat(layer, first, second);
    this.#heads.set(layer, first, second, value);
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
    this.#ends.set(layer, first, second, value);
    return value;
  }

  /** The value of a joint state by what a repetition makes of it. */
  #repeat(layer: Layer, first: number, second: number): number {
    const state = this.#stateAt(layer, first, second);
    if (!this.body.rounds.again(state)) return this.aim(state);
    const orders = this.#repetition.ordersIn(state);
    if (!orders) this.failure = 'unfit';
    if (!orders || this.failure) return 0;
    const spot = this.#repetition.headOf(layer, first, second);
    const here: Spot = { layer, first, second, firstFiring: first, secondFiring: second };
    const isBack = this.#repetition.isLeftAlone(here);
    const branches = this.#repetition.branchesFrom(orders, spot).map(copyOf);
    const leaving = { value: 0, stays: 0 };
    for (const branch of branches) this.#add(branch, isBack ? here : undefined, leaving);
    if (leaving.stays === 0) return leaving.value;
    return leaving.stays >= 1 ? this.aim(state) : leaving.value / (1 - leaving.stays);
  }

  /** Adds up what a branch is worth; what comes back to a spot is counted apart. */
  #add({ layer, spans: [rows, columns] }: Copy, back: Spot | undefined, to: { value: number; stays: number }): void {
    this.#work += rows.positions.length * columns.positions.length;
    if (this.#work > mostWork) this.failure = 'too-large';
    for (let i = 0; i < rows.positions.length && !this.failure; i++) {
      const row = rows.positions[i]!;
      const known = this.#ends.row(layer, row);
      let value = 0;
      let stays = 0;
      for (let j = 0; j < columns.positions.length; j++) {
        const column = columns.positions[j]!;
        const isBack = back !== undefined && back.layer === layer && back.first === row && back.second === column;
        if (isBack) {
          stays += columns.shares[j]!;
          continue;
        }
        let worth = known !== undefined && column < known.length ? known[column]! : NaN;
        if (Number.isNaN(worth) || worth === underWay) worth = this.#end(layer, row, column);
        value += columns.shares[j]! * worth;
      }
      to.value += rows.shares[i]! * value;
      to.stays += rows.shares[i]! * stays;
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
