/** Results that are kept across edits, by the identity of parts. */
import type { IdCache, SchemaCache } from '../../schema';
import type { CheckCache } from './check-cache';
import type { ExpectationCache } from './expectation-cache';

export interface Caches {
  readonly schema: SchemaCache;
  readonly ids: IdCache;
  readonly checks: CheckCache;
  readonly expectations: ExpectationCache;
}

/** For a trial text: reads from the shared caches, but keeps its own results out of them. */
export function withOwnCaches<T extends { readonly caches: Caches }>(analysis: T): T {
  const { caches } = analysis;
  const { expectations } = caches;
  const ownCaches: Caches = {
    ...caches,
    expectations: layeredCache(expectations),
  };
  return { ...analysis, caches: ownCaches };
}

function layeredCache(fallback: ExpectationCache): ExpectationCache {
  const ownResults: ExpectationCache = new WeakMap();
  return {
    get: (object) => ownResults.get(object) ?? fallback.get(object),
    set: (object, result) => ownResults.set(object, result),
  };
}
