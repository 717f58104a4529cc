/** What occurs more than once. */

/** @param names what is undefined is no name, and repeats nothing */
export function repeatedIn(names: Iterable<string | undefined>): ReadonlySet<string> {
  const seen = new Set<string>();
  const repeated = new Set<string>();
  for (const name of names) if (name !== undefined && seen.size === seen.add(name).size) repeated.add(name);
  return repeated;
}
