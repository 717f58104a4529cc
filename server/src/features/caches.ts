/** Results that outlive an edit, by the identity of the parts that they are about. */
import type { IdCache, SchemaCache } from '../schema';
import type { ConstraintCache } from './problems/constraint-cache';
import type { ExpectationCache } from './problems/expectation-cache';

export interface Caches {
  readonly schema: SchemaCache;
  readonly ids: IdCache;
  readonly constraints: ConstraintCache;
  readonly expectations: ExpectationCache;
  /** The names of the dice of the combats whose last play found something. */
  readonly amiss: Set<string>;
}

/** For a text that is only tried: what is found of it is not what the next text is compared with. */
export function withOwnIndex<T extends { readonly caches: Caches }>(analysis: T): T {
  const { caches } = analysis;
  const { ids, amiss } = caches;
  return { ...analysis, caches: { ...caches, ids: { ...ids, indexed: new Map() }, amiss: new Set(amiss) } };
}
