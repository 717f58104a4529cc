/** Ids and names of the scenario stay as they are written where they head a sentence; other words begin with a capital there. */

/** Whether a text begins with one of the names, and with the whole of it. */
export function beginsWithName(text: string, names: readonly string[]): boolean {
  return names.some((name) => text.startsWith(name) && !/^[\p{L}\p{N}_-]/u.test(text.slice(name.length)));
}
