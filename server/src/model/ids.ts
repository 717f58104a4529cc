/** Ids of a scenario: declarations and references. The schema defines which values are which. */
import type { Place } from './place';

export interface Declaration {
  /** Kind in the schema: `unit`, `power`, `engagement`. */
  readonly kind: string;
  readonly id: string;
  readonly place: Place;
  /** The object with the id, or the value of the member whose key is the id. */
  readonly object: unknown;
  /** Path of that object from the root. */
  readonly path: readonly (string | number)[];
  /** The part within which the id is unique, whatever its kind; absent if it is unique among its kind in the whole scenario. */
  readonly within?: object;
}

/** What needs an id: the fix needs the ids of the whole scenario, which a part does not know. */
export interface MissingId {
  readonly owner: object;
  /** The kind of the id: `engagement`. */
  readonly kind: string;
  /** What it is in words: `Sea battle`. */
  readonly title: string;
}

export interface Reference {
  readonly kind: string;
  readonly id: string;
  readonly place: Place;
  /** The referencing object inherits members from the declared object. */
  readonly inherits?: true;
}

/** All ids of a scenario. */
export interface Ids {
  /** Every declaration, including duplicates, in document order. */
  readonly declarations: readonly Declaration[];
  /** Every reference in document order. */
  readonly allReferences: readonly Reference[];
  /** Returns the first declaration of an id of a kind; if ids are unique per part, that of the first part. */
  find(kind: string, id: string): Declaration | undefined;
  /** Returns all declarations of a kind in document order. */
  listDeclarations(kind: string): readonly Declaration[];
  /** Returns the references to an id. */
  references(kind: string, id: string): readonly Reference[];
}

/** Indexes the declarations and references of a scenario; both in document order. */
export function indexIds(declarations: readonly Declaration[], references: readonly Reference[]): Ids {
  const declared = groupByKind(declarations);
  const used = groupByKind(references);
  return {
    declarations,
    allReferences: references,
    find: (kind, id) => declared.get(kind)?.byId.get(id)?.[0],
    listDeclarations: (kind) => declared.get(kind)?.all ?? noDeclarations,
    references: (kind, id) => used.get(kind)?.byId.get(id) ?? [],
  };
}

/** One empty list for all kinds: what is computed from a list is cached by its identity. */
const noDeclarations: readonly Declaration[] = [];

interface Group<T> {
  readonly all: T[];
  readonly byId: Map<string, T[]>;
}

function groupByKind<T extends Declaration | Reference>(items: readonly T[]): ReadonlyMap<string, Group<T>> {
  const groups = new Map<string, Group<T>>();
  for (const item of items) {
    const group = groups.get(item.kind) ?? { all: [], byId: new Map<string, T[]>() };
    groups.set(item.kind, group);
    group.all.push(item);
    const sameIdItems = group.byId.get(item.id);
    if (sameIdItems) sameIdItems.push(item);
    else group.byId.set(item.id, [item]);
  }
  return groups;
}
