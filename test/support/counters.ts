/** Counters by their names. */
import type { Counter } from '../../server/src/engine/combat';

/** Names of counters to their index in the state: `const c = indexOf(counters)`. */
export function indexOf<N extends string>(counters: readonly (Counter & { name: N })[]): Readonly<Record<N, number>> {
  return Object.fromEntries(counters.map(({ name }, index) => [name, index])) as Record<N, number>;
}
