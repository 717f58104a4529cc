/**
 * Stops of a walk that forgets what nothing reads any more. Each stands for several of the combat itself, its variants, and what follows one
 * of them is as large as what follows any other: to follow one is enough.
 */
import type { Stop } from './stop';

/** A stop that something can follow. */
export type Going = Exclude<Stop, { kind: 'end' }>;

/** A stop, with those that it stands for. */
interface Kin {
  readonly stop: Going;
  /** What has been forgotten on the way to each, in a text. */
  readonly variants: Set<string>;
  readonly transitions: number;
  /** How many variants were known when it was last followed. */
  followed: number;
}

/** Counts the transitions of all stops that are known to be met. */
export class KinCount {
  transitions = 0;
  /** How many stops of the walk were met. */
  met = 0;
  /** How many variants they have in all: stops of a walk that forgets nothing. */
  variants = 0;
  readonly #byStop: (Kin | undefined)[] = [];
  /** Those before which nothing is forgotten are followed first: then it is known in how many variants the others are met. */
  readonly #first = new Queue();
  readonly #others = new Queue();

  /** @param transitionsOf as many transitions as a stop has at least */
  constructor(readonly transitionsOf: (stop: Going) => number) {}

  /**
   * The next to be followed; undefined where all have been. A stop is followed again only where it has got more variants since. Those before
   * which something is forgotten wait until the others are done, so it is rare, and it happens at most once for each variant.
   */
  next(): Kin | undefined {
    return this.#first.next() ?? this.#others.next();
  }

  /**
   * Counts a stop.
   * @param from what leads to it: in as many variants
   * @param forgotten on the way from there
   * @returns how many variants were looked through for that
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
    // A stop with as many variants is taken to have the same ones: the count may then be too low, never too high.
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

/** Kin in the order in which they were put, without those that have been followed meanwhile in as many variants. */
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
