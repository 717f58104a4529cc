/** Indexes of counters by name. */
import type { Counter } from '../../server/src/engine/combat';

/** Maps the names of counters to their indexes in the state: `const c = indexCounters(counters)`. */
export function indexCounters<N extends string>(
  counters: readonly (Counter & { name: N })[],
): Readonly<Record<N, number>> {
  return Object.fromEntries(counters.map(({ name }, index) => [name, index])) as Record<N, number>;
}
