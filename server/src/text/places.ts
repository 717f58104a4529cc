/** Between places in the data and offsets in the text. */
import type { Located, Path, Place } from '../model/place';
import type { SourceDocument } from './document';
import { member, nodeOf, type Base, type Entry, type Node } from './node';
import type { Range } from './range';
import { isObject } from '../model/values';

/**
 * Where a place stands in the text of a document: the value of a member, or its key with `onKey`. A member that is absent stands where its
 * owner does, an empty value at its key, and what came by a merge key or alias where it is used.
 * @returns undefined for objects that the document does not hold (those of a table in another file)
 */
export function rangeOf(document: SourceDocument, place: Place): Range | undefined {
  const node = nodeOf(place.owner);
  if (!node) return undefined;
  const entry = place.key === undefined ? undefined : node.entries.get(place.key);
  if (!entry) return moved(document, node.base, node.from, node.to);
  const empty = entry.from === entry.to && entry.keyTo > entry.keyFrom;
  if (empty || (place.onKey && entry.keyTo > entry.keyFrom))
    return moved(document, entry.base, entry.keyFrom, entry.keyTo);
  return moved(document, entry.base, entry.from, entry.to);
}

/**
 * For what came by a merge key or an alias: the place where it is really written. Undefined for everything else.
 * The place may be used with `rangeOf` of the same document.
 */
export function sourceOf(place: Place): Place | undefined {
  const node = nodeOf(place.owner);
  const entry = place.key === undefined ? undefined : node?.entries.get(place.key);
  const source = entry ? entry.source : node?.source;
  if (!source) return undefined;
  return sourceOf(source) ?? (place.onKey && source.key !== undefined ? { ...source, onKey: true } : source);
}

/** A member as an outline, a folding or an edit sees it. */
export interface MemberRange {
  readonly key: string | number;
  /** The key, quotes included; empty for an item of a list. */
  readonly keyRange: Range;
  /** The value; empty where nothing is written. */
  readonly valueRange: Range;
  /** From the key, or the value of an item, to the end of the value. */
  readonly range: Range;
  /** It came by a merge key: the ranges are those of the use. */
  readonly merged: boolean;
}

/** The members of an object or array of the document in the order of the text. */
export function entriesOf(document: SourceDocument, object: object): MemberRange[] {
  return [...(nodeOf(object)?.entries ?? [])].flatMap(([key, entry]) => memberOf(document, key, entry) ?? []);
}

/** One of them; undefined where it came by a merge key, or by an alias with all that it is in. */
export function writtenMember(document: SourceDocument, object: object, key: string | number): MemberRange | undefined {
  const node = nodeOf(object);
  const entry = node?.source ? undefined : node?.entries.get(key);
  return entry && !entry.merged ? memberOf(document, key, entry) : undefined;
}

function memberOf(document: SourceDocument, key: string | number, entry: Entry): MemberRange | undefined {
  const keyRange = moved(document, entry.base, entry.keyFrom, entry.keyTo);
  const valueRange = moved(document, entry.base, entry.from, entry.to);
  if (!keyRange || !valueRange) return undefined;
  const range = { from: Math.min(keyRange.from, valueRange.from), to: Math.max(keyRange.to, valueRange.to) };
  return { key, keyRange, valueRange, range, merged: entry.merged === true };
}

/** The innermost value or key at an offset; undefined outside of the document's root. A cursor behind the last character still meets it. */
export function locate(document: SourceDocument, offset: number): Located | undefined {
  const path: (string | number)[] = [];
  const chain: object[] = [];
  let object: unknown = document.data;
  let onKey = false;
  while (isObject(object) && !onKey) {
    const found = memberAt(document, object, offset);
    if (!found) break;
    chain.push(object);
    path.push(found.key);
    onKey = found.onKey;
    object = found.deeper ? member(object, found.key) : undefined;
  }
  return path.length > 0 ? { path, chain, onKey } : undefined;
}

function memberAt(document: SourceDocument, object: object, offset: number) {
  let last: { key: string | number; onKey: boolean; deeper: boolean } | undefined;
  const members = membersOf(object);
  for (let index = firstToEndAt(document, members, offset); index < members.length; index++) {
    const [key, entry] = members[index]!;
    const base = document.bases.get(entry.base);
    if (base === undefined) continue;
    const at = offset - base;
    if (at < Math.min(entry.keyFrom, entry.from)) break;
    if (entry.keyTo > entry.keyFrom && entry.keyFrom <= at && at <= entry.keyTo)
      return { key, onKey: true, deeper: false };
    // between a colon and its value nothing else can be meant
    const from = entry.keyTo > entry.keyFrom ? entry.keyTo : entry.from;
    if (from <= at && at <= entry.to) last = { key, onKey: false, deeper: entry.source === undefined };
    // touching the end of one value and the start of the next means the next
    else if (last) break;
  }
  return last;
}

type Members = readonly (readonly [string | number, Entry])[];

const members = new WeakMap<Node, Members>();

/** The members that are written in an object, in the order of the text. */
function membersOf(object: object): Members {
  const node = nodeOf(object);
  if (!node) return [];
  let known = members.get(node);
  if (!known) members.set(node, (known = [...node.entries].filter(([, { merged }]) => !merged)));
  return known;
}

/** The index of the first member that does not end before an offset: by halves, for some mappings have thousands of keys. */
function firstToEndAt(document: SourceDocument, among: Members, offset: number): number {
  let low = 0;
  let high = among.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    const [, { base, keyTo, to }] = among[middle]!;
    if ((document.bases.get(base) ?? 0) + Math.max(keyTo, to) < offset) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** The place of a value by its path from the root: undefined where the path leads nowhere, the root itself for an empty path. */
export function placeAt(document: SourceDocument, path: Path): Place | undefined {
  let owner: object = document.data;
  for (const [index, key] of path.entries()) {
    if (!Object.hasOwn(owner, key)) return undefined;
    if (index === path.length - 1) return { owner, key };
    const next = member(owner, key);
    if (!isObject(next)) return undefined;
    owner = next;
  }
  return { owner };
}

/** What holds an object, and under which key; undefined for the root. */
type Holder = { readonly owner: object; readonly key: string | number } | undefined;

const holders = new WeakMap<SourceDocument, ReadonlyMap<Node, Holder>>();

/** By the node of each object of a document what holds it: gathered once, for fixes ask it of object after object. */
function holdersOf(document: SourceDocument): ReadonlyMap<Node, Holder> {
  let known = holders.get(document);
  if (!known) holders.set(document, (known = new Map(holdersIn(document.data, undefined))));
  return known;
}

function* holdersIn(object: object, holder: Holder): Iterable<readonly [Node, Holder]> {
  const node = nodeOf(object);
  if (!node) return;
  yield [node, holder];
  for (const key of node.entries.keys()) {
    const value = member(object, key);
    if (isObject(value)) yield* holdersIn(value, { owner: object, key });
  }
}

/** The path from the root to an object or array of the document; undefined for objects that it does not hold. */
export function pathOf(document: SourceDocument, object: object): Path | undefined {
  const known = holdersOf(document);
  const path: (string | number)[] = [];
  let node = nodeOf(object); // a copy in place of the original has its node
  if (!node || !known.has(node)) return undefined;
  for (let holder = known.get(node); holder; holder = node && known.get(node)) {
    path.push(holder.key);
    node = nodeOf(holder.owner);
  }
  return path.reverse();
}

function moved(document: SourceDocument, base: Base, from: number, to: number): Range | undefined {
  const at = document.bases.get(base);
  return at === undefined ? undefined : { from: at + from, to: at + to };
}
