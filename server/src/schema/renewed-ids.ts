/**
 * Updates the ids of a scenario after an edit that changed no id: the declarations and references of changed parts overlay the previous
 * index, so that a keystroke does not walk the whole file.
 */
import type { Declaration, Ids, Reference } from '../model/ids';

/** Declarations and references of a part. */
export interface Added {
  readonly declared: readonly Declaration[];
  readonly uses: readonly Reference[];
}

/** If more parts than this changed, everything is indexed again: the overlay keeps the replaced parts alive. */
const mostRenewed = 16;

/**
 * @param ids the previous index
 * @param before contributions of all parts before the edit
 * @param now contributions after the edit; unchanged ones are the same object
 * @returns undefined if ids were added, removed or renamed, or too many parts changed
 */
export function renewedIds(ids: Ids, before: readonly Added[], now: readonly Added[]): Ids | undefined {
  if (now.length !== before.length) return undefined;
  const changed: number[] = [];
  for (let index = 0; index < now.length; index++) {
    if (now[index] === before[index]) continue;
    if (changed.push(index) > mostRenewed) return undefined;
  }
  if (changed.length === 0) return ids;
  const declared = new Renewed<Declaration>();
  const used = new Renewed<Reference>();
  for (const index of changed) {
    const [old, renewed] = [before[index]!, now[index]!];
    if (!declared.add(old.declared, renewed.declared) || !used.add(old.uses, renewed.uses)) return undefined;
  }
  return {
    get declarations() {
      return declared.list('', ids.declarations);
    },
    get uses() {
      return used.list('', ids.uses);
    },
    find(kind, id) {
      const found = ids.find(kind, id);
      return found && declared.of(found);
    },
    all: (kind) => (declared.concerns(kind) ? declared.list(kind, ids.all(kind)) : ids.all(kind)),
    references: (kind, id) =>
      used.concerns(kind, id) ? used.list(`${kind} ${id}`, ids.references(kind, id)) : ids.references(kind, id),
  };
}

/** Replacement items; each has the same kind and id as the item that it replaces. */
class Renewed<T extends { readonly kind: string; readonly id: string }> {
  readonly #now = new Map<T, T>();
  /** Kinds, and kinds with ids, that have a replaced item. */
  readonly #concerned = new Set<string>();
  readonly #lists = new Map<string, readonly T[]>();

  /** @returns whether all kinds and ids are equal */
  add(before: readonly T[], now: readonly T[]): boolean {
    if (before.length !== now.length) return false;
    return before.every((old, index) => {
      const renewed = now[index]!;
      this.#now.set(old, renewed);
      this.#concerned.add(old.kind).add(`${old.kind} ${old.id}`);
      return old.kind === renewed.kind && old.id === renewed.id;
    });
  }

  of(item: T): T {
    return this.#now.get(item) ?? item;
  }

  concerns(kind: string, id?: string): boolean {
    return this.#concerned.has(id === undefined ? kind : `${kind} ${id}`);
  }

  /** Returns a list with the replacements applied; memoized by name. */
  list(name: string, items: readonly T[]): readonly T[] {
    let known = this.#lists.get(name);
    if (!known) this.#lists.set(name, (known = items.map((item) => this.of(item))));
    return known;
  }
}
