/** Values that are computed when they are first asked for, and once. */

export interface Lazy<T> {
  (): T;
  /** The value where it was computed already. */
  readonly known: () => T | undefined;
}

/** Computes on the first call. What it throws it throws again on each call, without computing again. */
export function lazy<T>(compute: () => T): Lazy<T> {
  let outcome: { readonly value: T } | { readonly error: unknown } | undefined;
  let work: (() => T) | undefined = compute;
  const get = () => {
    if (outcome === undefined) {
      try {
        outcome = { value: work!() };
      } catch (error) {
        outcome = { error };
      }
      // What the computation holds on to is needed no longer.
      work = undefined;
    }
    if ('error' in outcome) throw outcome.error;
    return outcome.value;
  };
  return Object.assign(get, { known: () => (outcome && 'value' in outcome ? outcome.value : undefined) });
}
