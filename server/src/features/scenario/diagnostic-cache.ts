/** Memoizes the diagnostics of an analysis. */
import type { OffsetDiagnostic } from './offset-diagnostic';
import { type PreviousDiagnostics, noDiagnostics } from './previous-diagnostics';

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
export function computeDiagnostics(analysis: object): ComputedDiagnostics | undefined {
  return cache.get(analysis);
}

export function keepDiagnostics(analysis: object, diagnostics: ComputedDiagnostics): void {
  cache.set(analysis, diagnostics);
}

/** The previous diagnostics for the next analysis. */
export function getPreviousDiagnostics(
  analysis: { readonly previous: PreviousDiagnostics } | undefined,
): PreviousDiagnostics {
  return analysis === undefined ? noDiagnostics : (cache.get(analysis)?.published ?? analysis.previous);
}
