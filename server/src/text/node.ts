/**
 * What the text layer knows of each object and array of a scenario's data: where it and its members stand. The knowledge hangs on the
 * object itself under a hidden symbol, so that rules see plain data and hand objects back as places.
 *
 * Positions are relative to a *base*, a stretch of text that moves as a whole: an edit elsewhere changes no node.
 */
import type { Place } from '../model/place';

/** A stretch of text that positions are relative to. Compared by identity; a document knows where each of its bases stands. */
export interface Base {
  readonly length: number;
}

/** Where a member of an object or array stands. */
export interface Entry {
  readonly base: Base;
  /** The key, quotes included; for an item of a list its value. Empty at the value where there is no key. */
  readonly keyFrom: number;
  readonly keyTo: number;
  /** The value, without anchor, tag and trailing blanks; empty where nothing is written. */
  readonly from: number;
  readonly to: number;
  /** Set where the member came by a merge key or an alias: where it really stands. The positions are then those of the use. */
  readonly source?: Place;
  /** The key came by a merge key as well, or from what the object takes. */
  readonly merged?: boolean;
  /** It came from what the object takes. */
  readonly taken?: boolean;
}

/** Where an object or array stands, and its members in the order of the text. */
export interface Node {
  readonly base: Base;
  readonly from: number;
  readonly to: number;
  /** Written in brackets or braces. */
  readonly flow: boolean;
  /** By key of an object (a string) or index of an array (a number). */
  readonly entries: ReadonlyMap<string | number, Entry>;
  /** Set where the whole value came by an alias. */
  readonly source?: Place;
}

/**
 * A node whose entries are made when they are first asked for: of a long list few edits have anything to show. A class, because V8 keeps
 * the getter of a literal among old objects: through it the pieces would outlive all collections of young ones.
 */
export class LateNode implements Node {
  readonly base: Base;
  readonly from: number;
  readonly to: number;
  readonly flow: boolean;
  readonly source: Place | undefined;
  #entries: Node['entries'] | undefined;
  #make: (() => Node['entries']) | undefined;

  constructor({ base, from, to, flow, source }: Omit<Node, 'entries'>, make: () => Node['entries']) {
    this.base = base;
    this.from = from;
    this.to = to;
    this.flow = flow;
    this.source = source;
    this.#make = make;
  }

  get entries(): Node['entries'] {
    this.#entries ??= this.#make!();
    this.#make = undefined;
    return this.#entries;
  }
}

const NODE: unique symbol = Symbol('where it stands');

/** Ties an object to its node. Each object is tied once, when it is made. */
export function tie(object: object, node: Node): void {
  Object.defineProperty(object, NODE, { value: node, configurable: true });
}

/** The node of an object or array that a parse made; undefined for all others. */
export function nodeOf(object: object): Node | undefined {
  return (object as { [NODE]?: Node })[NODE];
}

/** Sets a member, whatever its name: a key `__proto__` is a key like others. */
export function put(object: object, key: string | number, value: unknown): void {
  if (key === '__proto__')
    Object.defineProperty(object, key, { value, enumerable: true, configurable: true, writable: true });
  else (object as Record<string | number, unknown>)[key] = value;
}

/** The value of an object's own member, or undefined. */
export function member(object: object, key: string | number): unknown {
  return Object.hasOwn(object, key) ? (object as Record<string | number, unknown>)[key] : undefined;
}

/** A shallow copy of an object or array that stands where the original stands. */
export function copyInPlace<T extends object>(object: T): T {
  const copy = Array.isArray(object) ? [...(object as unknown[])] : { ...object };
  const node = nodeOf(object);
  if (node) tie(copy, node);
  return copy as T;
}

/**
 * An object with members of another one that it lacks (or, with `replace`, in their place). It stands where the object stands; members that
 * come from the other stand where they stood there.
 */
export function overlaid<T extends object>(object: T, other: object, { replace = false } = {}): T {
  const own = nodeOf(object);
  const copy = replace ? { ...object, ...other } : { ...other, ...object };
  if (!own) return copy;
  const entries = new Map([...(replace ? [] : (nodeOf(other)?.entries ?? [])), ...own.entries]);
  tie(copy, { ...own, entries });
  return copy;
}
