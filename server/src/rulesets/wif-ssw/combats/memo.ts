/** Remembering what a pure function gave, by a key. */
import type { State } from '../../../engine/combat';

/** The function, computed once for each combination of some counters: it must depend on no others. */
export function rememberedBy<T>(counters: readonly number[], compute: (state: State) => T): (state: State) => T {
  const known = new Map<string, T>();
  return (state) => {
    const key = counters.map((index) => state[index]).join();
    const found = known.get(key);
    if (found !== undefined || known.has(key)) return found as T;
    const value = compute(state);
    known.set(key, value);
    return value;
  };
}
