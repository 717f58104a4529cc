/**
 * The header of a scenario, everything but its part lists, as an identity: results for a part stay valid while the header stamp is the
 * same.
 */

/** Compared by identity. */
export interface HeaderStamp {
  readonly members: ReadonlyMap<string, unknown>;
}

/**
 * @param parts root properties that are part lists
 * @param previous the stamp before the last edit: it is kept if all members are unchanged (objects by identity)
 */
export function createHeaderStamp(
  data: object,
  parts: readonly string[],
  previous: HeaderStamp | undefined,
): HeaderStamp {
  const members = new Map(Object.entries(data).filter(([key]) => !parts.includes(key)));
  return previous && sameMembers(previous.members, members) ? previous : { members };
}

function sameMembers(before: ReadonlyMap<string, unknown>, now: ReadonlyMap<string, unknown>): boolean {
  return before.size === now.size && [...now].every(([key, value]) => before.has(key) && before.get(key) === value);
}
