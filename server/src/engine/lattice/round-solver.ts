/**
 * Solves rounds of volleys on lattices. Joint states of both sides are visited from the strongest down, so that the probability of a state
 * is complete when it is visited. The self-loop probability is divided out. See "The solver" in docs/odds.md.
 */
import type { BasisSet } from '../basis-set';
import type { Combat, Rounds, State } from '../combat';
import { isSameState } from '../state-space';
import type { RoundModel } from './round-model';
import type { JointDistribution } from './joint-distribution';
import { applyFreeSteps } from './free-steps';
import { BinomialTables } from './hit-distribution';
import { hasSeparateEnds, hasProbability, JointStates, releaseRow, countCells } from './joint-states';
import type { Layer, LatticePoint } from './joint-states';
import type { RepetitionPlan } from './repetition-plan';
import { RepetitionSolver, computeSelfLoopProbability } from './repetition-solver';
import { computeJointProbability } from './separable-transition';
import type { PositionDistribution } from './position-distribution';

/** Multiplications in a slice: a tenth of a millisecond, a millisecond or two before anything is compiled to machine code. */
const sliceLength = 50_000;

/** The cost of a visit besides its multiplications, in multiplications. */
const visitCost = 2_000;

/** Positions expanded in a slice. */
const positionsInSlice = 100;

/** Probability that returns to an earlier state by a longer loop is no longer followed below this. */
const negligible = 1e-18;

/** Limit on the cells of joint states: a quarter of a gigabyte. */
const maxCells = 32_000_000;

/** Branches are cut off below this fraction of the threshold for states. */
const branchCut = 1e-2;

export interface RoundSolverOptions {
  /** Joint states less likely than this are cut off; 0 for none. */
  readonly drop: number;
  /** Greatest number of joint states to visit. */
  readonly limit: number;
  /** Collects the bases of all steps that are carried out. */
  readonly bases: BasisSet;
}

/** The reason why rounds could not be solved on lattices. */
export type LatticeFailure = 'unfit' | 'too-large';

/** One calculation of rounds. */
export class RoundSolver {
  /** Number of joint states visited. */
  visitedCount = 0;
  /** Probability that was cut off. */
  dropped = 0;
  failure: LatticeFailure | undefined;
  readonly #combat: Combat;
  readonly #rounds: Rounds;
  readonly #jointStates: JointStates;
  readonly #repetition: RepetitionSolver;
  readonly #cut: number;
  /** Whether repetitions are counted. */
  readonly #isLimited: boolean;
  /** Whether a repetition has no steps before its first volley and none after its last. */
  readonly #isBare: boolean;
  /** Multiplications of this slice. */
  #work = 0;

  /** @param onEnd receives each state in which the rounds are over, with its probability. The state is reused afterwards: copy it to keep it */
  constructor(
    readonly model: RoundModel,
    readonly options: RoundSolverOptions,
    readonly onEnd: (state: State, probability: number) => void,
  ) {
    this.#combat = model.combat;
    this.#rounds = model.rounds;
    this.#isLimited = model.rounds.limit !== Infinity;
    this.#isBare = model.head.length === 0 && model.tail.length === 0;
    this.#jointStates = new JointStates(model, this.#isLimited || model.tail.length > 0);
    this.#cut = options.drop * branchCut;
    this.#repetition = new RepetitionSolver(this.#jointStates, new BinomialTables(this.#cut), options.bases);
  }

  /** Adds a start state, which it does not keep. Fails with `unfit` if it has struck units. */
  addState(state: State, probability: number): void {
    if (this.#jointStates.isAnyoneStruck(state)) return void (this.failure = 'unfit');
    const { layer, first, second } = this.#jointStates.toHeadPoint(state);
    layer.heads.add(first, second, probability);
  }

  /** Runs until everything has ended or something has failed. Yields after each slice. */
  *run(): Generator<void, void, void> {
    if (this.failure) return;
    for (let repetition = 0; repetition < this.#rounds.limit; repetition++) {
      // More layers may be added on the way.
      for (let at = 0; at < this.#jointStates.layers.length && !this.failure; at++)
        yield* this.#sweepLayer(this.#jointStates.layers[at]!);
      if (repetition + 1 === this.#rounds.limit && this.model.tail.length === 0) break;
      if (this.#isLimited)
        for (const layer of [...this.#jointStates.layers])
          yield* this.#takeAll(layer, layer.ends, (...end) => this.#applyTail(layer, ...end));
      if (this.failure || (yield* this.#isOver())) return;
    }
    if (this.failure) return;
    for (const layer of this.#jointStates.layers) {
      const { heads, ends } = layer;
      for (const cells of heads === ends ? [heads] : [heads, ends])
        yield* this.#takeAll(layer, cells, (_row, _column, probability) => this.onEnd(layer.state, probability));
    }
  }

  /**
   * Removes all probability from cells to which nothing is added meanwhile.
   * @param use is called with the positions written into the state of the layer
   */
  *#takeAll(
    { state }: Layer,
    cells: JointDistribution,
    use: (row: number, column: number, probability: number) => void,
  ): Generator<void, void, void> {
    const { sides } = this.model;
    const first = sides[0];
    const second = sides[1];
    for (let row = 0; row < cells.rows.length; row++) {
      const probabilities = cells.takeRow(row);
      if (!probabilities) continue;
      first.write(row, state);
      if (this.#shouldYield(probabilities.length)) yield;
      for (let column = 0; column < probabilities.length; column++) {
        const probability = probabilities[column]!;
        if (probability === 0) continue;
        second.write(column, state);
        use(row, column, probability);
        if (this.#shouldYield(visitCost)) yield;
      }
    }
  }

  /** Adds to the work of this slice. @returns whether the slice is over */
  #shouldYield(work: number): boolean {
    this.#work += work;
    if (this.#work <= sliceLength) return false;
    this.#work = 0;
    return true;
  }

  /** Whether no probability, or only a negligible amount, is still in the rounds. */
  *#isOver(): Generator<void, boolean, void> {
    let remaining = 0;
    for (const layer of this.#jointStates.layers) {
      remaining += layer.heads.computeTotal() + (hasSeparateEnds(layer) ? layer.ends.computeTotal() : 0);
      if (remaining >= negligible) return false;
      if (this.#shouldYield(layer.heads.size + layer.ends.size)) yield;
    }
    this.dropped += remaining;
    return true;
  }

  /** Visits all joint states of a layer, stronger ones first. */
  *#sweepLayer(layer: Layer): Generator<void, void, void> {
    const side = this.model.sides[0];
    for (let at = 0; at < side.order.length && !this.failure; at++) {
      const { order } = side;
      const row = order[at]!;
      if (!hasProbability(layer, row)) continue;
      yield* this.#sweepRow(layer, row);
      if (countCells(this.#jointStates.layers) > maxCells) this.failure = 'too-large';
      // New positions are weaker than this one, but the order has changed.
      if (side.order === order) continue;
      at = -1;
      yield;
    }
  }

  *#sweepRow(layer: Layer, row: number): Generator<void, void, void> {
    const { sides } = this.model;
    const first = sides[0];
    const second = sides[1];
    const { heads, ends } = layer;
    first.write(row, layer.state);
    const appliesTailHere = heads !== ends && !this.#isLimited;
    let { order } = second;
    for (let at = 0; at < order.length && !this.failure; at++) {
      const column = order[at]!;
      if (appliesTailHere) {
        const endProbability = ends.take(row, column);
        if (endProbability > 0) {
          this.#applyTail(layer, row, column, endProbability);
          if (this.#shouldYield(visitCost)) yield;
        }
      }
      // Most cells are empty: no call for them.
      const cells = heads.rows[row];
      const probability = cells?.[column];
      if (!cells || !probability) continue;
      cells[column] = 0;
      second.write(column, layer.state);
      const continuation = this.#visit(layer, row, column, probability);
      if (continuation) yield* continuation;
      if (this.#shouldYield(visitCost)) yield;
      // The first visits determine the hit classes; with these, all positions can be found, after which their order is final.
      while (!first.findReachable(positionsInSlice) || !second.findReachable(positionsInSlice)) yield;
      if (second.order === order) continue;
      ({ order } = second);
      at = -1;
      yield;
    }
    if (this.#shouldYield(second.count)) yield;
    releaseRow(layer, row);
  }

  /**
   * Carries out a repetition from a joint state whose positions are written into the state of its layer.
   * @returns the remaining work if there may be many branches
   */
  #visit(layer: Layer, row: number, column: number, probability: number): Generator<void, void, void> | undefined {
    const { state } = layer;
    if (!this.#rounds.again(state)) return void this.onEnd(state, probability);
    if (probability < this.options.drop) return void (this.dropped += probability);
    if (++this.visitedCount > this.options.limit) return void (this.failure = 'too-large');
    const plan = this.#repetition.getPlan(state);
    if (!plan) return void (this.failure = 'unfit');
    const losses = this.#isBare ? this.#repetition.computeSeparableLosses(plan, row, column) : undefined;
    if (losses) return void this.#visitSeparable(layer, row, column, probability, losses);
    return this.#visitBranches(layer, row, column, probability, plan);
  }

  /** Follows a repetition whose losses on both sides are independent. */
  #visitSeparable(
    layer: Layer,
    row: number,
    column: number,
    probability: number,
    losses: readonly [PositionDistribution, PositionDistribution],
  ): void {
    const selfLoop = this.#isLimited ? 0 : computeJointProbability(losses, row, column);
    if (selfLoop >= 1) return this.onEnd(layer.state, probability);
    this.#work += visitCost + losses[0].count * losses[1].count;
    let added = this.#addProduct(layer, losses, probability / (1 - selfLoop));
    if (selfLoop > 0) added -= layer.ends.take(row, column);
    if (this.#cut > 0) this.dropped += probability - added;
  }

  #addProduct(
    { ends }: Layer,
    [first, second]: readonly [PositionDistribution, PositionDistribution],
    probability: number,
  ): number {
    return ends.addProduct(first, second, probability, probability === 0 ? 0 : this.#cut, this.model.sides[1].count);
  }

  /** Follows the branches of a repetition from a joint state. */
  *#visitBranches(
    layer: Layer,
    row: number,
    column: number,
    probability: number,
    plan: RepetitionPlan,
  ): Generator<void, void, void> {
    const { state } = layer;
    const point = this.#repetition.applyHead(layer, row, column);
    const branches = yield* this.#repetition.enumerateBranches(plan, point);
    const origin: LatticePoint = { layer, first: row, second: column, firstFiring: row, secondFiring: column };
    const startsAtOrigin = point.layer === layer && point.first === row && point.second === column;
    const selfLoop = this.#isLimited ? 0 : computeSelfLoopProbability(branches, point);
    // This probability returns at once, unless a step after the volleys leads elsewhere.
    const returnsAtOnce = selfLoop > 0 && this.#repetition.returnsToStart(point, origin);
    if (returnsAtOnce && selfLoop >= 1) return this.onEnd(state, probability);
    const factor = returnsAtOnce ? probability / (1 - selfLoop) : probability;
    // Probability that other states have added there is not part of the loop.
    const otherProbability = returnsAtOnce && !startsAtOrigin ? point.layer.ends.take(point.first, point.second) : 0;
    let added = 0;
    for (let at = 0; at < branches.length; at++) {
      const { layer: to, distributions } = branches[at]!;
      added += this.#addProduct(to, distributions, factor);
      if (this.#shouldYield(visitCost + distributions[0].count * distributions[1].count)) yield;
    }
    if (returnsAtOnce) {
      added -= point.layer.ends.take(point.first, point.second);
      if (otherProbability > 0) point.layer.ends.add(point.first, point.second, otherProbability);
    } else if (startsAtOrigin && selfLoop > 0) this.#applyTail(layer, row, column, layer.ends.take(row, column));
    if (this.#cut > 0) this.dropped += probability - added;
  }

  /** Applies the steps after the volleys of a repetition. */
  #applyTail(layer: Layer, first: number, second: number, probability: number): void {
    const before = this.#jointStates.stateAt({ layer, first, second, firstFiring: first, secondFiring: second });
    const after = applyFreeSteps(this.#combat, this.model.tail, before, this.options.bases);
    if (isSameState(before, after)) return layer.heads.add(first, second, probability);
    const point = this.#jointStates.toPoint(after);
    point.layer.heads.add(point.first, point.second, probability);
  }
}
