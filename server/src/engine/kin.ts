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
  readonly #byStop: (Kin | undefined)[] = [];
  /** Those before which nothing is forgotten are followed first: then it is known in how many variants the others are met. */
  readonly #first = new Queue();
  readonly #others = new Queue();

  /** @param transitionsOf as many transitions as a stop has at least */
  constructor(readonly transitionsOf: (stop: Going) => number) {}

  /** The next to be followed; undefined where all have been. */
  next(): Kin | undefined {
    return this.#first.next() ?? this.#others.next();
  }

  /**
   * Counts a stop.
   * @param from what leads to it: in as many variants
   * @param forgotten on the way from there
   */
  meet(stop: Stop, from?: Kin, forgotten = ''): void {
    if (stop.kind === 'end') return;
    let kin = this.#byStop[stop.id];
    if (!kin) {
      kin = { stop, variants: new Set(), transitions: this.transitionsOf(stop), followed: 0 };
      this.#byStop[stop.id] = kin;
      this.met++;
    }
    const { variants, transitions } = kin;
    const known = variants.size;
    if (!from) variants.add('');
    // Mostly it has those already, and it is not looked for the few cases in which it has others.
    else if (forgotten !== '' || from.variants.size > known)
      for (const variant of from.variants) variants.add(variant + forgotten);
    if (variants.size === known) return;
    this.transitions += transitions * (variants.size - known);
    (variants.has('') ? this.#first : this.#others).put(kin);
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
