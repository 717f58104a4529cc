/** Evaluates, with pauses, the expectations that the first diagnostics did not wait for. */
import type { Analysis } from '../analysis/analysis';
import { checkPendingCombats } from './combats';
import { computeAllDiagnostics } from './diagnostics';

/** Checks the pending combats, with pauses. After the last one the diagnostics of the analysis are complete. */
export function* runDeferredExpectations(analysis: Analysis): Generator<void> {
  const { scenarios, caches } = analysis;
  for (const scenario of scenarios) {
    try {
      yield* checkPendingCombats(scenario, caches.expectations);
    } catch {
      // A bug of the ruleset, which the diagnostics report.
    }
  }
  computeAllDiagnostics(analysis);
}
