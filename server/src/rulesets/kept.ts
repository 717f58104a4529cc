/** Memoization for parts of a scenario: an edit keeps the objects that it does not touch. */

/**
 * Memoizes the last result of a pure function of two immutable objects by their identity.
 * @param compute a function of its arguments alone
 */
export function keptBy<Part extends object, Rest, T>(
  find: (part: Part, rest: Rest) => T,
): (part: Part, rest: Rest) => T {
  const known = new WeakMap<Part, { readonly rest: Rest; readonly found: T }>();
  return (part, rest) => {
    const before = known.get(part);
    if (before && before.rest === rest) return before.found;
    const found = find(part, rest);
    known.set(part, { rest, found });
    return found;
  };
}
