/**
 * Separable transitions: the losses of one side in a repetition when the units that fire are known at its head, independently of the other
 * side's losses. See "Transitions of one side" in docs/odds.md.
 */
import type { LatticeSalvo } from './lattice-salvo';
import type { RepetitionPlan } from './repetition-plan';
import type { SideLattice } from './side-lattice';
import { PositionDistribution, ScratchSums } from './position-distribution';

/** Computes the losses of one side. The distribution that it returns is its own and valid until the next call. */
export class SideTransition {
  #distribution = new PositionDistribution();
  #spareDistribution = new PositionDistribution();
  readonly #sums = new ScratchSums();

  constructor(readonly side: SideLattice) {}

  /**
   * The positions of a side after salvos at it.
   * @param salvos in turn
   * @param firing the position of the other side, which fires them
   * @param position the position of the side before
   * @returns undefined if the units of the side that fire depend on its losses
   */
  applySalvos(salvos: readonly LatticeSalvo[], firing: number, position: number): PositionDistribution | undefined {
    const first = salvos[0];
    if (first === undefined) {
      this.#distribution.setSingle(position, 1);
      return this.#distribution;
    }
    let hits = first.hitTable.getHits(firing);
    if (!first.keepsReturnFire && hits.to > 1 && hits.to - 1 > first.maxHitsKeepingFire(position)) return undefined;
    let { hitClass } = first;
    let next = 1;
    for (; next < salvos.length; next++) {
      const salvo = salvos[next]!;
      if (hits.to - 1 > this.side.computeAgreement(hitClass, salvo.hitClass, position)) break;
      hits = salvo.totalHits.getHits(firing);
      ({ hitClass } = salvo);
    }
    this.#distribution.count = 0;
    this.#distribution.pushHits(this.side.getChain(hitClass, position), hits.probabilities, hits.from, hits.to, 1);
    for (; next < salvos.length; next++) this.#applySalvo(salvos[next]!, firing);
    return this.#distribution;
  }

  /** Applies a salvo to every position of the distribution. */
  #applySalvo({ hitTable, hitClass }: LatticeSalvo, firing: number): void {
    const { probabilities, from, to } = hitTable.getHits(firing);
    const previous = this.#distribution;
    const reached = (this.#distribution = this.#spareDistribution);
    this.#spareDistribution = previous;
    reached.count = 0;
    for (let i = 0; i < previous.count; i++) {
      reached.pushHits(
        this.side.getChain(hitClass, previous.positions[i]!),
        probabilities,
        from,
        to,
        previous.probabilities[i]!,
      );
    }
    reached.mergeDuplicates(this.#sums.getZeros(this.side.count));
  }
}

/** The probability of a joint state by the distributions of both sides; at the starting state, that of no losses. */
export function computeJointProbability(
  distributions: readonly [PositionDistribution, PositionDistribution],
  first: number,
  second: number,
): number {
  return distributions[0].probabilityAt(first) * distributions[1].probabilityAt(second);
}

/** Computes the independent losses of both sides. The distributions that it returns are its own and valid until the next call. */
export class SeparableTransition {
  readonly #losses: readonly [SideTransition, SideTransition];
  readonly #distributions: [PositionDistribution, PositionDistribution] = [
    new PositionDistribution(),
    new PositionDistribution(),
  ];

  constructor([first, second]: readonly [SideLattice, SideLattice]) {
    this.#losses = [new SideTransition(first), new SideTransition(second)];
  }

  /** The losses by a separable plan from a joint state; undefined if the units that fire depend on losses. */
  applySalvos(
    { salvos }: RepetitionPlan,
    first: number,
    second: number,
  ): readonly [PositionDistribution, PositionDistribution] | undefined {
    const firstLosses = this.#losses[0].applySalvos(salvos[0], second, first);
    const secondLosses = firstLosses && this.#losses[1].applySalvos(salvos[1], first, second);
    if (!firstLosses || !secondLosses) return undefined;
    this.#distributions[0] = firstLosses;
    this.#distributions[1] = secondLosses;
    return this.#distributions;
  }
}
