/** Visits joint states whose repetition consists of separable volleys only: in one step, or in two halves. See "The solver" in docs/odds.md. */
import type { State } from '../combat';
import type { Midpoint } from './split-repetition';
import type { RoundModel } from './round-model';
import type { JointDistribution } from './joint-distribution';
import type { Layer } from './joint-states';
import { SeparableTransition, jointProbability } from './separable-transition';
import type { PositionDistribution } from './position-distribution';

/** The cost of a visit besides its multiplications, in multiplications. */
export const visitCost = 2_000;

/** Counts of a running solver. */
export interface WorkCount {
  /** Multiplications of this slice. */
  work: number;
  /** Probability that was cut off. */
  dropped: number;
}

interface Thresholds {
  /** Joint states less likely than this are cut off; 0 for none. */
  readonly drop: number;
  /** Branches less likely than this are. */
  readonly cut: number;
}

type DistributionPair = readonly [PositionDistribution, PositionDistribution];

export class SeparableVisits {
  readonly #opening: SeparableTransition;
  readonly #isLimited: boolean;

  /**
   * @param losses computes the losses of both sides
   * @param counts are added to
   * @param end receives states in which nobody can ever hit
   */
  constructor(
    readonly model: RoundModel,
    readonly losses: SeparableTransition,
    readonly thresholds: Thresholds,
    readonly counts: WorkCount,
    readonly end: (state: State, probability: number) => void,
  ) {
    this.#opening = new SeparableTransition(model.sides);
    this.#isLimited = model.rounds.limit !== Infinity;
  }

  /** Visits a joint state in one step. */
  visitWhole(layer: Layer, row: number, column: number, probability: number, losses: DistributionPair): void {
    const selfLoop = this.#isLimited ? 0 : jointProbability(losses, row, column);
    if (selfLoop >= 1) return this.end(layer.state, probability);
    let added = this.#add(layer.ends, losses, probability / (1 - selfLoop));
    if (selfLoop > 0) added -= layer.ends.take(row, column);
    this.#drop(probability - added);
  }

  /** Visits a joint state whose repetition is split: up to the midpoint. */
  visitInHalves(layer: Layer, row: number, column: number, probability: number, { cells, halves }: Midpoint): void {
    const opening = this.#opening.after(halves!.opening, row, column)!;
    const remainder = this.losses.after(halves!.remainder, row, column)!;
    const selfLoop = this.#isLimited
      ? 0
      : jointProbability(opening, row, column) * jointProbability(remainder, row, column);
    if (selfLoop >= 1) return this.end(layer.state, probability);
    const begun = this.#add(cells, opening, probability / (1 - selfLoop));
    const unhurt = cells.take(row, column);
    const added = this.#add(layer.ends, remainder, unhurt) - (selfLoop > 0 ? layer.ends.take(row, column) : 0);
    this.#drop(probability - (begun - unhurt) - added);
  }

  /** Continues from the midpoints at a joint state: carries out their second halves. @returns whether there were any */
  continueHalves({ midpoints, ends }: Layer, row: number, column: number): boolean {
    let isAny = false;
    for (let at = 0; at < midpoints.length; at++) {
      const { cells, halves } = midpoints[at]!;
      const probability = cells.take(row, column);
      if (probability === 0) continue;
      isAny = true;
      if (probability < this.thresholds.drop) this.counts.dropped += probability;
      else this.#drop(probability - this.#add(ends, this.losses.after(halves!.remainder, row, column)!, probability));
    }
    return isAny;
  }

  /** Adds the product of two distributions. @returns the probability that was added; 0 if nothing is cut off */
  #add(to: JointDistribution, distributions: DistributionPair, probability: number): number {
    const first = distributions[0];
    const second = distributions[1];
    this.counts.work += visitCost + first.count * second.count;
    return to.addProduct(
      first,
      second,
      probability,
      probability === 0 ? 0 : this.thresholds.cut,
      this.model.sides[1].count,
    );
  }

  #drop(probability: number): void {
    if (this.thresholds.cut > 0) this.counts.dropped += probability;
  }
}
