/**
 * The view of a scenario for rules. Invariant: rules never see data that violate the schema. Invalid items are removed from their part
 * lists, and other invalid members are removed; so lenses and hovers on valid parts keep working next to invalid ones.
 */
import type { Edit } from '../../model/edit';
import type { Declaration, Ids } from '../../model/ids';
import type { LocatedValue, Path, Place } from '../../model/place';
import { type SourceDocument, copyWithPosition, findFirstIndex, locate, rangeAt } from '../../text';
import { createLazy } from '../../model/lazy';
import { type Chunk, getFirstKey } from '../../text/chunk';
import { getNode, attachNode, type Origin, type Entry } from '../../text/node';

export interface View {
  /** The visible data: the scenario's data itself if it is valid. */
  readonly data: object;
  /** Everything outside of the part lists is valid: checks may run. */
  readonly isHeaderValid: boolean;
  /** Everything is valid: checks of several parts may run. */
  readonly isValid: boolean;
  /** Whether an item of a part list is valid. */
  readonly isItemValid: (list: string, index: number) => boolean;
  /** Maps copied objects of the view to their originals. */
  readonly originals: ReadonlyMap<object, Original>;
}

interface Original {
  readonly object: object;
  /** For a list with removed items: original indexes of the remaining ones. */
  readonly indexes?: readonly number[];
}

/** @param invalidPlaces places of schema errors @param parts root properties that are part lists */
export function createView(
  data: object,
  document: SourceDocument,
  invalidPlaces: readonly Place[],
  parts: readonly string[],
): View {
  const invalidMembers = findInvalidMembers(document, invalidPlaces, parts);
  const isItemValid = (list: string, index: number) => !(invalidMembers.get(list)?.has(index) ?? false);
  if (invalidMembers.size === 0) return { data, isHeaderValid: true, isValid: true, isItemValid, originals: new Map() };
  const view = copyWithPosition(data) as Record<string, unknown>;
  const originals = new Map<object, Original>([[view, { object: data }]]);
  let isHeaderValid = true;
  for (const [key, items] of invalidMembers) {
    const value = view[key];
    if (Array.isArray(value) && parts.includes(key) && !items.has(wholeMember)) {
      const indexes = [...value.keys()].filter((index) => !items.has(index));
      const keptItems = keepItems(value, indexes);
      view[key] = keptItems;
      originals.set(keptItems, { object: value, indexes });
    } else {
      delete view[key];
      isHeaderValid = false;
    }
  }
  return { data: view, isHeaderValid, isValid: false, isItemValid, originals };
}

/** Marks a whole member as invalid, instead of single items. */
const wholeMember = -1;

/** Invalid root members, with the indexes of their invalid items. */
function findInvalidMembers(
  document: SourceDocument,
  invalidPlaces: readonly Place[],
  parts: readonly string[],
): ReadonlyMap<string, ReadonlySet<number>> {
  const invalidMembers = new Map<string, Set<number>>();
  const add = (path: Path) => {
    const [key = '', item] = path;
    const index = parts.includes(String(key)) && typeof item === 'number' ? item : wholeMember;
    invalidMembers.set(String(key), (invalidMembers.get(String(key)) ?? new Set()).add(index));
  };
  const items = createLazy(() => indexItemsByOrigin(document));
  for (const place of invalidPlaces) add(findItemAt(items(), place) ?? findPath(document, place));
  if (document.broken) for (const { chunk, path } of listChunks(document)) if (chunk.broken) add(path);
  return invalidMembers;
}

/** The path of a place, as far as its position in the text determines it. */
function findPath(document: SourceDocument, place: Place): Path {
  const range = rangeAt(document, place);
  return (range && locate(document, range.from)?.path) ?? (place.key === undefined ? [] : [place.key]);
}

/** The chunks of a document with their paths; the path is empty if the text does not determine it. */
function* listChunks({ chunks }: SourceDocument): Generator<{ readonly chunk: Chunk; readonly path: Path }> {
  let list: string | undefined;
  let index = 0;
  for (const chunk of chunks) {
    if (chunk.role === 'item') {
      yield { chunk, path: list === undefined ? [] : [list, index] };
      index++;
      continue;
    }
    list = getFirstKey(chunk);
    index = 0;
    yield { chunk, path: list === undefined || chunk.role === 'whole' ? [] : [list] };
  }
}

/** Items of root lists by chunk, so that an error in one of them is located without searching the list. */
function indexItemsByOrigin(document: SourceDocument): ReadonlyMap<Origin, Path> {
  const all = [...listChunks(document)].filter(({ path }) => path.length > 1);
  return new Map(all.map(({ chunk, path }) => [chunk.origin, path]));
}

function findItemAt(items: ReadonlyMap<Origin, Path>, { owner, key }: Place): Path | undefined {
  const node = getNode(owner);
  const origin = ((key !== undefined && node?.entries.get(key)) || node)?.origin;
  return origin && items.get(origin);
}

/** Copies some items of a list, keeping their positions in the text. */
function keepItems(list: readonly unknown[], indexes: readonly number[]): readonly unknown[] {
  const keptItems = indexes.map((index) => list[index]);
  const node = getNode(list);
  if (!node) return keptItems;
  const all = indexes.map((index, at) => [at, node.entries.get(index)] as const);
  const entries = new Map(all.filter((entry): entry is [number, Entry] => entry[1] !== undefined));
  attachNode(keptItems, { ...node, entries });
  return keptItems;
}

/**
 * Restricts ids to the view: `find` throws if the declaration is invalid. Nothing can then be said about references to it, and omitting it
 * would give wrong results.
 */
export function restrictIds({ data, isValid, isItemValid }: View, ids: Ids): Ids {
  if (isValid) return ids;
  const isVisible = ({ path: [key = '', item] }: Declaration): boolean =>
    Object.hasOwn(data, key) && (typeof item !== 'number' || isItemValid(String(key), item));
  const declarations = createLazy(() => ids.declarations.filter(isVisible));
  const visibleByKind = new Map<string, readonly Declaration[]>();
  return {
    get declarations() {
      return declarations();
    },
    get allReferences() {
      return ids.allReferences;
    },
    listDeclarations: (kind) => {
      const visible = visibleByKind.get(kind) ?? ids.listDeclarations(kind).filter(isVisible);
      visibleByKind.set(kind, visible);
      return visible;
    },
    references: (kind, id) => ids.references(kind, id),
    find: (kind, id) => {
      const declaration = ids.find(kind, id);
      if (declaration && !isVisible(declaration)) throw new InvalidReferenceError(kind, id);
      return declaration;
    },
  };
}

/** Thrown when an id of an invalid declaration is looked up. */
export class InvalidReferenceError extends Error {
  constructor(kind: string, id: string) {
    super(`The ${kind} ${id} has a fault.`);
  }
}

/** Converts an edit of the view to an edit of the data. */
export function toOriginalEdit({ originals }: View, edit: Edit): Edit {
  const original = originals.get(edit.owner);
  if (!original) return edit;
  const movedEdit = { ...edit, owner: original.object } as Edit;
  if (edit.edit === 'append' || typeof edit.key !== 'number' || !original.indexes) return movedEdit;
  return { ...movedEdit, key: original.indexes[edit.key] ?? edit.key } as Edit;
}

/** Maps a location to the indexes and objects of the view. Undefined if the view omits it. */
export function locateInView(view: View, located: LocatedValue): LocatedValue | undefined {
  const path: (string | number)[] = [];
  const chain: object[] = [];
  let object: unknown = view.data;
  for (const [depth, key] of located.path.entries()) {
    if (typeof object !== 'object' || object === null) return undefined;
    const viewKey = depth === 1 ? toViewIndex(view, String(located.path[0]), key) : key;
    if (viewKey === undefined || !Object.hasOwn(object, viewKey)) return undefined;
    chain.push(object);
    path.push(viewKey);
    object = (object as Record<string | number, unknown>)[viewKey];
  }
  return { path, chain, onKey: located.onKey };
}

function toViewIndex(view: View, list: string, key: string | number): string | number | undefined {
  if (typeof key !== 'number') return key;
  const keptIndexes = view.originals.get((view.data as Record<string, object>)[list]!)?.indexes;
  if (!keptIndexes) return key;
  const index = findFirstIndex(keptIndexes, (original) => original >= key);
  return keptIndexes[index] === key ? index : undefined;
}
