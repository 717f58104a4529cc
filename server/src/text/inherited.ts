/**
 * Inheritance within a scenario: an object that names another one, such as a unit of the order of battle, gets the members of it that it
 * lacks, like a YAML merge key. Inherited members are positioned at the name, and know where they are written.
 */
import { expandAlias } from './aliases';
import type { SourceDocument } from './document';
import { copyWithPosition, getMember, getNode, setOwn, attachNode } from './node';
import type { Plain } from '../model/edit';
import type { Inheritance, InheritanceTree } from '../model/inheritance';
import { isMapping, isObject } from '../model/values';

/** An object that can be inherited from, and the list item that contains it. */
interface Inheritable {
  readonly object: object;
  readonly holder: object;
}

/**
 * A document whose data includes inherited members. Parts that inherit nothing keep their identity; other parts keep it while they and what
 * they inherit are unchanged.
 */
export function withInherited(document: SourceDocument, tree: InheritanceTree): SourceDocument {
  const data = inheritData(document.writtenData, tree);
  return data === document.data ? document : { ...document, data };
}

/** True if a member is inherited and not written in its owner. */
export function isInherited(owner: object, key: string | number): boolean {
  return getNode(owner)?.entries.get(key)?.inherited === true;
}

/** Undefined for a root that inherits nothing: a self-reference from here would survive minor garbage collections. */
const rootCache = new WeakMap<object, WeakMap<InheritanceTree, SourceDocument['data'] | undefined>>();

function inheritData(root: SourceDocument['data'], tree: InheritanceTree): SourceDocument['data'] {
  const cachedByPlaces = rootCache.get(root);
  if (cachedByPlaces?.has(tree)) return cachedByPlaces.get(tree) ?? root;
  const changed = new Map<string, unknown>();
  for (const [key, inner] of tree.members) {
    const value = getMember(root, key);
    if (!isObject(value)) continue;
    const inherited = inheritList(value, inner, root);
    if (inherited !== value) changed.set(key, inherited);
  }
  const result = changed.size === 0 ? root : copyWithPosition(root);
  for (const [key, value] of changed) setOwn(result, key, value);
  const byPlaces = cachedByPlaces ?? new WeakMap<InheritanceTree, SourceDocument['data'] | undefined>();
  rootCache.set(root, byPlaces.set(tree, result === root ? undefined : result));
  return result;
}

/** Expands a member of the root; unchanged items are reused one by one. */
function inheritList(value: object, tree: InheritanceTree, root: object): object {
  const items = tree.members.get('*');
  if (!Array.isArray(value) || !items) return inheritPart(value, tree, root);
  const list = value as readonly unknown[];
  const resolvedItems = list.map((item) => (isObject(item) ? inheritPart(item, items, root) : item));
  if (resolvedItems.every((item, index) => item === list[index])) return list;
  const cachedList = listCache.get(value);
  if (cachedList?.length === resolvedItems.length && resolvedItems.every((item, index) => item === cachedList[index]))
    return cachedList;
  const copy = copyWithPosition(list) as unknown[];
  for (const [index, item] of resolvedItems.entries()) copy[index] = item;
  listCache.set(value, copy);
  return copy;
}

const listCache = new WeakMap<object, readonly unknown[]>();

/** The expansion of a part, with its lookups: it is valid while these have the same answers. */
interface Expansion {
  readonly tree: InheritanceTree;
  readonly lookups: readonly {
    readonly inheritance: Inheritance;
    readonly id: string;
    readonly answer: object | undefined;
  }[];
  /** Undefined if nothing is inherited. */
  readonly result: object | undefined;
}

const partCache = new WeakMap<object, Expansion>();

/** Maximum number of inherited values per part; an order of battle has far fewer. */
const maxCopiedValues = 20_000;

function inheritPart(part: object, tree: InheritanceTree, root: object): object {
  const cached = partCache.get(part);
  if (cached?.tree === tree && isCurrent(root, cached)) return cached.result ?? part;
  const lookups: Expansion['lookups'][number][] = [];
  const finder: Finder = {
    find: (inheritance, id) => {
      const match = findInheritable(root, inheritance, id);
      lookups.push({ inheritance, id, answer: match?.object });
      return match;
    },
    copies: 0,
  };
  const result = expand(part, tree, finder);
  partCache.set(part, { tree, lookups, result: result === part ? undefined : result });
  return result;
}

/** True if all lookups still have the same answers. */
function isCurrent(root: object, { lookups }: Expansion): boolean {
  for (const { inheritance, id, answer } of lookups)
    if (findInheritable(root, inheritance, id)?.object !== answer) return false;
  return true;
}

/** Looks up inheritable objects, and counts the copied values. */
interface Finder {
  readonly find: (inheritance: Inheritance, id: string) => Inheritable | undefined;
  copies: number;
}

function expand(value: object, tree: InheritanceTree, finder: Finder): object {
  const { members } = tree;
  const each = members.get('*');
  // If only some members may inherit, the others are skipped.
  const keys = each === undefined ? members.keys() : Array.isArray(value) ? value.keys() : Object.keys(value);
  let result = value;
  for (const key of keys) {
    const inner = typeof key === 'string' ? (members.get(key) ?? each) : each;
    const heldValue = inner && getMember(value, key);
    if (!inner || !isObject(heldValue)) continue;
    const expanded = expand(heldValue, inner, finder);
    if (expanded === heldValue) continue;
    if (result === value) result = copyWithPosition(value);
    setOwn(result, key, expanded);
  }
  const { inheritance } = tree;
  const id = inheritance && !Array.isArray(value) ? getMember(value, inheritance.key) : undefined;
  const match = inheritance && typeof id === 'string' ? finder.find(inheritance, id) : undefined;
  return inheritance && match ? inheritInto(result, inheritance, match, finder) : result;
}

/** Adds the inherited members after the object's own. */
function inheritInto(
  object: object,
  { key, members, around = [] }: Inheritance,
  inheritable: Inheritable,
  finder: Finder,
): object {
  const node = getNode(object);
  const use = node?.entries.get(key);
  if (!node || !use) return object;
  const result = { ...object };
  const entries = new Map(node.entries);
  const { origin, from, to } = use;
  const take = (source: object, name: string) => {
    if (Object.hasOwn(result, name) || !Object.hasOwn(source, name)) return;
    const place = { owner: source, key: name };
    const copy = expandAlias(
      { value: getMember(source, name), place },
      { origin, from, to },
      maxCopiedValues - finder.copies,
    );
    if (!copy) return;
    finder.copies += copy.count;
    setOwn(result, name, copy.value);
    entries.set(name, { origin, keyFrom: from, keyTo: to, from, to, merged: true, inherited: true, source: place });
  };
  for (const name of members ?? Object.keys(inheritable.object)) take(inheritable.object, name);
  for (const name of around) take(inheritable.holder, name);
  attachNode(result, { ...node, entries });
  return result;
}

function findInheritable(root: object, inheritance: Inheritance, id: string): Inheritable | undefined {
  const list = getMember(root, inheritance.list);
  return Array.isArray(list) ? indexInheritable(list, inheritance.inner).get(id) : undefined;
}

const indexes = new WeakMap<readonly unknown[], Map<string, ReadonlyMap<string, Inheritable>>>();

/** The objects of a list by id; the first of duplicate ids. */
function indexInheritable(list: readonly unknown[], inner = ''): ReadonlyMap<string, Inheritable> {
  const cached = indexes.get(list)?.get(inner);
  if (cached) return cached;
  const byId = new Map<string, Inheritable>();
  for (const item of list) {
    if (!isMapping(item)) continue;
    const heldItems = inner === '' ? [item] : item[inner];
    if (!Array.isArray(heldItems)) continue;
    for (const object of heldItems as readonly unknown[]) {
      const id = isMapping(object) ? object['id'] : undefined;
      if (typeof id === 'string' && !byId.has(id)) byId.set(id, { object: object as object, holder: item });
    }
  }
  indexes.set(list, (indexes.get(list) ?? new Map<string, ReadonlyMap<string, Inheritable>>()).set(inner, byId));
  return byId;
}

/**
 * Removes inherited members from a value that an edit writes: a unit that is moved must not get copies of members from the order of battle.
 * @param root the data of the document
 */
export function withoutInherited(value: Plain, tree: InheritanceTree, root: object): Plain {
  if (Array.isArray(value)) return (value as readonly Plain[]).map((item) => withoutInherited(item, tree, root));
  if (!isMapping(value)) return value;
  const mapping = value as Readonly<Record<string, Plain>>;
  const inheritances = listInheritances(tree).flatMap((inheritance) => {
    const name = mapping[inheritance.key];
    const match = typeof name === 'string' ? findInheritable(root, inheritance, name) : undefined;
    return match ? [{ inheritance, match }] : [];
  });
  const isRepeated = (key: string) =>
    inheritances.some(({ inheritance, match: { object, holder } }) => {
      if (key === inheritance.key) return false;
      const source = Object.hasOwn(object, key) ? object : inheritance.around?.includes(key) ? holder : undefined;
      return source !== undefined && JSON.stringify(getMember(source, key)) === JSON.stringify(mapping[key]);
    });
  const ownEntries = Object.entries(mapping).filter(([key]) => !isRepeated(key));
  return Object.fromEntries(ownEntries.map(([key, inner]) => [key, withoutInherited(inner, tree, root)]));
}

function listInheritances({ inheritance, members }: InheritanceTree): readonly Inheritance[] {
  return [...(inheritance ? [inheritance] : []), ...[...members.values()].flatMap(listInheritances)];
}
