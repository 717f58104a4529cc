/** Converts between places in the data and offsets in the text. */
import type { LocatedValue, Path, Place } from '../model/place';
import { findFirstIndex } from './binary-search';
import type { SourceDocument } from './document';
import { getMember, getNode, type Origin, type Entry, type Node } from './node';
import type { Range } from './range';
import { isObject } from '../model/values';

/**
 * The range of a place in a document: the value of a member, or its key with `onKey`. Missing members have the range of their owner, empty
 * values that of their key, and merged members and aliases that of the use.
 * @returns undefined for objects that are not part of the document (such as a table in another file)
 */
export function rangeAt(document: SourceDocument, place: Place): Range | undefined {
  const node = getNode(place.owner);
  if (!node) return undefined;
  const entry = place.key === undefined ? undefined : node.entries.get(place.key);
  if (!entry) return toRange(document, node.origin, node.from, node.to);
  const isEmpty = entry.from === entry.to && entry.keyTo > entry.keyFrom;
  if (isEmpty || (place.onKey && entry.keyTo > entry.keyFrom))
    return toRange(document, entry.origin, entry.keyFrom, entry.keyTo);
  return toRange(document, entry.origin, entry.from, entry.to);
}

/**
 * The place where a merged, inherited or aliased value is written; undefined for any other value. It can be passed to `rangeAt` with the same
 * document.
 */
export function findSource(place: Place): Place | undefined {
  const node = getNode(place.owner);
  const entry = place.key === undefined ? undefined : node?.entries.get(place.key);
  const source = entry ? entry.source : node?.source;
  if (!source) return undefined;
  return findSource(source) ?? (place.onKey && source.key !== undefined ? { ...source, onKey: true } : source);
}

/** A member with its ranges, as needed by outline, folding and edits. */
export interface MemberRange {
  readonly key: string | number;
  /** The key, including quotes; empty for a list item. */
  readonly keyRange: Range;
  /** The value; empty if nothing is written. */
  readonly valueRange: Range;
  /** From the key (or the value of a list item) to the end of the value. */
  readonly range: Range;
  /** It comes from a merge key: the ranges are those of the use. */
  readonly merged: boolean;
}

/** The members of an object or array, in the order of the text. */
export function listMembers(document: SourceDocument, object: object): MemberRange[] {
  return [...(getNode(object)?.entries ?? [])].flatMap(([key, entry]) => toMemberRange(document, key, entry) ?? []);
}

/** A single member; undefined if it is merged or inherited, or if its owner is an alias. */
export function findWrittenMember(
  document: SourceDocument,
  object: object,
  key: string | number,
): MemberRange | undefined {
  const node = getNode(object);
  const entry = node?.source ? undefined : node?.entries.get(key);
  return entry && !entry.merged ? toMemberRange(document, key, entry) : undefined;
}

function toMemberRange(document: SourceDocument, key: string | number, entry: Entry): MemberRange | undefined {
  const at = document.origins.get(entry.origin);
  if (at === undefined) return undefined;
  const keyRange = { from: at + entry.keyFrom, to: at + entry.keyTo };
  const valueRange = { from: at + entry.from, to: at + entry.to };
  const range = { from: Math.min(keyRange.from, valueRange.from), to: Math.max(keyRange.to, valueRange.to) };
  return { key, keyRange, valueRange, range, merged: entry.merged === true };
}

/** The innermost value or key at an offset, including the offset after its last character; undefined outside the root of the document. */
export function locate(document: SourceDocument, offset: number): LocatedValue | undefined {
  const path: (string | number)[] = [];
  const chain: object[] = [];
  let object: unknown = document.data;
  let onKey = false;
  while (isObject(object) && !onKey) {
    const match = findMemberAt(document, object, offset);
    if (!match) break;
    chain.push(object);
    path.push(match.key);
    onKey = match.onKey;
    object = match.deeper ? getMember(object, match.key) : undefined;
  }
  return path.length > 0 ? { path, chain, onKey } : undefined;
}

function findMemberAt(document: SourceDocument, object: object, offset: number) {
  let last: { key: string | number; onKey: boolean; deeper: boolean } | undefined;
  const members = getWrittenMembers(object);
  for (let index = findFirstEndingAt(document, members, offset); index < members.length; index++) {
    const [key, entry] = members[index]!;
    const origin = document.origins.get(entry.origin);
    if (origin === undefined) continue;
    const at = offset - origin;
    if (at < Math.min(entry.keyFrom, entry.from)) break;
    if (entry.keyTo > entry.keyFrom && entry.keyFrom <= at && at <= entry.keyTo)
      return { key, onKey: true, deeper: false };
    // between a colon and its value only the value can be intended
    const from = entry.keyTo > entry.keyFrom ? entry.keyTo : entry.from;
    if (from <= at && at <= entry.to) last = { key, onKey: false, deeper: entry.source === undefined };
    // at the boundary of two adjacent values the next one wins
    else if (last) break;
  }
  return last;
}

type Members = readonly (readonly [string | number, Entry])[];

const writtenMemberCache = new WeakMap<Node, Members>();

/** The members written in an object, in the order of the text. */
function getWrittenMembers(object: object): Members {
  const node = getNode(object);
  if (!node) return [];
  let cached = writtenMemberCache.get(node);
  if (!cached) writtenMemberCache.set(node, (cached = [...node.entries].filter(([, { merged }]) => !merged)));
  return cached;
}

/** The index of the first member that does not end before an offset. Some mappings have thousands of keys. */
function findFirstEndingAt(document: SourceDocument, candidates: Members, offset: number): number {
  return findFirstIndex(
    candidates,
    ([, { origin, keyTo, to }]) => (document.origins.get(origin) ?? 0) + Math.max(keyTo, to) >= offset,
  );
}

/** The place at a path from the root; undefined if there is none, the root itself for an empty path. */
export function findPlace(document: SourceDocument, path: Path): Place | undefined {
  let owner: object = document.data;
  for (const [index, key] of path.entries()) {
    if (!Object.hasOwn(owner, key)) return undefined;
    if (index === path.length - 1) return { owner, key };
    const next = getMember(owner, key);
    if (!isObject(next)) return undefined;
    owner = next;
  }
  return { owner };
}

/** The owner and key of an object; undefined for the root. */
type Holder = { readonly owner: object; readonly key: string | number } | undefined;

const holderCache = new WeakMap<SourceDocument, ReadonlyMap<Node, Holder>>();

/** The holders of all objects of a document. Cached, since fixes need many of them. */
function getHolders(document: SourceDocument): ReadonlyMap<Node, Holder> {
  let cached = holderCache.get(document);
  if (!cached) holderCache.set(document, (cached = new Map(listHolders(document.data, undefined))));
  return cached;
}

function* listHolders(object: object, holder: Holder): Iterable<readonly [Node, Holder]> {
  const node = getNode(object);
  if (!node) return;
  yield [node, holder];
  for (const key of node.entries.keys()) {
    const value = getMember(object, key);
    if (isObject(value)) yield* listHolders(value, { owner: object, key });
  }
}

/** The path from the root to an object or array; undefined for objects that are not part of the document. */
export function findPath(document: SourceDocument, object: object): Path | undefined {
  const byNode = getHolders(document);
  const path: (string | number)[] = [];
  let node = getNode(object); // a copy in place shares the node of the original
  if (!node || !byNode.has(node)) return undefined;
  for (let holder = byNode.get(node); holder; holder = node && byNode.get(node)) {
    path.push(holder.key);
    node = getNode(holder.owner);
  }
  return path.reverse();
}

function toRange(document: SourceDocument, origin: Origin, from: number, to: number): Range | undefined {
  const at = document.origins.get(origin);
  return at === undefined ? undefined : { from: at + from, to: at + to };
}
