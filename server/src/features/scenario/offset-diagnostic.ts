/** A diagnostic as all features use it: with offsets in the text, and everything that the editor displays. */
import type { Severity } from '../../model/diagnostic';
import type { OneRulePage } from '../../protocol';
import type { Range, TextFix } from '../../text';

/** A diagnostic with its range. */
export interface OffsetDiagnostic extends Range {
  readonly code: string;
  readonly severity: Severity;
  readonly message: string;
  /** The page of its rule, at the check that reported it. */
  readonly rule?: OneRulePage;
  readonly related: readonly (Range & { readonly message: string })[];
  /** The text has no effect: shown faded. */
  readonly unnecessary: boolean;
  /** One of its fixes is preferred. */
  readonly hasPreferredFix: boolean;
  /** Fixes as edits of the text, computed on demand. */
  readonly listFixes: () => readonly TextFix[];
  /** Its fixes are found by trial, which is slow. */
  readonly isFixedByTrial?: true;
  /** For a diagnostic of a table file: its range and message there. */
  readonly inTable?: InTable;
}

/** A range in a table file; the path is as in the scenario. */
export interface InTable extends Range {
  readonly path: string;
  readonly message: string;
}

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

export interface ComputedDiagnostics {
  /** The odds that were known at that time. */
  readonly knownOdds: readonly unknown[];
  /** Some combats with something to check are still pending. */
  readonly isPartial: boolean;
  /** `runDeferredExpectations` has checked all combats: from now on errors of the simulation are reported. */
  readonly isComplete: boolean;
  /** Before suppression by comments. */
  readonly unfiltered: readonly OffsetDiagnostic[];
  readonly diagnostics: readonly OffsetDiagnostic[];
  /** Input of the diagnostics of the next text. */
  readonly published: PreviousDiagnostics;
}

const cache = new WeakMap<object, ComputedDiagnostics>();

/** @param analysis by identity: a copy has its own diagnostics */
export function getComputedDiagnostics(analysis: object): ComputedDiagnostics | undefined {
  return cache.get(analysis);
}

export function storeDiagnostics(analysis: object, diagnostics: ComputedDiagnostics): void {
  cache.set(analysis, diagnostics);
}

/** The previous diagnostics for the next analysis. */
export function getPreviousDiagnostics(
  analysis: { readonly previousDiagnostics: PreviousDiagnostics } | undefined,
): PreviousDiagnostics {
  return analysis === undefined ? noDiagnostics : (cache.get(analysis)?.published ?? analysis.previousDiagnostics);
}
