/** Nodes of the fast path: there are thousands of them, and the positions of most members are never requested. */
import type { Origin, Entry, Node } from './node';

/** Per member: the handle of the previous member of the collection, and the four offsets of its `Entry`. */
const NUMBERS_PER_MEMBER = 5;

/** Handle before the first member. */
export const NO_MEMBER = -1;

/**
 * Offsets of the members of many collections, in the order in which their values end. One typed array takes a fifth of the memory of entry
 * objects, and the garbage collector does not traverse it.
 */
export class MemberOffsets {
  #numbers: Int32Array;
  #end = 0;

  /** @param capacity the maximum number of members */
  constructor(capacity: number) {
    this.#numbers = new Int32Array(NUMBERS_PER_MEMBER * capacity);
  }

  /** @param before the previous member of the same collection @returns the handle of the member */
  add(before: number, keyFrom: number, keyTo: number, from: number, to: number): number {
    const at = this.#end;
    const numbers = this.#numbers;
    numbers[at] = before;
    numbers[at + 1] = keyFrom;
    numbers[at + 2] = keyTo;
    numbers[at + 3] = from;
    numbers[at + 4] = to;
    this.#end = at + NUMBERS_PER_MEMBER;
    return at;
  }

  /** Shrinks the storage once all members are added. */
  seal(): void {
    this.#numbers = this.#numbers.slice(0, this.#end);
  }

  /** @param last the last member of a collection @param keys the keys of all its members */
  entries(origin: Origin, last: number, keys: readonly (string | number)[]): Node['entries'] {
    const offsets = new Int32Array(keys.length);
    for (let index = keys.length - 1, at = last; index >= 0; index--, at = this.#numbers[at]!) offsets[index] = at;
    return new Map(keys.map((key, index) => [key, this.#entry(origin, offsets[index]!)]));
  }

  #entry(origin: Origin, at: number): Entry {
    const number = (field: number) => this.#numbers[at + field]!;
    return { origin, keyFrom: number(1), keyTo: number(2), from: number(3), to: number(4), source: undefined };
  }
}

/** A node that creates its entries on first access. None of its members is merged, inherited or an alias. */
export class FastNode implements Node {
  readonly origin: Origin;
  readonly from: number;
  readonly to: number;
  readonly flow: boolean;
  readonly #offsets: MemberOffsets;
  readonly #last: number;
  readonly #collection: object;
  readonly #keys: readonly string[] | undefined;
  #entries: Node['entries'] | undefined;

  /**
   * @param last the handle of its last member
   * @param keys the keys in the order of the text, if the object may enumerate them in another order
   */
  constructor(
    { origin, from, to, flow }: Pick<Node, 'origin' | 'from' | 'to' | 'flow'>,
    offsets: MemberOffsets,
    last: number,
    collection: object,
    keys?: readonly string[],
  ) {
    this.origin = origin;
    this.from = from;
    this.to = to;
    this.flow = flow;
    this.#offsets = offsets;
    this.#last = last;
    this.#collection = collection;
    this.#keys = keys;
  }

  get entries(): Node['entries'] {
    return (this.#entries ??= this.createEntries());
  }

  /** Creates the entries without caching them. */
  createEntries(): Node['entries'] {
    const collection = this.#collection;
    const keys = Array.isArray(collection) ? [...collection.keys()] : (this.#keys ?? Object.keys(collection));
    return this.#offsets.entries(this.origin, this.#last, keys);
  }
}

/** The entries of a node for callers that visit many nodes once: entries of fast nodes are not cached. */
export function readEntriesOnce(node: Node): Node['entries'] {
  return node instanceof FastNode ? node.createEntries() : node.entries;
}
