/** Analyses a file that is not open, in steps between which requests are answered. */
import { checkSchemaInSteps } from '../../schema';
import { parseInSteps } from '../../text';
import { type Analysis, createAnalysis } from '../analysis/analysis';
import type { Environment } from '../scenario/environment';
import { runChecksInSteps } from './checks';
import { checkPendingCombats } from './combats';
import { computeAllInSteps } from './diagnostics';

/**
 * Analyses a text in the background, yielding between expensive steps. Fills the caches, so that diagnostics are available immediately
 * afterwards.
 */
export function* analyseInSteps(text: string, environment: Environment): Generator<void, Analysis> {
  const analysis = createAnalysis(yield* parseInSteps(text), undefined, environment);
  const { scenarios, caches } = analysis;
  for (const scenario of scenarios) {
    const { ruleset, tables } = scenario;
    if (!ruleset) continue;
    yield* ignoreErrors(checkSchemaInSteps(ruleset.id, tables.data, caches.schema));
    yield* ignoreErrors(runChecksInSteps(scenario, ruleset, caches.checks));
  }
  yield* runDeferredExpectations(analysis);
  return analysis;
}

/** Swallows errors: the diagnostics report them later. */
function* ignoreErrors(steps: Generator<void, unknown>): Generator<void> {
  try {
    yield* steps;
  } catch {
    // Reported by the diagnostics.
  }
}

/** Checks the pending combats, with pauses. After the last one the diagnostics of the analysis are complete. */
export function* runDeferredExpectations(analysis: Analysis): Generator<void> {
  const { scenarios, caches } = analysis;
  for (const scenario of scenarios) {
    try {
      yield* checkPendingCombats(scenario, caches.expectations);
    } catch {
      // A bug of the ruleset, which the diagnostics report.
    }
    yield;
  }
  yield* computeAllInSteps(analysis);
}
