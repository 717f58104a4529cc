/** Prepares combats whose decisions look up values. */
import type { Combat } from './combat';
import type { Calculation } from './progress';

/** The combat with the lookups of its decisions computed: the first step of long calculations. */
export function* prepareCombat(combat: Combat): Calculation<Combat> {
  if (!combat.prepare) return combat;
  // Building the definition took a slice already.
  yield { done: 0, total: combat.steps.length, unit: 'steps' };
  return yield* combat.prepare();
}
