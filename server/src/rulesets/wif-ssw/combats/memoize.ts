/** Memoization of pure functions. */
import type { State } from '../../../engine/combat';

/** Memoizes a function by the values of some counters; it must not depend on others. */
export function memoizeByCounters<T>(counters: readonly number[], compute: (state: State) => T): (state: State) => T {
  const cache = new Map<string, { readonly value: T }>();
  // Fast path: interpreters evaluate the same state many times in a row.
  let latest: { readonly state: State; readonly value: T } | undefined;
  return (state) => {
    if (latest?.state === state) return latest.value;
    const key = counters.map((index) => state[index]).join();
    const { value } = cache.get(key) ?? { value: compute(state) };
    cache.set(key, { value });
    latest = { state, value };
    return value;
  };
}
