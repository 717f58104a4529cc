/** The problems of an analysis once they are computed: they are computed once, however often they are asked for. */
import type { OffsetProblem } from './offset-problem';
import { noDiagnostics } from './previous';
import type { PreviousDiagnostics } from './previous';

export interface ComputedProblems {
  /** The odds that were known then. */
  readonly known: readonly unknown[];
  /** Combats that carry something to check wait to be played. */
  readonly isPartial: boolean;
  /** All combats have been played by `playing`: what cannot be played is reported from now on. */
  readonly isPlayed: boolean;
  /** Before comments take any away. */
  readonly found: readonly OffsetProblem[];
  readonly problems: readonly OffsetProblem[];
  /** What the next text is compared with. */
  readonly published: PreviousDiagnostics;
}

const computed = new WeakMap<object, ComputedProblems>();

/** @param analysis by identity: a copy has problems of its own */
export function computedProblems(analysis: object): ComputedProblems | undefined {
  return computed.get(analysis);
}

export function keepProblems(analysis: object, problems: ComputedProblems): void {
  computed.set(analysis, problems);
}

/** What the analysis after this one is compared with. */
export function publishedBy(analysis: { readonly previous: PreviousDiagnostics } | undefined): PreviousDiagnostics {
  return analysis === undefined ? noDiagnostics : (computed.get(analysis)?.published ?? analysis.previous);
}
