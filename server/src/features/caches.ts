/** Results that outlive an edit, by the identity of the parts that they are about. */
import type { IdCache, SchemaCache } from '../schema';
import type { ConstraintCache } from './problems/constraint-cache';
import type { ExpectationCache } from './problems/expectation-cache';

export interface Caches {
  readonly schema: SchemaCache;
  readonly ids: IdCache;
  readonly constraints: ConstraintCache;
  readonly expectations: ExpectationCache;
}

/** For a text that is only tried: what is indexed of it is not what the next text is compared with. */
export function withOwnIndex<T extends { readonly caches: Caches }>(analysis: T): T {
  const { caches } = analysis;
  return { ...analysis, caches: { ...caches, ids: { ...caches.ids, indexed: new Map() } } };
}
