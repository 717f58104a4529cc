/**
 * Values of rounds of volleys from any state, on lattices: the value of a joint state is the mean of the values after a repetition, weighted
 * by probability. Only reachable states are computed, each once. See "Values" in docs/odds.md.
 */
import type { State } from '../combat';
import type { Quantity } from '../outcome';
import { withFixedProgress, type Calculation, type Progress } from '../progress';
import { applyFreeSteps } from './free-steps';
import { BinomialTables } from './hit-distribution';
import { JointStates, type Layer, type LatticePoint } from './joint-states';
import { RepetitionSolver } from './repetition-solver';
import type { Branch } from './branch-enumerator';
import type { RoundModel } from './round-model';

/** Numbers of hits less likely than this change no digit of a value. */
const negligible = 1e-18;

/** Multiplications in a slice: a tenth of a millisecond, a millisecond or two before anything is compiled to machine code. */
const sliceLength = 50_000;

/** The cost of finding the next state, in multiplications. */
const nextCost = 500;

const emptyRow = new Float64Array(0);

/** The further cost of a joint state and of each of its branches, in multiplications. */
const visitCost = 5_000;
const branchCost = 200;

/** Values by layer and positions; NaN if unknown. */
class ValueTable {
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

  /** The values of a row, valid until it grows; a column may be beyond its end. */
  getRow(layer: Layer, row: number): Float64Array | undefined {
    return this.#rows.get(layer)?.[row];
  }
}

/** Positions of a side with their probabilities: a copy of a `PositionDistribution`. */
interface PositionProbabilities {
  readonly positions: readonly number[];
  readonly probabilities: readonly number[];
}

/** Values of rounds without a limit. */
export class LatticeValueSolver {
  /** Whether lattices have turned out to be unusable; no further question is answered then. */
  isUnfit = false;
  readonly #jointStates: JointStates;
  readonly #repetition: RepetitionSolver;
  /** Values at the head of a repetition, and after its volleys; the same table if no step can follow them. */
  readonly #heads = new ValueTable();
  readonly #ends: ValueTable;
  #work = 0;
  /** Multiplications of this slice, including other work of the same cost. */
  #sliceWork = 0;

  /**
   * @param aim the quantity to read at the end of the rounds
   * @param maxWork limit on multiplications for one answer: some 200 million a second
   */
  constructor(
    readonly model: RoundModel,
    readonly aim: Quantity,
    readonly maxWork: number,
  ) {
    const hasTail = model.tail.length > 0;
    this.#jointStates = new JointStates(model, hasTail);
    this.#repetition = new RepetitionSolver(this.#jointStates, new BinomialTables(negligible));
    this.#ends = hasTail ? new ValueTable() : this.#heads;
  }

  /**
   * The value of the rounds from a state, computed in slices; results are kept.
   * @returns undefined if there are too many states or lattices cannot be used
   */
  *computeValueFrom(state: State): Calculation<number | undefined> {
    if (this.#jointStates.isAnyoneStruck(state)) this.isUnfit = true;
    if (this.isUnfit) return undefined;
    const root = this.#jointStates.toPoint(state);
    const workBefore = this.#work;
    const openStates = new ValueTable();
    const visits: Visit[] = [];
    let missingPoint = this.#isSolved(root) ? undefined : root;
    for (;;) {
      if (missingPoint) {
        // A state that leads to itself by a longer loop.
        if (openStates.get(missingPoint.layer, missingPoint.first, missingPoint.second) === 1) this.isUnfit = true;
        openStates.set(missingPoint.layer, missingPoint.first, missingPoint.second, 1);
        const progress: Progress = { done: this.#work - workBefore, total: this.maxWork, unit: 'steps' };
        const visit = this.isUnfit ? undefined : yield* withFixedProgress(this.#visit(missingPoint), progress);
        if (visit) visits.push(visit);
      }
      const visit = visits.at(-1);
      if (this.isUnfit || !visit) break;
      missingPoint = this.#accumulate(visit);
      if (visit.isDone) visits.pop();
      if (!this.#shouldYield()) continue;
      if (this.#work - workBefore >= this.maxWork) return undefined;
      this.#sliceWork = 0;
      yield { done: this.#work - workBefore, total: this.maxWork, unit: 'steps' };
    }
    return this.isUnfit ? undefined : this.#heads.get(root.layer, root.first, root.second);
  }

  #shouldYield(): boolean {
    return this.#sliceWork >= sliceLength;
  }

  #isSolved({ layer, first, second }: LatticePoint): boolean {
    return !Number.isNaN(this.#heads.get(layer, first, second));
  }

  /** Starts to compute a joint state; undefined if its value is known at once or lattices cannot be used. */
  *#visit({ layer, first, second }: LatticePoint): Generator<void, Visit | undefined, void> {
    const origin: LatticePoint = { layer, first, second, firstFiring: first, secondFiring: second };
    const state = this.#jointStates.stateAt(origin);
    this.#work += visitCost;
    this.#sliceWork += visitCost;
    if (!this.model.rounds.again(state)) return void this.#heads.set(layer, first, second, this.aim(state));
    const plan = this.#repetition.getPlan(state);
    if (!plan) return void (this.isUnfit = true);
    const point = this.#repetition.applyHead(layer, first, second);
    const startPoint = this.#repetition.returnsToStart(point, origin) ? point : undefined;
    const branches: BranchCopy[] = [];
    for (const branch of yield* this.#repetition.enumerateBranches(plan, point)) {
      const [rows, columns] = branch.distributions;
      branches.push(copyBranch(branch));
      this.#work += rows.count * columns.count;
      this.#sliceWork += branchCost;
      if (!this.#shouldYield()) continue;
      this.#sliceWork = 0;
      yield;
    }
    return {
      origin,
      returnPoint: startPoint,
      branches,
      branch: 0,
      row: 0,
      column: 0,
      rowSum: 0,
      value: 0,
      selfLoop: 0,
      isDone: false,
    };
  }

  /**
   * Accumulates the value of a joint state until a value is missing or the slice is over.
   * @returns the state whose value is missing, if that is why it stops
   */
  #accumulate(visit: Visit): LatticePoint | undefined {
    const { branches, origin } = visit;
    for (; visit.branch < branches.length; visit.branch++, visit.row = 0) {
      const branch = branches[visit.branch]!;
      const [rows, columns] = branch.distributions;
      for (; visit.row < rows.positions.length; visit.row++, visit.column = 0) {
        if (this.#shouldYield()) return undefined;
        const missing = this.#addRow(visit, branch);
        if (missing || visit.column < columns.positions.length) return missing;
        visit.value += rows.probabilities[visit.row]! * visit.rowSum;
        visit.rowSum = 0;
        this.#sliceWork += columns.positions.length;
      }
    }
    visit.isDone = true;
    const { selfLoop, value } = visit;
    const total = selfLoop >= 1 ? this.aim(this.#jointStates.stateAt(origin)) : value / (1 - selfLoop);
    this.#heads.set(origin.layer, origin.first, origin.second, total);
    return undefined;
  }

  /** Accumulates the remaining columns of a row; probability that returns to the state itself is counted as its self-loop. */
  #addRow(visit: Visit, { layer, distributions: [rows, columns] }: BranchCopy): LatticePoint | undefined {
    const row = rows.positions[visit.row]!;
    const cachedRow = this.#ends.getRow(layer, row) ?? emptyRow;
    const { positions, probabilities } = columns;
    const { returnPoint } = visit;
    for (; visit.column < positions.length; visit.column++) {
      const column = positions[visit.column]!;
      const probability = probabilities[visit.column]!;
      let value = cachedRow[column] ?? NaN;
      if (Number.isNaN(value)) {
        if (returnPoint?.layer === layer && returnPoint.first === row && returnPoint.second === column) {
          visit.selfLoop += rows.probabilities[visit.row]! * probability;
          continue;
        }
        if (this.#shouldYield()) return undefined;
        this.#sliceWork += nextCost;
        const next = this.#getNextHead(layer, row, column);
        value = this.#heads.get(next.layer, next.first, next.second);
        if (Number.isNaN(value)) return next;
        this.#ends.set(layer, row, column, value);
      }
      visit.rowSum += probability * value;
    }
    return undefined;
  }

  /** The start of the next repetition after the volleys of one. */
  #getNextHead(layer: Layer, first: number, second: number): LatticePoint {
    const { combat, tail } = this.model;
    const end: LatticePoint = { layer, first, second, firstFiring: first, secondFiring: second };
    return tail.length === 0
      ? end
      : this.#jointStates.toPoint(applyFreeSteps(combat, tail, this.#jointStates.stateAt(end)));
  }
}

/** A joint state under computation, and its progress. */
interface Visit {
  readonly origin: LatticePoint;
  /** The joint state after the steps before the volleys, if a repetition without hits leads straight back to it. */
  readonly returnPoint: LatticePoint | undefined;
  readonly branches: readonly BranchCopy[];
  branch: number;
  row: number;
  column: number;
  /** The sum over the columns of this row so far. */
  rowSum: number;
  value: number;
  /** The probability of returning straight away. */
  selfLoop: number;
  isDone: boolean;
}

interface BranchCopy {
  readonly layer: Layer;
  readonly distributions: readonly [PositionProbabilities, PositionProbabilities];
}

function copyBranch({ layer, distributions }: Branch): BranchCopy {
  const [first, second] = distributions.map(({ positions, probabilities, count }) => ({
    positions: positions.slice(0, count),
    probabilities: probabilities.slice(0, count),
  }));
  return { layer, distributions: [first!, second!] };
}
