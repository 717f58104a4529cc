/** A salvo on lattices: dice of a fire step whose hits one side takes at the same time from the same targets. See "Rounds of volleys" in docs/odds.md. */
import type { Amount } from '../amount';
import type { SideIndex } from './round-model';
import type { FirepowerClasses, HitTable } from './hit-distribution';
import { unlimited, type SideLattice } from './side-lattice';

export class LatticeSalvo {
  /** Whether hits leave the remaining fire of the target unchanged: units that are hit fire back, or nobody of their side fires any more. */
  keepsReturnFire = false;
  /** Groups the target's positions by the dice that it still rolls before units that were hit leave. */
  firepower: FirepowerClasses | undefined;
  /**
   * Whether later steps depend on which units are struck, not only on the dice that they roll: a step reads it, or a later salvo changes
   * who fires. Positions are then told apart by that too.
   */
  tracksStruck = false;
  /** Whether the bases of all values have been recorded. */
  areBasesRecorded = false;
  readonly #maxHitsKeepingFire: number[] = [];

  /**
   * @param target the lattice of the side that is hit
   * @param hitClass the class of the hits in that lattice
   * @param hitTable the distribution of its hits
   * @param hitNumbers the number that each dice group of the hit table hits on
   * @param totalHits the sum of its hits and of all earlier ones on the same side in the repetition, if the same units fire
   */
  constructor(
    readonly shooterSide: SideIndex,
    readonly targetSide: SideIndex,
    readonly target: SideLattice,
    readonly hitClass: number,
    readonly removesNow: boolean,
    readonly hitTable: HitTable,
    readonly hitNumbers: readonly Amount[],
    readonly totalHits: HitTable,
  ) {}

  /** The most hits that leave the fire of the target unchanged, if none of its units was hit before. */
  maxHitsKeepingFire(position: number): number {
    return (this.#maxHitsKeepingFire[position] ??= this.#computeMaxHitsKeepingFire(position));
  }

  /**
   * The position that says which units of the target fire after one more hit.
   * @param position the target's position before the hit
   * @param next its position after the hit
   * @param firingPosition the position that says who fires before the hit
   */
  getFiringAfter(position: number, next: number, firingPosition: number): number {
    if (this.removesNow && firingPosition === position) return next;
    return this.target.getFiringPositionAfter(this.hitClass, position, firingPosition, this.removesNow);
  }

  #computeMaxHitsKeepingFire(position: number): number {
    const { firepower, hitClass, target } = this;
    const positionsByHits = target.getChain(hitClass, position);
    if (!firepower) return unlimited;
    let firingPosition = position;
    for (let hits = 1; hits < positionsByHits.length; hits++) {
      firingPosition = this.getFiringAfter(positionsByHits[hits - 1]!, positionsByHits[hits]!, firingPosition);
      if (firepower.classAt(firingPosition) !== firepower.classAt(position)) return hits - 1;
    }
    return unlimited;
  }
}
