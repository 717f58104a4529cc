/**
 * Memoizes a pure function of an object. Scenarios are immutable, and an edit creates new objects. Use it for properties of a
 * whole combat that every one of its units reads.
 */
export function once<Of extends object, T>(compute: (of: Of) => T): (of: Of) => T {
  const known = new WeakMap<Of, { readonly value: T }>();
  return (of) => {
    let found = known.get(of);
    if (!found) known.set(of, (found = { value: compute(of) }));
    return found.value;
  };
}

/** The same for two objects. */
export function onceOfBoth<One extends object, Other extends object, T>(
  compute: (one: One, other: Other) => T,
): (one: One, other: Other) => T {
  const known = once((other: Other) => once((one: One) => compute(one, other)));
  return (one, other) => known(other)(one);
}
