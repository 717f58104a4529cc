/** Keeps the spelling of ids and names of the scenario at the begin of a sentence; other words are capitalized. */

/** Whether a text begins with a complete name. */
export function beginsWithName(text: string, names: readonly string[]): boolean {
  return names.some((name) => text.startsWith(name) && !/^[\p{L}\p{N}_-]/u.test(text.slice(name.length)));
}
