/**
 * Updates the ids of a scenario after an edit that changed no id: the declarations and references of changed parts overlay the previous
 * index, so that a keystroke does not walk the whole file.
 */
import type { Declaration, Ids, Reference } from '../model/ids';

/** Declarations and references of a part. */
export interface IdContribution {
  readonly declarations: readonly Declaration[];
  readonly uses: readonly Reference[];
}

/** If more parts than this changed, everything is indexed again: the overlay keeps the replaced parts alive. */
const maxUpdated = 16;

/**
 * @param ids the previous index
 * @param previous contributions of all parts before the edit
 * @param current contributions after the edit; unchanged ones are the same object
 * @returns undefined if ids were added, removed or renamed, or too many parts changed
 */
export function updateIds(
  ids: Ids,
  previous: readonly IdContribution[],
  current: readonly IdContribution[],
): Ids | undefined {
  if (current.length !== previous.length) return undefined;
  const changed: number[] = [];
  for (let index = 0; index < current.length; index++) {
    if (current[index] === previous[index]) continue;
    if (changed.push(index) > maxUpdated) return undefined;
  }
  if (changed.length === 0) return ids;
  const replacedDeclarations = new Replacements<Declaration>();
  const replacedReferences = new Replacements<Reference>();
  for (const index of changed) {
    const [old, replacement] = [previous[index]!, current[index]!];
    if (
      !replacedDeclarations.add(old.declarations, replacement.declarations) ||
      !replacedReferences.add(old.uses, replacement.uses)
    )
      return undefined;
  }
  return {
    get declarations() {
      return replacedDeclarations.list('', ids.declarations);
    },
    get uses() {
      return replacedReferences.list('', ids.uses);
    },
    find(kind, id) {
      const declaration = ids.find(kind, id);
      return declaration && replacedDeclarations.replace(declaration);
    },
    all: (kind) =>
      replacedDeclarations.affects(kind) ? replacedDeclarations.list(kind, ids.all(kind)) : ids.all(kind),
    references: (kind, id) =>
      replacedReferences.affects(kind, id)
        ? replacedReferences.list(`${kind} ${id}`, ids.references(kind, id))
        : ids.references(kind, id),
  };
}

/** Replacement items; each has the same kind and id as the item that it replaces. */
class Replacements<T extends { readonly kind: string; readonly id: string }> {
  readonly #current = new Map<T, T>();
  /** Kinds, and kinds with ids, that have a replaced item. */
  readonly #affected = new Set<string>();
  readonly #lists = new Map<string, readonly T[]>();

  /** @returns whether all kinds and ids are equal */
  add(previous: readonly T[], current: readonly T[]): boolean {
    if (previous.length !== current.length) return false;
    return previous.every((old, index) => {
      const replacement = current[index]!;
      this.#current.set(old, replacement);
      this.#affected.add(old.kind).add(`${old.kind} ${old.id}`);
      return old.kind === replacement.kind && old.id === replacement.id;
    });
  }

  replace(item: T): T {
    return this.#current.get(item) ?? item;
  }

  affects(kind: string, id?: string): boolean {
    return this.#affected.has(id === undefined ? kind : `${kind} ${id}`);
  }

  /** Returns a list with the replacements applied; memoized by name. */
  list(name: string, items: readonly T[]): readonly T[] {
    let cached = this.#lists.get(name);
    if (!cached) this.#lists.set(name, (cached = items.map((item) => this.replace(item))));
    return cached;
  }
}
