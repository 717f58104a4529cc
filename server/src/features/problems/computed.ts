/** Memoizes the diagnostics of an analysis. */
import type { OffsetProblem } from './offset-problem';
import { noDiagnostics } from './previous';
import type { PreviousDiagnostics } from './previous';

export interface ComputedProblems {
  /** The odds that were known at that time. */
  readonly known: readonly unknown[];
  /** Some combats with something to check are still pending. */
  readonly isPartial: boolean;
  /** `runDeferredExpectations` has checked all combats: from now on errors of the simulation are reported. */
  readonly isPlayed: boolean;
  /** Before suppression by comments. */
  readonly found: readonly OffsetProblem[];
  readonly problems: readonly OffsetProblem[];
  /** Input of the diagnostics of the next text. */
  readonly published: PreviousDiagnostics;
}

const computed = new WeakMap<object, ComputedProblems>();

/** @param analysis by identity: a copy has its own diagnostics */
export function computedProblems(analysis: object): ComputedProblems | undefined {
  return computed.get(analysis);
}

export function keepProblems(analysis: object, problems: ComputedProblems): void {
  computed.set(analysis, problems);
}

/** The previous diagnostics for the next analysis. */
export function publishedBy(analysis: { readonly previous: PreviousDiagnostics } | undefined): PreviousDiagnostics {
  return analysis === undefined ? noDiagnostics : (computed.get(analysis)?.published ?? analysis.previous);
}
