/**
 * Inheritance within a scenario: an object that names another one, such as a unit of the order of battle, gets the members of it that it
 * lacks, like a YAML merge key. Inherited members are positioned at the name, and know where they are written.
 */
import { copyAtUse } from './anchors';
import type { SourceDocument } from './document';
import { copyInPlace, member, nodeOf, put, tie } from './node';
import { FastNode } from './fast-node';
import type { Plain } from '../model/edit';
import type { Taking, TakingPlaces } from '../model/taking';
import { isMapping, isObject } from '../model/values';

/** An object that can be inherited from, and the list item that contains it. */
interface Takeable {
  readonly object: object;
  readonly around: object;
}

/**
 * A document whose data includes inherited members. Parts that inherit nothing keep their identity; other parts keep it while they and what
 * they inherit are unchanged.
 */
export function withTaken(document: SourceDocument, places: TakingPlaces): SourceDocument {
  const data = dataWithTaken(document.written, places);
  return data === document.data ? document : { ...document, data };
}

/** True if a member is inherited and not written in its owner. */
export function isTaken(owner: object, key: string | number): boolean {
  const node = nodeOf(owner);
  // Objects of the fast path inherit nothing, and this check must not create their entries.
  return !(node instanceof FastNode) && node?.entries.get(key)?.taken === true;
}

/** Undefined for a root that inherits nothing: a self-reference from here would survive minor garbage collections. */
const roots = new WeakMap<object, WeakMap<TakingPlaces, SourceDocument['data'] | undefined>>();

function dataWithTaken(root: SourceDocument['data'], places: TakingPlaces): SourceDocument['data'] {
  const ofRoot = roots.get(root);
  if (ofRoot?.has(places)) return ofRoot.get(places) ?? root;
  const changed = new Map<string, unknown>();
  for (const [key, inner] of places.members) {
    const value = member(root, key);
    if (!isObject(value)) continue;
    const now = listWithTaken(value, inner, root);
    if (now !== value) changed.set(key, now);
  }
  const made = changed.size === 0 ? root : copyInPlace(root);
  for (const [key, value] of changed) put(made, key, value);
  const byPlaces = ofRoot ?? new WeakMap<TakingPlaces, SourceDocument['data'] | undefined>();
  roots.set(root, byPlaces.set(places, made === root ? undefined : made));
  return made;
}

/** Expands a member of the root; unchanged items are reused one by one. */
function listWithTaken(value: object, places: TakingPlaces, root: object): object {
  const items = places.members.get('*');
  if (!Array.isArray(value) || !items) return partWithTaken(value, places, root);
  const list = value as readonly unknown[];
  const made = list.map((item) => (isObject(item) ? partWithTaken(item, items, root) : item));
  if (made.every((item, index) => item === list[index])) return list;
  const before = lists.get(value);
  if (before?.length === made.length && made.every((item, index) => item === before[index])) return before;
  const copy = copyInPlace(list) as unknown[];
  for (const [index, item] of made.entries()) copy[index] = item;
  lists.set(value, copy);
  return copy;
}

const lists = new WeakMap<object, readonly unknown[]>();

/** The expansion of a part, with its lookups: it is valid while these have the same answers. */
interface Part {
  readonly places: TakingPlaces;
  readonly asked: readonly { readonly taking: Taking; readonly id: string; readonly answer: object | undefined }[];
  /** Undefined if nothing is inherited. */
  readonly made: object | undefined;
}

const parts = new WeakMap<object, Part>();

/** Maximum number of inherited values per part; an order of battle has far fewer. */
const mostCopied = 20_000;

function partWithTaken(part: object, places: TakingPlaces, root: object): object {
  const known = parts.get(part);
  if (known?.places === places && holdIn(root, known)) return known.made ?? part;
  const asked: Part['asked'][number][] = [];
  const finder: Finder = {
    find: (taking, id) => {
      const found = find(root, taking, id);
      asked.push({ taking, id, answer: found?.object });
      return found;
    },
    copies: 0,
  };
  const made = expanded(part, places, finder);
  parts.set(part, { places, asked, made: made === part ? undefined : made });
  return made;
}

/** True if all lookups still have the same answers. */
function holdIn(root: object, { asked }: Part): boolean {
  for (const { taking, id, answer } of asked) if (find(root, taking, id)?.object !== answer) return false;
  return true;
}

/** Looks up inheritable objects, and counts the copied values. */
interface Finder {
  readonly find: (taking: Taking, id: string) => Takeable | undefined;
  copies: number;
}

function expanded(value: object, places: TakingPlaces, finder: Finder): object {
  const { members } = places;
  const each = members.get('*');
  // If only some members may inherit, the others are skipped.
  const keys = each === undefined ? members.keys() : Array.isArray(value) ? value.keys() : Object.keys(value);
  let made = value;
  for (const key of keys) {
    const inner = typeof key === 'string' ? (members.get(key) ?? each) : each;
    const held = inner && member(value, key);
    if (!inner || !isObject(held)) continue;
    const now = expanded(held, inner, finder);
    if (now === held) continue;
    if (made === value) made = copyInPlace(value);
    put(made, key, now);
  }
  const { taking } = places;
  const id = taking && !Array.isArray(value) ? member(value, taking.key) : undefined;
  const found = taking && typeof id === 'string' ? finder.find(taking, id) : undefined;
  return taking && found ? takenInto(made, taking, found, finder) : made;
}

/** Adds the inherited members behind the object's own. */
function takenInto(object: object, { key, members, around = [] }: Taking, found: Takeable, finder: Finder): object {
  const own = nodeOf(object);
  const use = own?.entries.get(key);
  if (!own || !use) return object;
  const made = { ...object };
  const entries = new Map(own.entries);
  const { base, from, to } = use;
  const take = (source: object, name: string) => {
    if (Object.hasOwn(made, name) || !Object.hasOwn(source, name)) return;
    const place = { owner: source, key: name };
    const copy = copyAtUse({ value: member(source, name), place }, { base, from, to }, mostCopied - finder.copies);
    if (!copy) return;
    finder.copies += copy.count;
    put(made, name, copy.value);
    entries.set(name, { base, keyFrom: from, keyTo: to, from, to, merged: true, taken: true, source: place });
  };
  for (const name of members ?? Object.keys(found.object)) take(found.object, name);
  for (const name of around) take(found.around, name);
  tie(made, { ...own, entries });
  return made;
}

function find(root: object, taking: Taking, id: string): Takeable | undefined {
  const list = member(root, taking.list);
  return Array.isArray(list) ? takeables(list, taking.inner).get(id) : undefined;
}

const indexes = new WeakMap<readonly unknown[], Map<string, ReadonlyMap<string, Takeable>>>();

/** The objects of a list by id; the first of duplicate ids. */
function takeables(list: readonly unknown[], inner = ''): ReadonlyMap<string, Takeable> {
  const known = indexes.get(list)?.get(inner);
  if (known) return known;
  const found = new Map<string, Takeable>();
  for (const item of list) {
    if (!isMapping(item)) continue;
    const held = inner === '' ? [item] : item[inner];
    if (!Array.isArray(held)) continue;
    for (const object of held as readonly unknown[]) {
      const id = isMapping(object) ? object['id'] : undefined;
      if (typeof id === 'string' && !found.has(id)) found.set(id, { object: object as object, around: item });
    }
  }
  indexes.set(list, (indexes.get(list) ?? new Map<string, ReadonlyMap<string, Takeable>>()).set(inner, found));
  return found;
}

/**
 * Removes inherited members from a value that an edit writes: a unit that is moved must not get copies of members from the order of battle.
 * @param root the data of the document
 */
export function withoutTaken(value: Plain, places: TakingPlaces, root: object): Plain {
  if (Array.isArray(value)) return (value as readonly Plain[]).map((item) => withoutTaken(item, places, root));
  if (!isMapping(value)) return value;
  const own = value as Readonly<Record<string, Plain>>;
  const taken = takingsIn(places).flatMap((taking) => {
    const name = own[taking.key];
    const found = typeof name === 'string' ? find(root, taking, name) : undefined;
    return found ? [{ taking, found }] : [];
  });
  const isRepeated = (key: string) =>
    taken.some(({ taking, found: { object, around } }) => {
      if (key === taking.key) return false;
      const from = Object.hasOwn(object, key) ? object : taking.around?.includes(key) ? around : undefined;
      return from !== undefined && JSON.stringify(member(from, key)) === JSON.stringify(own[key]);
    });
  const kept = Object.entries(own).filter(([key]) => !isRepeated(key));
  return Object.fromEntries(kept.map(([key, inner]) => [key, withoutTaken(inner, places, root)]));
}

const takings = new WeakMap<TakingPlaces, readonly Taking[]>();

function takingsIn(places: TakingPlaces): readonly Taking[] {
  let known = takings.get(places);
  if (!known) {
    known = [...(places.taking ? [places.taking] : []), ...[...places.members.values()].flatMap(takingsIn)];
    takings.set(places, known);
  }
  return known;
}
