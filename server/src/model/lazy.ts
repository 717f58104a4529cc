/** Values that are computed once, on first use. */

export interface Lazy<T> {
  (): T;
  /** Returns the value if it was computed already. */
  readonly peek: () => T | undefined;
}

/** Computes on the first call. If that throws, later calls throw the same error without computing again. */
export function createLazy<T>(compute: () => T): Lazy<T> {
  const box: { value?: T } = {};
  return Object.assign(memoizeOnce(storeIn(box, compute)), { peek: () => box.value });
}

/** Separate from `createLazy`, so that the closure of `peek` does not retain the computation. */
function storeIn<T>(box: { value?: T }, compute: () => T): () => T {
  return () => (box.value = compute());
}

/** A cheaper `createLazy` without access to the computed value, for values that are created by the thousand. */
export function memoizeOnce<T>(compute: () => T): () => T {
  let outcome: { readonly value: T } | { readonly error: unknown } | undefined;
  let work: (() => T) | undefined = compute;
  return () => {
    if (outcome === undefined) {
      try {
        outcome = { value: work!() };
      } catch (error) {
        outcome = { error };
      }
      // Releases everything that the computation references.
      work = undefined;
    }
    if ('error' in outcome) throw outcome.error;
    return outcome.value;
  };
}
