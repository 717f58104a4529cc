/**
 * The ids of a scenario after an edit that changed no id: those of the parts that were read anew lie over the index of all others, so that
 * nothing walks the whole file for a keystroke.
 */
import type { Declaration, Ids, Reference } from '../model/ids';

/** What a part adds to the ids of its scenario. */
export interface Added {
  readonly declared: readonly Declaration[];
  readonly uses: readonly Reference[];
}

/** So many parts may differ before all ids are indexed anew: those that they replace are kept alive. */
const mostRenewed = 16;

/**
 * @param ids those of all parts as they were
 * @param before what each part added to them @param now what each adds now; what is the same object is the same
 * @returns undefined where the parts declare or name other ids than before, or too many are new
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

/** Items in the place of others, each of which is of the same kind and id. */
class Renewed<T extends { readonly kind: string; readonly id: string }> {
  readonly #now = new Map<T, T>();
  /** Kinds, and kinds with ids, of which an item was replaced. */
  readonly #concerned = new Set<string>();
  readonly #lists = new Map<string, readonly T[]>();

  /** @returns whether the ids are the same */
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

  /** A list with what is new in it; the same list whenever it is asked for by a name. */
  list(name: string, items: readonly T[]): readonly T[] {
    let known = this.#lists.get(name);
    if (!known) this.#lists.set(name, (known = items.map((item) => this.of(item))));
    return known;
  }
}
