/** What hits can take from a side: the same in all rounds of a combat, which share its lattices. */
import type { Combat, Counter, Loss, Shooter, Side } from '../combat';
import { SideLattice } from './side';

/** Sides of a combat that are known already. */
export type KnownSides = Map<Side, SideLosses>;

export class SideLosses {
  /** By counter of units standing, the counter of those struck. */
  readonly struck: ReadonlyMap<number, number>;
  /** All counters that losses read or change. */
  readonly #lost = new Set<number>();
  readonly #counters: readonly Counter[];
  readonly #losses: readonly Loss[];
  readonly #lattices = new Map<string, SideLattice>();

  constructor({ counters, losses = {} }: Combat, name: Side) {
    this.#counters = counters;
    this.#losses = losses[name] ?? [];
    const kinds = new Map<number, number>();
    for (const { counter, becomes, struck } of this.#losses) {
      this.#lost.add(counter);
      if (becomes !== undefined) this.#lost.add(becomes);
      if (struck === undefined) continue;
      this.#lost.add(struck);
      kinds.set(counter, struck);
    }
    this.struck = kinds;
  }

  /** Whether a counter of units struck is not that of one kind of units alone. */
  mixesTheStruck(): boolean {
    const struck = new Set(this.struck.values());
    if (struck.size < this.struck.size) return true;
    for (const loss of this.#losses) {
      if (struck.has(loss.counter) || (loss.becomes !== undefined && struck.has(loss.becomes))) return true;
      if (loss.struck !== undefined && this.struck.get(loss.counter) !== loss.struck) return true;
    }
    return false;
  }

  /** Whether a counter is read or changed by a loss. */
  hasCounter(counter: number): boolean {
    return this.#lost.has(counter);
  }

  /** Whether those of a shooter who are struck fire with those of their kind: then a position says who fires. */
  strikesBackWell({ counters }: Shooter): boolean {
    for (const { counter, struck } of this.#losses)
      if (struck !== undefined && counters.includes(counter) !== counters.includes(struck)) return false;
    return true;
  }

  /** Whether all units that are hit fire until they are removed, the damaged with the undamaged. @param shooters all of the side */
  allFireBack(shooters: readonly Shooter[]): boolean {
    for (const { counter, becomes, struck } of this.#losses) {
      if (becomes === undefined && struck === undefined) return false;
      if (becomes === undefined) continue;
      for (const { counters } of shooters) if (counters.includes(counter) !== counters.includes(becomes)) return false;
    }
    return true;
  }

  /**
   * The lattice of the side in rounds.
   * @param firing counters of units that fire in them and cannot be lost
   * @throws RangeError where the side has too many positions to number
   */
  lattice(firing: readonly number[]): SideLattice {
    const name = firing.join();
    let lattice = this.#lattices.get(name);
    if (lattice === undefined)
      this.#lattices.set(name, (lattice = new SideLattice(this.#counters, this.#losses, firing)));
    return lattice;
  }
}
