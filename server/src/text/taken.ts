/**
 * What is written once in a list of a scenario and taken from there by name, as YAML's merge keys take what an alias names: an object that
 * names another has the members of it that it lacks. They stand at the name, and know where they are written.
 */
import { copyAtUse } from './anchors';
import type { SourceDocument } from './document';
import { copyInPlace, member, nodeOf, put, tie } from './node';
import { FastNode } from './fast-node';
import type { Plain } from '../model/edit';
import type { Taking, TakingPlaces } from '../model/taking';
import { isMapping, isObject } from '../model/values';

/** What an object may take, with the item that it stands in. */
interface Takeable {
  readonly object: object;
  readonly around: object;
}

/**
 * A document whose data hold what they take. Parts that take nothing are the same objects; others are so as long as they and what they
 * take are.
 */
export function withTaken(document: SourceDocument, places: TakingPlaces): SourceDocument {
  const data = dataWithTaken(document.written, places);
  return data === document.data ? document : { ...document, data };
}

/** Whether a member came from what its owner takes, and is not written in it. */
export function isTaken(owner: object, key: string | number): boolean {
  const node = nodeOf(owner);
  // What was read plainly took nothing, and is not to make its entries for this.
  return !(node instanceof FastNode) && node?.entries.get(key)?.taken === true;
}

/** Undefined for a root that takes nothing: what refers to itself from here would outlive all collections of young objects. */
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

/** A member of the root; its items are taken over from before an edit one by one. */
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

/** A part with what it takes, and what that was: it holds as long as these are what the names stand for. */
interface Part {
  readonly places: TakingPlaces;
  readonly asked: readonly { readonly taking: Taking; readonly id: string; readonly answer: object | undefined }[];
  /** Undefined where it takes nothing, as for roots. */
  readonly made: object | undefined;
}

const parts = new WeakMap<object, Part>();

/** So many values a part may take: an order of battle has far fewer. */
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

/** Whether names stand for what they stood for. */
function holdIn(root: object, { asked }: Part): boolean {
  for (const { taking, id, answer } of asked) if (find(root, taking, id)?.object !== answer) return false;
  return true;
}

/** Finds what is taken, and counts the values that are copied for it. */
interface Finder {
  readonly find: (taking: Taking, id: string) => Takeable | undefined;
  copies: number;
}

function expanded(value: object, places: TakingPlaces, finder: Finder): object {
  const { members } = places;
  const each = members.get('*');
  // Where only some members may take anything, the others are not looked at.
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

/** An object with the members that it takes behind its own. */
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

/** What stands in a list by its ids; of an id that stands there twice the first. */
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
 * A value that an edit writes without what its objects take: a unit that is moved keeps no copy of what the order of battle says of it.
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
