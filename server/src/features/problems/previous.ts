/** What was published of the text before an edit, so that no diagnostic disappears and comes back while somebody types. Plain data. */

export interface PreviousDiagnostics {
  /** Of each scenario the combats whose expectation or result had a problem. */
  readonly failing: readonly (readonly CombatMark[])[];
  /** The comments that were reported to accept nothing, by their words and their place among those of the same words. */
  readonly unusedComments: ReadonlySet<string>;
}

/** What identifies a combat across an edit: a new name leaves it its place, and what is written above it leaves it its name. */
export interface CombatMark {
  readonly diceName: string;
  /** Its list and its index there. */
  readonly place: string;
}

export const noDiagnostics: PreviousDiagnostics = { failing: [], unusedComments: new Set() };
