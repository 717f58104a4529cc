/** Finds out, with pauses, what an answer has not waited for, or what nobody waits for at all. */
import type { Analysis } from '../analysis';
import { playCombats } from './combats';
import { completeProblems } from './problems';

/** Plays the combats that wait for it, with pauses. After the last one the problems of the analysis are complete. */
export function* playing(analysis: Analysis): Generator<void> {
  const { scenarios, caches } = analysis;
  for (const scenario of scenarios) {
    try {
      yield* playCombats(scenario, caches.expectations);
    } catch {
      // A fault of the ruleset: the problems say so.
    }
  }
  completeProblems(analysis);
}
