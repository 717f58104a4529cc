/** Diagnostics published before an edit, so that none disappears and comes back while somebody types. Plain data. */

export interface PreviousDiagnostics {
  /** For each scenario, the combats whose expectation or result had a diagnostic. */
  readonly failing: readonly (readonly CombatKey[])[];
  /** Suppression comments reported as unused, by their text and their index among comments of the same text. */
  readonly unusedComments: ReadonlySet<string>;
}

/** Identifies a combat across an edit: a rename keeps its place, and edits above it keep its name. */
export interface CombatKey {
  readonly diceName: string;
  /** Its list and its index there. */
  readonly place: string;
}

export const noDiagnostics: PreviousDiagnostics = { failing: [], unusedComments: new Set() };
