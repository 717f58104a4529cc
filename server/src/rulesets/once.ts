/**
 * A pure function of an object, computed once for each: scenarios are never changed, an edit makes new objects. For what every unit of a
 * combat asks of the whole combat, and would else be computed once more for each of thousands.
 */
export function once<Of extends object, T>(compute: (of: Of) => T): (of: Of) => T {
  const known = new WeakMap<Of, { readonly value: T }>();
  return (of) => {
    let found = known.get(of);
    if (!found) known.set(of, (found = { value: compute(of) }));
    return found.value;
  };
}

/** The same of two objects. */
export function onceOfBoth<One extends object, Other extends object, T>(
  compute: (one: One, other: Other) => T,
): (one: One, other: Other) => T {
  const known = once((other: Other) => once((one: One) => compute(one, other)));
  return (one, other) => known(other)(one);
}
