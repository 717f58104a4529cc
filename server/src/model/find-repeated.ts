/** Finds values that occur more than once. */

/** @param names undefined entries are ignored */
export function findRepeated(names: Iterable<string | undefined>): ReadonlySet<string> {
  const seen = new Set<string>();
  const repeated = new Set<string>();
  // A set does not grow by a name that it holds already.
  for (const name of names) if (name !== undefined && seen.size === seen.add(name).size) repeated.add(name);
  return repeated;
}
