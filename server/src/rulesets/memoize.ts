/**
 * Memoizes a pure function of an object. Scenarios are immutable, and an edit creates new objects. Use it for properties of a
 * whole combat that every one of its units reads.
 */
export function memoize<Key extends object, T>(compute: (key: Key) => T): (key: Key) => T {
  const cache = new WeakMap<Key, { readonly value: T }>();
  return (key) => {
    let entry = cache.get(key);
    if (!entry) cache.set(key, (entry = { value: compute(key) }));
    return entry.value;
  };
}

/** The same for two objects. */
export function memoizePair<First extends object, Second extends object, T>(
  compute: (first: First, second: Second) => T,
): (first: First, second: Second) => T {
  const getComputeForSecond = memoize((second: Second) => memoize((first: First) => compute(first, second)));
  return (first, second) => getComputeForSecond(second)(first);
}
