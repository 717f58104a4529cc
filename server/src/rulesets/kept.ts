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

/** The same of one object. */
export function kept<Part extends object, T>(find: (part: Part) => T): (part: Part) => T {
  const found = keptBy<Part, undefined, T>(find);
  return (part) => found(part, undefined);
}

/** The same of many objects under one other, as long as that one lives: nothing that is kept holds on to it. */
export function keptUnder<Part extends object, Whole extends object, T>(
  find: (part: Part, whole: Whole) => T,
): (part: Part, whole: Whole) => T {
  const known = new WeakMap<Whole, Map<Part, T>>();
  return (part, whole) => {
    let here = known.get(whole);
    if (!here) known.set(whole, (here = new Map<Part, T>()));
    let found = here.get(part);
    if (found === undefined) here.set(part, (found = find(part, whole)));
    return found;
  };
}
