/**
 * Positions of the objects and arrays in a scenario's data, and of their members. They are attached to the objects under a hidden symbol, so
 * that rules see plain data and can use the objects as places.
 *
 * Positions are relative to an *origin*, a range of text that moves as a whole: edits elsewhere do not change nodes.
 */
import type { Place } from '../model/place';

/** A range of text that positions are relative to. Compared by identity; a document maps its origins to offsets. */
export interface Origin {
  readonly length: number;
}

/** The position of a member of an object or array. */
export interface Entry {
  readonly origin: Origin;
  /** The key, including quotes. For a list item, or if there is no key: empty, at the value. */
  readonly keyFrom: number;
  readonly keyTo: number;
  /** The value, without anchor, tag and trailing spaces; empty if nothing is written. */
  readonly from: number;
  readonly to: number;
  /** Set if the member comes from a merge key or an alias: the place where it is written. The positions are then those of the use. */
  readonly source?: Place;
  /** The key is not written here either: it comes from a merge key or is inherited. */
  readonly merged?: boolean;
  /** It is inherited from another object, such as a unit of the order of battle. */
  readonly inherited?: boolean;
}

/** The position of an object or array, with its members in the order of the text. */
export interface Node {
  readonly origin: Origin;
  readonly from: number;
  readonly to: number;
  /** Written in brackets or braces. */
  readonly flow: boolean;
  /** By key of an object (a string) or index of an array (a number). */
  readonly entries: ReadonlyMap<string | number, Entry>;
  /** Set if the whole value comes from an alias. */
  readonly source?: Place;
}

const NODE: unique symbol = Symbol('position in the text');

/** Attaches a node to an object, once, when the object is created. */
export function attachNode(object: object, node: Node): void {
  Object.defineProperty(object, NODE, { value: node, configurable: true });
}

/** The node of a parsed object or array; undefined for any other object. */
export function getNode(object: object): Node | undefined {
  return (object as { [NODE]?: Node })[NODE];
}

/** Sets an own member; handles the key `__proto__`. */
export function setOwn(object: object, key: string | number, value: unknown): void {
  if (key === '__proto__')
    Object.defineProperty(object, key, { value, enumerable: true, configurable: true, writable: true });
  else (object as Record<string | number, unknown>)[key] = value;
}

/** The value of an object's own member, or undefined. */
export function getMember(object: object, key: string | number): unknown {
  return Object.hasOwn(object, key) ? (object as Record<string | number, unknown>)[key] : undefined;
}

/** A shallow copy that has the position of the original. */
export function copyWithPosition<T extends object>(object: T): T {
  const copy = Array.isArray(object) ? [...(object as unknown[])] : { ...object };
  const node = getNode(object);
  if (node) attachNode(copy, node);
  return copy as T;
}

/**
 * An object with the missing members of another one added (with `replace`, overwritten). It has the position of the object; added members
 * keep their own positions.
 */
export function overlay<T extends object>(object: T, other: object, { replace = false } = {}): T {
  const node = getNode(object);
  const copy = replace ? { ...object, ...other } : { ...other, ...object };
  if (!node) return copy;
  const entries = new Map([...(getNode(other)?.entries ?? []), ...node.entries]);
  attachNode(copy, { ...node, entries });
  return copy;
}
