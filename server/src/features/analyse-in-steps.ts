/** Analyses a file that is not open, in steps between which requests are answered. */
import { checkPartsInSteps } from '../schema';
import { parseInSteps } from '../text';
import { analysisOf } from './analysis';
import type { Analysis } from './analysis';
import type { Environment } from './environment';
import { checkConstraintsInSteps } from './problems/constraints';
import { playing } from './problems/playing';

/**
 * Analyses a text in the background, yielding between expensive steps. Fills the caches, so that diagnostics are available immediately
 * afterwards.
 */
export function* analyseInSteps(text: string, environment: Environment): Generator<void, Analysis> {
  const analysis = analysisOf(yield* parseInSteps(text), undefined, environment);
  const { scenarios, caches } = analysis;
  for (const scenario of scenarios) {
    const { ruleset, tables } = scenario;
    if (!ruleset) continue;
    yield* attempted(checkPartsInSteps(ruleset.id, tables.data, caches.schema));
    yield* attempted(checkConstraintsInSteps(scenario, ruleset, caches.constraints));
  }
  yield* playing(analysis);
  return analysis;
}

/** Swallows errors: the diagnostics report them later. */
function* attempted(steps: Generator<void>): Generator<void> {
  try {
    yield* steps;
  } catch {
    // Reported by the diagnostics.
  }
}
