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
