/** Results that are kept across edits, by the identity of parts. */
import type { IdCache, SchemaCache } from '../schema';
import type { ConstraintCache } from './problems/constraint-cache';
import type { ExpectationCache } from './problems/expectation-cache';

export interface Caches {
  readonly schema: SchemaCache;
  readonly ids: IdCache;
  readonly constraints: ConstraintCache;
  readonly expectations: ExpectationCache;
}

/** For a trial text: reads from the shared caches, but keeps its own results out of them. */
export function withOwnCaches<T extends { readonly caches: Caches }>(analysis: T): T {
  const { caches } = analysis;
  const { ids, expectations } = caches;
  const own: Caches = {
    ...caches,
    ids: { ...ids, indexed: new Map(ids.indexed) },
    expectations: over(expectations),
  };
  return { ...analysis, caches: own };
}

function over(known: ExpectationCache): ExpectationCache {
  const own: ExpectationCache = new WeakMap();
  return { get: (object) => own.get(object) ?? known.get(object), set: (object, found) => own.set(object, found) };
}
