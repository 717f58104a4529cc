/**
 * Solves rounds of volleys on lattices. Joint states of both sides are visited from the strongest down, so that the probability of a state
 * is complete when it is visited. The self-loop probability is divided out. See "The solver" in docs/odds.md.
 */
import type { BasisSet } from '../bases';
import type { Combat, Rounds, State } from '../combat';
import { sameState } from '../space';
import type { Body } from './body';
import type { Cells } from './cells';
import { afterFree } from './free';
import { Binomials } from './gunnery';
import { isApart, isMet, Layers, release, sizeOf } from './layer';
import type { Layer, LatticePoint } from './layer';
import type { Orders } from './orders';
import { Repetition, selfLoopProbability } from './repetition';
import { PlainVisits, visitCost } from './plain-visits';
import type { Tally } from './plain-visits';

/** Multiplications in a slice: a tenth of a millisecond, a millisecond or two before anything is compiled to machine code. */
const sliceLength = 50_000;

/** Positions expanded in a slice. */
const positionsInSlice = 100;

/** Probability that returns to an earlier state by a longer loop is no longer followed below this. */
const negligible = 1e-18;

/** Limit on the cells of joint states: a quarter of a gigabyte. */
const maxCells = 32_000_000;

/** Branches are cut off below this fraction of the threshold for states. */
const branchCut = 1e-2;

export interface LatticeOptions {
  /** Joint states less likely than this are cut off; 0 for none. */
  readonly drop: number;
  /** Greatest number of joint states to visit. */
  readonly limit: number;
  /** Collects the bases of all steps that are carried out. */
  readonly bases: BasisSet;
}

/** The reason why rounds could not be solved on lattices. */
export type Failure = 'unfit' | 'too-large';

/** One calculation of rounds. */
export class LatticeRounds {
  /** Number of joint states visited. */
  visited = 0;
  failure: Failure | undefined;
  readonly #combat: Combat;
  readonly #rounds: Rounds;
  readonly #layers: Layers;
  readonly #repetition: Repetition;
  readonly #cut: number;
  /** Whether repetitions are counted. */
  readonly #isLimited: boolean;
  /** Whether a repetition has no steps before its first volley and none after its last. */
  readonly #isBare: boolean;
  readonly #plain: PlainVisits;
  readonly #tally: Tally = { work: 0, dropped: 0 };

  /** @param end receives each state in which the rounds are over, with its probability. The state is reused afterwards: copy it to keep it */
  constructor(
    readonly body: Body,
    readonly options: LatticeOptions,
    readonly end: (state: State, share: number) => void,
  ) {
    this.#combat = body.combat;
    this.#rounds = body.rounds;
    this.#isLimited = body.rounds.limit !== Infinity;
    this.#isBare = body.head.length === 0 && body.tail.length === 0;
    this.#layers = new Layers(body, this.#isLimited || body.tail.length > 0);
    this.#cut = options.drop * branchCut;
    this.#repetition = new Repetition(this.#layers, new Binomials(this.#cut), options.bases);
    this.#plain = new PlainVisits(
      body,
      this.#repetition.losses,
      { drop: options.drop, cut: this.#cut },
      this.#tally,
      end,
    );
  }

  /** Probability that was cut off. */
  get dropped(): number {
    return this.#tally.dropped;
  }

  /** Adds a start state, which it does not keep. Fails with `unfit` if it has struck units. */
  begin(state: State, share: number): void {
    if (this.#layers.isAnyoneStruck(state)) return void (this.failure = 'unfit');
    const { layer, first, second } = this.#layers.headOf(state);
    layer.heads.add(first, second, share);
  }

  /** Runs until everything has ended or something has failed. Yields after each slice. */
  *run(): Generator<void, void, void> {
    if (this.failure) return;
    for (let repetition = 0; repetition < this.#rounds.limit; repetition++) {
      // More layers may be added on the way.
      for (let at = 0; at < this.#layers.all.length && !this.failure; at++) yield* this.#pass(this.#layers.all[at]!);
      if (repetition + 1 === this.#rounds.limit && this.body.tail.length === 0) break;
      if (this.#isLimited) for (const layer of [...this.#layers.all]) yield* this.#followAll(layer);
      if (this.failure || (yield* this.#isOver())) return;
    }
    if (this.failure) return;
    for (const layer of this.#layers.all) {
      const { heads, ends } = layer;
      for (const cells of heads === ends ? [heads] : [heads, ends]) yield* this.#endAll(layer, cells);
    }
  }

  *#endAll(layer: Layer, cells: Cells): Generator<void, void, void> {
    yield* this.#takeAll(layer, cells, (_row, _column, share) => this.end(layer.state, share));
  }

  *#followAll(layer: Layer): Generator<void, void, void> {
    yield* this.#takeAll(layer, layer.ends, (row, column, share) => this.#follow(layer, row, column, share));
  }

  /**
   * Removes all probability from cells to which nothing is added meanwhile.
   * @param use is called with the positions written into the state of the layer
   */
  *#takeAll(
    { state }: Layer,
    cells: Cells,
    use: (row: number, column: number, share: number) => void,
  ): Generator<void, void, void> {
    const { sides } = this.body;
    const first = sides[0];
    const second = sides[1];
    for (let row = 0; row < cells.rows.length; row++) {
      const shares = cells.takeRow(row);
      if (!shares) continue;
      first.write(row, state);
      if (this.#isTimeToPause(shares.length)) yield;
      for (let column = 0; column < shares.length; column++) {
        const share = shares[column]!;
        if (share === 0) continue;
        second.write(column, state);
        use(row, column, share);
        if (this.#isTimeToPause(visitCost)) yield;
      }
    }
  }

  /** Adds to the work of this slice. @returns whether the slice is over */
  #isTimeToPause(work: number): boolean {
    this.#tally.work += work;
    if (this.#tally.work <= sliceLength) return false;
    this.#tally.work = 0;
    return true;
  }

  /** Whether no probability, or only a negligible amount, is still in the rounds. */
  *#isOver(): Generator<void, boolean, void> {
    let left = 0;
    for (const layer of this.#layers.all) {
      left += layer.heads.total() + (isApart(layer) ? layer.ends.total() : 0);
      if (left >= negligible) return false;
      if (this.#isTimeToPause(layer.heads.size + layer.ends.size)) yield;
    }
    this.#tally.dropped += left;
    return true;
  }

  /** Visits all joint states of a layer, stronger ones first. */
  *#pass(layer: Layer): Generator<void, void, void> {
    const side = this.body.sides[0];
    for (let at = 0; at < side.order.length && !this.failure; at++) {
      const { order } = side;
      const row = order[at]!;
      if (!isMet(layer, row)) continue;
      yield* this.#passRow(layer, row);
      if (sizeOf(this.#layers.all) > maxCells) this.failure = 'too-large';
      // New positions are weaker than this one, but the order has changed.
      if (side.order === order) continue;
      at = -1;
      yield;
    }
  }

  *#passRow(layer: Layer, row: number): Generator<void, void, void> {
    const { sides } = this.body;
    const first = sides[0];
    const second = sides[1];
    const { heads, ends } = layer;
    first.write(row, layer.state);
    const isFollowed = heads !== ends && !this.#isLimited;
    let { order } = second;
    for (let at = 0; at < order.length && !this.failure; at++) {
      const column = order[at]!;
      if (isFollowed) {
        const share = ends.take(row, column);
        if (share > 0) {
          this.#follow(layer, row, column, share);
          if (this.#isTimeToPause(visitCost)) yield;
        }
      }
      if (layer.between.length > 0 && this.#plain.goOn(layer, row, column) && this.#isTimeToPause(0)) yield;
      // Most cells are empty: no call for them.
      const cells = heads.rows[row];
      const share = cells?.[column];
      if (!cells || !share) continue;
      cells[column] = 0;
      second.write(column, layer.state);
      const rest = this.#visit(layer, row, column, share);
      if (rest) yield* rest;
      if (this.#isTimeToPause(visitCost)) yield;
      // The first visits determine the hit classes; with these, all positions can be found, after which their order is final.
      while (!first.close(positionsInSlice) || !second.close(positionsInSlice)) yield;
      if (second.order === order) continue;
      ({ order } = second);
      at = -1;
      yield;
    }
    if (this.#isTimeToPause(second.count)) yield;
    release(layer, row);
  }

  /**
   * Carries out a repetition from a joint state whose positions are written into the state of its layer.
   * @returns the remaining work if there may be many branches
   */
  #visit(layer: Layer, row: number, column: number, share: number): Generator<void, void, void> | undefined {
    const { state } = layer;
    if (!this.#rounds.again(state)) return void this.end(state, share);
    if (share < this.options.drop) return void (this.#tally.dropped += share);
    if (++this.visited > this.options.limit) return void (this.failure = 'too-large');
    const orders = this.#repetition.ordersIn(state);
    if (!orders) return void (this.failure = 'unfit');
    const losses = this.#isBare ? this.#repetition.plainLosses(orders, row, column) : undefined;
    if (losses) return void this.#plain.leave(layer, row, column, share, losses);
    const between = this.#isBare ? this.#repetition.betweenAt(layer, orders, row, column) : undefined;
    if (between) return void this.#plain.cross(layer, row, column, share, between);
    return this.#branch(layer, row, column, share, orders);
  }

  /** Follows the branches of a repetition from a joint state. */
  *#branch(layer: Layer, row: number, column: number, share: number, orders: Orders): Generator<void, void, void> {
    const { state } = layer;
    const point = this.#repetition.headOf(layer, row, column);
    const branches = yield* this.#repetition.branchesFrom(orders, point);
    const here: LatticePoint = { layer, first: row, second: column, firstFiring: row, secondFiring: column };
    const isHere = point.layer === layer && point.first === row && point.second === column;
    const selfLoop = this.#isLimited ? 0 : selfLoopProbability(branches, point);
    // This probability returns at once, unless a step after the volleys leads elsewhere.
    const isBack = selfLoop > 0 && this.#repetition.returns(point, here);
    if (isBack && selfLoop >= 1) return this.end(state, share);
    const factor = isBack ? share / (1 - selfLoop) : share;
    // Probability that other states have added there is not part of the loop.
    const others = isBack && !isHere ? point.layer.ends.take(point.first, point.second) : 0;
    let added = 0;
    for (let at = 0; at < branches.length; at++) {
      const { layer: to, spans } = branches[at]!;
      added += to.ends.spread(spans[0], spans[1], factor, factor === 0 ? 0 : this.#cut, this.body.sides[1].count);
      if (this.#isTimeToPause(visitCost + spans[0].count * spans[1].count)) yield;
    }
    if (isBack) {
      added -= point.layer.ends.take(point.first, point.second);
      if (others > 0) point.layer.ends.add(point.first, point.second, others);
    } else if (isHere && selfLoop > 0) this.#follow(layer, row, column, layer.ends.take(row, column));
    if (this.#cut > 0) this.#tally.dropped += share - added;
  }

  /** Applies the steps after the volleys of a repetition. */
  #follow(layer: Layer, first: number, second: number, share: number): void {
    const before = this.#layers.stateAt({ layer, first, second, firstFiring: first, secondFiring: second });
    const after = afterFree(this.#combat, this.body.tail, before, this.options.bases);
    if (sameState(before, after)) return layer.heads.add(first, second, share);
    const point = this.#layers.pointOf(after);
    point.layer.heads.add(point.first, point.second, share);
  }
}
