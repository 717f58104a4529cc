/**
 * Equivalence classes of stops: in a walk that drops dead counters, each stop represents several stops of the combat, its variants. The graphs
 * after all variants are equally large, so it is enough to expand one of them.
 */
import type { Stop } from './stop';

/** A stop with successors. */
export type Going = Exclude<Stop, { kind: 'end' }>;

/** A stop and the variants that it represents. */
interface Kin {
  readonly stop: Going;
  /** The dropped values on the path to each variant, as texts. */
  readonly variants: Set<string>;
  readonly transitions: number;
  /** Number of variants when it was last expanded. */
  followed: number;
}

/** Counts the states and transitions of all stops visited so far. */
export class KinCount {
  transitions = 0;
  /** Number of stops of the walk. */
  met = 0;
  /** Number of variants in all: stops of a walk that drops nothing. */
  variants = 0;
  readonly #byStop: (Kin | undefined)[] = [];
  /** Stops without dropped values are expanded first, which determines the number of variants of the others. */
  readonly #first = new Queue();
  readonly #others = new Queue();

  /** @param countTransitions a lower bound on the transitions of a stop */
  constructor(readonly transitionsOf: (stop: Going) => number) {}

  /**
   * The next class to expand; undefined if there is none. A class is expanded again only if it has gained variants. Classes with dropped values
   * wait until the others are done, so that is rare, and happens at most once for each variant.
   */
  next(): Kin | undefined {
    return this.#first.next() ?? this.#others.next();
  }

  /**
   * Counts a stop.
   * @param from the class that leads to it, with all its variants
   * @param droppedValues on the way from there
   * @returns the number of variants examined, as a measure of work
   */
  meet(stop: Stop, from?: Kin, forgotten = ''): number {
    if (stop.kind === 'end') return 0;
    let kin = this.#byStop[stop.id];
    if (!kin) {
      kin = { stop, variants: new Set(), transitions: this.transitionsOf(stop), followed: 0 };
      this.#byStop[stop.id] = kin;
      this.met++;
    }
    const { variants, transitions } = kin;
    const known = variants.size;
    if (!from) variants.add('');
    // A stop with as many variants is assumed to have the same ones: the count may be too low, never too high.
    else if (forgotten === '' && from.variants.size <= known) return 0;
    else for (const variant of from.variants) variants.add(variant + forgotten);
    const more = variants.size - known;
    if (more > 0) {
      this.variants += more;
      this.transitions += transitions * more;
      (variants.has('') ? this.#first : this.#others).put(kin);
    }
    return from?.variants.size ?? 1;
  }
}

/** A first-in, first-out queue of classes, which skips those without new variants. */
class Queue {
  readonly #all: Kin[] = [];
  #taken = 0;

  put(kin: Kin): void {
    this.#all.push(kin);
  }

  next(): Kin | undefined {
    while (this.#taken < this.#all.length) {
      const kin = this.#all[this.#taken++]!;
      if (kin.followed === kin.variants.size) continue;
      kin.followed = kin.variants.size;
      return kin;
    }
    return undefined;
  }
}
