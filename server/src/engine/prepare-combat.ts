/** Computes what the decisions of a combat look up, so that they are quick. */
import type { Combat } from './combat';
import type { Calculation } from './progress';

/** Returns the combat with all that its decisions look up already computed: the first part of long calculations. */
export function* prepareCombat(combat: Combat): Calculation<Combat> {
  if (!combat.prepare) return combat;
  // Building the combat has used up a slice already.
  yield { done: 0, total: combat.steps.length, unit: 'steps' };
  return yield* combat.prepare();
}
