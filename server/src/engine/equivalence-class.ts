/**
 * Equivalence classes of stops: in a walk that drops dead counters, each stop represents several stops of the combat, its variants. The graphs
 * after all variants are equally large, so it is enough to expand one of them.
 */
import type { Stop } from './stop';

/** A stop with successors. */
export type InnerStop = Exclude<Stop, { kind: 'end' }>;

/** A stop and the variants that it represents. */
interface EquivalenceClass {
  readonly stop: InnerStop;
  /** The dropped values on the path to each variant, as texts. */
  readonly variants: Set<string>;
  readonly transitions: number;
  /** Number of variants when it was last expanded. */
  expandedVariants: number;
}

/** Counts the states and transitions of all stops visited so far. */
export class StateCounter {
  transitions = 0;
  /** Number of stops of the walk. */
  visited = 0;
  /** Number of variants in all: stops of a walk that drops nothing. */
  variants = 0;
  readonly #byStop: (EquivalenceClass | undefined)[] = [];
  /** Stops without dropped values are expanded first, which determines the number of variants of the others. */
  readonly #first = new Queue();
  readonly #others = new Queue();

  /** @param countTransitions a lower bound on the transitions of a stop */
  constructor(readonly countTransitions: (stop: InnerStop) => number) {}

  /**
   * The next class to expand; undefined if there is none. A class is expanded again only if it has gained variants. Classes with dropped values
   * wait until the others are done, so that is rare, and happens at most once for each variant.
   */
  next(): EquivalenceClass | undefined {
    return this.#first.next() ?? this.#others.next();
  }

  /**
   * Counts a stop.
   * @param from the class that leads to it, with all its variants
   * @param droppedValues on the way from there
   * @returns the number of variants examined, as a measure of work
   */
  visit(stop: Stop, from?: EquivalenceClass, droppedValues = ''): number {
    if (stop.kind === 'end') return 0;
    let entry = this.#byStop[stop.id];
    if (!entry) {
      entry = { stop, variants: new Set(), transitions: this.countTransitions(stop), expandedVariants: 0 };
      this.#byStop[stop.id] = entry;
      this.visited++;
    }
    const { variants, transitions } = entry;
    const variantsBefore = variants.size;
    if (!from) variants.add('');
    // A stop with as many variants is assumed to have the same ones: the count may be too low, never too high.
    else if (droppedValues === '' && from.variants.size <= variantsBefore) return 0;
    else for (const variant of from.variants) variants.add(variant + droppedValues);
    const added = variants.size - variantsBefore;
    if (added > 0) {
      this.variants += added;
      this.transitions += transitions * added;
      (variants.has('') ? this.#first : this.#others).enqueue(entry);
    }
    return from?.variants.size ?? 1;
  }
}

/** A first-in, first-out queue of classes, which skips those without new variants. */
class Queue {
  readonly #all: EquivalenceClass[] = [];
  #position = 0;

  enqueue(entry: EquivalenceClass): void {
    this.#all.push(entry);
  }

  next(): EquivalenceClass | undefined {
    while (this.#position < this.#all.length) {
      const entry = this.#all[this.#position++]!;
      if (entry.expandedVariants === entry.variants.size) continue;
      entry.expandedVariants = entry.variants.size;
      return entry;
    }
    return undefined;
  }
}
