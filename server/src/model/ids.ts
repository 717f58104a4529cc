/** Ids: what a scenario declares and what refers to it. They live in their scenario; the schema says which values are which. */
import type { Place } from './place';

export interface Declaration {
  /** The schema's word for what is declared: `unit`, `power`, `engagement`. */
  readonly kind: string;
  readonly id: string;
  readonly place: Place;
  /** The object that carries the id, or the value of the member whose key is the id. */
  readonly object: unknown;
  /** Path of that object from the root. */
  readonly path: readonly (string | number)[];
  /** The part in which the id is unique, whatever its kind; absent where it is unique among its kind in the whole scenario. */
  readonly within?: object;
}

export interface Reference {
  readonly kind: string;
  readonly id: string;
  readonly place: Place;
  /** The object that names it takes its members from what is named. */
  readonly takes?: true;
}

/** All ids of a scenario. */
export interface Ids {
  /** Every declaration, duplicates too, in the order of the text. */
  readonly declarations: readonly Declaration[];
  /** Every reference in the order of the text. */
  readonly uses: readonly Reference[];
  /** The first declaration of an id of a kind; of an id that is unique in its part alone, that of the first part that has it. */
  find(kind: string, id: string): Declaration | undefined;
  /** All declarations of a kind, in the order of the text. */
  all(kind: string): readonly Declaration[];
  /** The places that refer to an id. */
  references(kind: string, id: string): readonly Reference[];
}

/** The ids of a scenario as an index over what it declares and what refers to it: plain data, both in the order of the text. */
export function idsFrom(declarations: readonly Declaration[], uses: readonly Reference[]): Ids {
  const declared = groupByKind(declarations);
  const used = groupByKind(uses);
  return {
    declarations,
    uses,
    find: (kind, id) => declared.get(kind)?.byId.get(id)?.[0],
    all: (kind) => declared.get(kind)?.all ?? [],
    references: (kind, id) => used.get(kind)?.byId.get(id) ?? [],
  };
}

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
    const same = group.byId.get(item.id);
    if (same) same.push(item);
    else group.byId.set(item.id, [item]);
  }
  return groups;
}
