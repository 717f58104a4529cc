/** Memoization for parts of a scenario: an edit keeps the objects that it does not touch. */

/**
 * Memoizes the last result of a pure function of two immutable objects by their identity.
 * @param compute a function of its arguments alone
 */
export function memoizeLatest<Part extends object, Context, T>(
  compute: (part: Part, context: Context) => T,
): (part: Part, context: Context) => T {
  const cache = new WeakMap<Part, { readonly context: Context; readonly result: T }>();
  return (part, context) => {
    const previous = cache.get(part);
    if (previous && previous.context === context) return previous.result;
    const result = compute(part, context);
    cache.set(part, { context, result });
    return result;
  };
}
