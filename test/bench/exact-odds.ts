/** The exact odds of the measured combats. */
import type { Combat } from '../../server/src/engine/combat';
import { computeExactOdds } from '../../server/src/engine/exact';
import { runToEnd } from '../../server/src/engine/progress';
import { listAllCombats, analyse } from '../../server/src/features';
import type { Environment } from '../../server/src/features';
import { maxDropped } from './battles';

/** The first combat of a scenario. */
export function getFirstCombat(text: string, environment: Environment): Combat {
  return listAllCombats(analyse(text, undefined, environment))[0]!.entry.build();
}

/** @throws Error if there are too many states, or too much is cut off */
export function calculateOdds(combat: Combat, drop = 0): void {
  const result = runToEnd(computeExactOdds(combat, { drop }));
  if ('tooLarge' in result) throw new Error(`${combat.title} has too many states for exact odds.`);
  if (result.dropped > (drop > 0 ? maxDropped : 0))
    throw new Error(`A probability of ${result.dropped} of ${combat.title} was cut off.`);
}
