/** Combats whose decisions look things up. */
import type { Combat } from './combat';
import type { Calculation } from './progress';

/** The combat with all worked out that its decisions look up: what long calculations begin with. */
export function* prepared(combat: Combat): Calculation<Combat> {
  if (!combat.prepare) return combat;
  // To state it took long enough.
  yield { done: 0, of: combat.steps.length, unit: 'steps' };
  return yield* combat.prepare();
}
