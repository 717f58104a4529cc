/** Dice of a fire step whose hits are alike: one side takes them at one time from the same targets. */
import type { Amount } from '../amount';
import type { SideIndex } from './body';
import type { Firepower, Gunnery } from './gunnery';
import { endless } from './side';
import type { SideLattice } from './side';

export class Broadside {
  /** Whether those hit fire as if they were not: they fire back, or nobody of their side fires any more. */
  isHarmless = false;
  /** Classes of positions of the side hit, by the dice that it has yet to throw until those struck leave. */
  firepower: Firepower | undefined;
  /**
   * Whether it matters who is struck until they leave, not only what they throw: a step asks that, or a later broadside changes who fires.
   * Then positions differ by that too.
   */
  isWatched = false;
  /** Whether all that the values rest on has been met. */
  isNoted = false;
  readonly #steadiness: number[] = [];

  /**
   * @param target the lattice of the side that is hit
   * @param hitClass the class of the hits in that lattice
   * @param gunnery its hits
   * @param values what the dice of each battery of the gunnery hit on
   * @param total its hits and those of all before it at the same side in the repetition, where the same units fire
   */
  constructor(
    readonly by: SideIndex,
    readonly on: SideIndex,
    readonly target: SideLattice,
    readonly hitClass: number,
    readonly removesNow: boolean,
    readonly gunnery: Gunnery,
    readonly values: readonly Amount[],
    readonly total: Gunnery,
  ) {}

  /** The greatest number of hits of at most which the side hit, of which nobody is struck, fires on as before. */
  steadiness(position: number): number {
    return (this.#steadiness[position] ??= this.#workSteadiness(position));
  }

  /**
   * Who fires of the side hit after one hit more.
   * @param position where the side stands before the hit
   * @param next where it stands after it
   * @param firing where those who fire would stand before it
   */
  firingAfter(position: number, next: number, firing: number): number {
    if (this.removesNow && firing === position) return next;
    return this.target.firingAfter(this.hitClass, position, firing, this.removesNow);
  }

  #workSteadiness(position: number): number {
    const { firepower, hitClass, target } = this;
    const chain = target.chain(hitClass, position);
    if (!firepower) return endless;
    let firing = position;
    for (let hits = 1; hits < chain.length; hits++) {
      firing = this.firingAfter(chain[hits - 1]!, chain[hits]!, firing);
      if (firepower.of(firing) !== firepower.of(position)) return hits - 1;
    }
    return endless;
  }
}
