/** Values that are computed when they are first asked for, and once. */

export interface Lazy<T> {
  (): T;
  /** The value where it was computed already. */
  readonly known: () => T | undefined;
}

/** Computes on the first call. What it throws it throws again on each call, without computing again. */
export function lazy<T>(compute: () => T): Lazy<T> {
  const box: { value?: T } = {};
  return Object.assign(once(into(box, compute)), { known: () => box.value });
}

/** Apart from `lazy`, so that `known` holds on to nothing that the computation does. */
function into<T>(box: { value?: T }, compute: () => T): () => T {
  return () => (box.value = compute());
}

/** The same for what is made by the thousand, where nobody asks whether it is known. */
export function once<T>(compute: () => T): () => T {
  let outcome: { readonly value: T } | { readonly error: unknown } | undefined;
  let work: (() => T) | undefined = compute;
  return () => {
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
}
