/** Remembering what a pure function gave. */
import type { State } from '../../../engine/combat';

/** The function, computed once for each combination of some counters: it must depend on no others. */
export function rememberedBy<T>(counters: readonly number[], compute: (state: State) => T): (state: State) => T {
  const known = new Map<string, { readonly value: T }>();
  // Interpreters ask for the same state many times in a row.
  let latest: { readonly state: State; readonly value: T } | undefined;
  return (state) => {
    if (latest?.state === state) return latest.value;
    const key = counters.map((index) => state[index]).join();
    const { value } = known.get(key) ?? { value: compute(state) };
    known.set(key, { value });
    latest = { state, value };
    return value;
  };
}
