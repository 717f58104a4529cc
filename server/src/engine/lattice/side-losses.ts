/** The losses of a side: the same in all rounds of a combat, which share its lattices. */
import type { Combat, Counter, Loss, Shooter, Side } from '../combat';
import { SideLattice } from './side-lattice';

/** The losses of sides, by side, shared by all rounds of a combat. */
export type SideCache = Map<Side, SideLosses>;

export class SideLosses {
  /** By counter of intact units, the counter of struck ones. */
  readonly struckCounters: ReadonlyMap<number, number>;
  /** All counters that losses read or change. */
  readonly #lossCounters = new Set<number>();
  readonly #counters: readonly Counter[];
  readonly #losses: readonly Loss[];
  readonly #lattices = new Map<string, SideLattice>();

  constructor({ counters, losses = {} }: Combat, name: Side) {
    this.#counters = counters;
    this.#losses = losses[name] ?? [];
    const struckByIntact = new Map<number, number>();
    for (const { counter, becomes, struck } of this.#losses) {
      this.#lossCounters.add(counter);
      if (becomes !== undefined) this.#lossCounters.add(becomes);
      if (struck === undefined) continue;
      this.#lossCounters.add(struck);
      struckByIntact.set(counter, struck);
    }
    this.struckCounters = struckByIntact;
  }

  /** Whether several kinds of units share a counter of struck units, which lattices cannot tell apart. */
  sharesStruckCounters(): boolean {
    const struckSet = new Set(this.struckCounters.values());
    if (struckSet.size < this.struckCounters.size) return true;
    for (const loss of this.#losses) {
      if (struckSet.has(loss.counter) || (loss.becomes !== undefined && struckSet.has(loss.becomes))) return true;
      if (loss.struck !== undefined && this.struckCounters.get(loss.counter) !== loss.struck) return true;
    }
    return false;
  }

  /** Whether a counter is read or changed by a loss. */
  hasCounter(counter: number): boolean {
    return this.#lossCounters.has(counter);
  }

  /** Whether struck units of a shooter fire with the intact ones of their kind, so that a position says who fires. */
  doStruckFireAlike({ counters }: Shooter): boolean {
    for (const { counter, struck } of this.#losses)
      if (struck !== undefined && counters.includes(counter) !== counters.includes(struck)) return false;
    return true;
  }

  /** Whether all units that are hit keep firing until they are removed, damaged ones with undamaged ones. @param shooters all of the side */
  doAllFireBack(shooters: readonly Shooter[]): boolean {
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
   * @throws RangeError if the side has too many positions to number
   */
  getLattice(firing: readonly number[]): SideLattice {
    const name = firing.join();
    let lattice = this.#lattices.get(name);
    if (lattice === undefined)
      this.#lattices.set(name, (lattice = new SideLattice(this.#counters, this.#losses, firing)));
    return lattice;
  }
}
