/** Nodes of what was read by the fast path: made by the thousand, and few are ever asked where their members stand. */
import type { Base, Entry, Node } from './node';

/** Of each member the offsets of an `Entry`, and which member of its collection was added before it. */
const NUMBERS = 5;

/** There is no member before the first. */
export const NONE = -1;

/**
 * Where the members of many collections stand, in the order in which their values end. Numbers in one array take a fifth of the memory of
 * entries, and a collection of garbage does not go through them.
 */
export class Places {
  #numbers: Int32Array;
  #end = 0;

  /** @param most how many members may be added */
  constructor(most: number) {
    this.#numbers = new Int32Array(NUMBERS * most);
  }

  /** @param before the member of the same collection that was added before @returns what to call this one */
  add(before: number, keyFrom: number, keyTo: number, from: number, to: number): number {
    const at = this.#end;
    const numbers = this.#numbers;
    numbers[at] = before;
    numbers[at + 1] = keyFrom;
    numbers[at + 2] = keyTo;
    numbers[at + 3] = from;
    numbers[at + 4] = to;
    this.#end = at + NUMBERS;
    return at;
  }

  /** Nothing is added any more. */
  seal(): void {
    this.#numbers = this.#numbers.slice(0, this.#end);
  }

  /** @param last the last member of a collection @param keys of all of its members */
  entries(base: Base, last: number, keys: readonly (string | number)[]): Node['entries'] {
    const places = new Int32Array(keys.length);
    for (let index = keys.length - 1, at = last; index >= 0; index--, at = this.#numbers[at]!) places[index] = at;
    return new Map(keys.map((key, index) => [key, this.#entry(base, places[index]!)]));
  }

  #entry(base: Base, at: number): Entry {
    const number = (which: number) => this.#numbers[at + which]!;
    return { base, keyFrom: number(1), keyTo: number(2), from: number(3), to: number(4), source: undefined };
  }
}

/** A node whose entries are made when they are first asked for. None of them came by a merge key, an alias, or a name that takes it. */
export class FastNode implements Node {
  readonly base: Base;
  readonly from: number;
  readonly to: number;
  readonly flow: boolean;
  readonly #places: Places;
  readonly #last: number;
  readonly #collection: object;
  readonly #keys: readonly string[] | undefined;
  #entries: Node['entries'] | undefined;

  /**
   * @param last its last member among the places
   * @param keys those of an object in the order of the text, where the object may have them in another one
   */
  constructor(
    { base, from, to, flow }: Pick<Node, 'base' | 'from' | 'to' | 'flow'>,
    places: Places,
    last: number,
    collection: object,
    keys?: readonly string[],
  ) {
    this.base = base;
    this.from = from;
    this.to = to;
    this.flow = flow;
    this.#places = places;
    this.#last = last;
    this.#collection = collection;
    this.#keys = keys;
  }

  get entries(): Node['entries'] {
    return (this.#entries ??= this.made());
  }

  /** The entries for who goes through them once, and not kept. */
  made(): Node['entries'] {
    const collection = this.#collection;
    const keys = Array.isArray(collection) ? [...collection.keys()] : (this.#keys ?? Object.keys(collection));
    return this.#places.entries(this.base, this.#last, keys);
  }
}

/** The entries of a node for who goes through those of many nodes, once: they are not kept for it. */
export function passingEntries(node: Node): Node['entries'] {
  return node instanceof FastNode ? node.made() : node.entries;
}
