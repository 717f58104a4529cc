/**
 * The view of a scenario for rules. Invariant: rules never see data that violate the schema. Invalid items are removed from their part
 * lists, and other invalid members are removed; so lenses and hovers on valid parts keep working next to invalid ones.
 */
import type { Edit } from '../model/edit';
import type { Declaration, Ids } from '../model/ids';
import type { Located, Path, Place } from '../model/place';
import { copyInPlace, locate, rangeOf } from '../text';
import type { SourceDocument } from '../text';
import { lazy } from '../model/lazy';
import { firstKeyOf } from '../text/chunk';
import { LateNode, nodeOf, tie, type Base, type Entry } from '../text/node';

export interface View {
  /** The visible data: the scenario's data itself if it is valid. */
  readonly data: object;
  /** Everything outside of the part lists is valid: checks may run. */
  readonly headerSound: boolean;
  /** Everything is valid: checks of several parts may run. */
  readonly allSound: boolean;
  /** Whether an item of a part list is valid. */
  readonly isSound: (list: string, index: number) => boolean;
  /** Maps copied objects of the view to their originals. */
  readonly originals: ReadonlyMap<object, Original>;
}

interface Original {
  readonly object: object;
  /** For a list with removed items: original indexes of the remaining ones. */
  readonly indexes?: readonly number[];
}

/** @param faults places of schema errors @param parts root properties that are part lists */
export function viewOf(
  data: object,
  document: SourceDocument,
  faults: readonly Place[],
  parts: readonly string[],
): View {
  const faulty = faultyMembers(document, faults, parts);
  const isSound = (list: string, index: number) => !(faulty.get(list)?.has(index) ?? false);
  if (faulty.size === 0) return { data, headerSound: true, allSound: true, isSound, originals: new Map() };
  const view = copyInPlace(data) as Record<string, unknown>;
  const originals = new Map<object, Original>([[view, { object: data }]]);
  let headerSound = true;
  for (const [key, items] of faulty) {
    const value = view[key];
    if (Array.isArray(value) && parts.includes(key) && !items.has(whole)) {
      const indexes = [...value.keys()].filter((index) => !items.has(index));
      const kept = only(value, indexes);
      view[key] = kept;
      originals.set(kept, { object: value, indexes });
    } else {
      delete view[key];
      headerSound = false;
    }
  }
  return { data: view, headerSound, allSound: false, isSound, originals };
}

/** Marks a whole member as invalid, instead of single items. */
const whole = -1;

/** Invalid root members, with the indexes of their invalid items. */
function faultyMembers(
  document: SourceDocument,
  faults: readonly Place[],
  parts: readonly string[],
): ReadonlyMap<string, ReadonlySet<number>> {
  const faulty = new Map<string, Set<number>>();
  const add = (path: Path) => {
    const [key = '', item] = path;
    const index = parts.includes(String(key)) && typeof item === 'number' ? item : whole;
    faulty.set(String(key), (faulty.get(String(key)) ?? new Set()).add(index));
  };
  const items = lazy(() => itemsByBase(document));
  for (const place of faults) add(itemAt(items(), place) ?? pathAt(document, place));
  for (const path of brokenPaths(document)) add(path);
  return faulty;
}

/** The path of a place, as far as its position in the text determines it. */
function pathAt(document: SourceDocument, place: Place): Path {
  const range = rangeOf(document, place);
  return (range && locate(document, range.from)?.path) ?? (place.key === undefined ? [] : [place.key]);
}

/** Items of root lists by chunk, so that an error in one of them is located without searching the list. */
function itemsByBase({ chunks }: SourceDocument): ReadonlyMap<Base, Path> {
  const items = new Map<Base, Path>();
  let list: string | undefined;
  let index = 0;
  for (const chunk of chunks) {
    if (chunk.role !== 'item') {
      list = firstKeyOf(chunk);
      index = 0;
    } else if (list !== undefined) items.set(chunk.base, [list, index++]);
  }
  return items;
}

function itemAt(items: ReadonlyMap<Base, Path>, { owner, key }: Place): Path | undefined {
  const node = nodeOf(owner);
  const base = ((key !== undefined && node?.entries.get(key)) || node)?.base;
  return base && items.get(base);
}

/** Paths of members and items with syntax errors. */
function* brokenPaths({ chunks, broken: isBroken }: SourceDocument): Generator<Path> {
  if (!isBroken) return;
  let list: string | undefined;
  let index = 0;
  for (const chunk of chunks) {
    const { role, broken } = chunk;
    if (role === 'item') {
      if (broken) yield list === undefined ? [] : [list, index];
      index++;
      continue;
    }
    list = firstKeyOf(chunk);
    index = 0;
    if (broken) yield list === undefined || role === 'whole' ? [] : [list];
  }
}

/** Copies some items of a list, keeping their positions in the text. */
function only(list: readonly unknown[], indexes: readonly number[]): readonly unknown[] {
  const kept = indexes.map((index) => list[index]);
  const node = nodeOf(list);
  if (!node) return kept;
  const entries = () => {
    const all = indexes.map((index, at) => [at, node.entries.get(index)] as const);
    return new Map(all.filter((one): one is [number, Entry] => one[1] !== undefined));
  };
  tie(kept, new LateNode(node, entries));
  return kept;
}

/**
 * Restricts ids to the view: `find` throws if the declaration is invalid. Nothing can then be said about references to it, and omitting it
 * would give wrong results.
 */
export function idsInView({ data, allSound, isSound }: View, ids: Ids): Ids {
  if (allSound) return ids;
  const isSeen = ({ path: [key = '', item] }: Declaration): boolean =>
    Object.hasOwn(data, key) && (typeof item !== 'number' || isSound(String(key), item));
  const declarations = lazy(() => ids.declarations.filter(isSeen));
  return {
    get declarations() {
      return declarations();
    },
    get uses() {
      return ids.uses;
    },
    all: (kind) => ids.all(kind).filter(isSeen),
    references: (kind, id) => ids.references(kind, id),
    find: (kind, id) => {
      const found = ids.find(kind, id);
      if (found && !isSeen(found)) throw new FaultyReference(kind, id);
      return found;
    },
  };
}

/** Thrown when an id of an invalid declaration is looked up. */
export class FaultyReference extends Error {
  constructor(kind: string, id: string) {
    super(`The ${kind} ${id} has a fault.`);
  }
}

/** Converts an edit of the view to an edit of the data. */
export function toOriginal({ originals }: View, edit: Edit): Edit {
  const original = originals.get(edit.owner);
  if (!original) return edit;
  const moved = { ...edit, owner: original.object } as Edit;
  if (edit.edit === 'append' || typeof edit.key !== 'number' || !original.indexes) return moved;
  return { ...moved, key: original.indexes[edit.key] ?? edit.key } as Edit;
}

/** Maps a location to the indexes and objects of the view. Undefined if the view omits it. */
export function inView(view: View, where: Located): Located | undefined {
  const path: (string | number)[] = [];
  const chain: object[] = [];
  let object: unknown = view.data;
  for (const [depth, key] of where.path.entries()) {
    if (typeof object !== 'object' || object === null) return undefined;
    const mapped = depth === 1 ? shiftedIndex(view, String(where.path[0]), key) : key;
    if (mapped === undefined || !Object.hasOwn(object, mapped)) return undefined;
    chain.push(object);
    path.push(mapped);
    object = (object as Record<string | number, unknown>)[mapped];
  }
  return { path, chain, onKey: where.onKey };
}

function shiftedIndex(view: View, list: string, key: string | number): string | number | undefined {
  if (typeof key !== 'number') return key;
  if (!view.isSound(list, key)) return undefined;
  let left = 0;
  for (let index = 0; index < key; index++) if (!view.isSound(list, index)) left++;
  return key - left;
}
