/** What is read off the data of a scenario once: an edit leaves the objects of all that it does not touch as they were. */

/**
 * A pure function of two objects that never change, computed again only where one of them is another object than the last time.
 * @param find a function of nothing but its arguments
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
