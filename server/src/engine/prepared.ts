/** Combats whose decisions look things up. */
import type { Combat } from './combat';
import type { Calculation } from './progress';

/** The combat with all worked out that its decisions look up: what long calculations begin with. */
export function* prepared(combat: Combat): Calculation<Combat> {
  return combat.prepare ? yield* combat.prepare() : combat;
}
