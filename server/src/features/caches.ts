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

/** For a text that is only tried: it begins with what is known, and what is found of it is not what the next text is compared with. */
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
