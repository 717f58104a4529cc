/** What was last said of a file, so that no problem goes and comes again while somebody types. Of what is no longer there nothing is kept. */

export interface Told {
  /** Of each scenario the combats of which something was said. */
  readonly amiss: (readonly CombatMark[])[];
  /** The comments that were said to accept nothing, by their words and their place among those of the same words. */
  unused: ReadonlySet<string>;
}

/** What a combat is known by after an edit: a new name leaves it its place, and what is written above it leaves it its name. */
export interface CombatMark {
  readonly diceName: string;
  /** Its list and its index there. */
  readonly place: string;
}

export function nothingTold(): Told {
  return { amiss: [], unused: new Set() };
}
