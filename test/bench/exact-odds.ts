/** The exact odds of the measured combats. */
import type { Combat } from '../../server/src/engine/combat';
import { exact } from '../../server/src/engine/exact';
import { finish } from '../../server/src/engine/progress';
import { allCombats, analyse } from '../../server/src/features';
import type { Environment } from '../../server/src/features';
import { maxDropped } from './battles';

/** The first combat of a scenario. */
export function firstCombat(text: string, environment: Environment): Combat {
  return allCombats(analyse(text, undefined, environment))[0]!.site.combat();
}

/** @throws Error if there are too many states, or too much is cut off */
export function odds(combat: Combat, drop = 0): void {
  const found = finish(exact(combat, { drop }));
  if ('tooLarge' in found) throw new Error(`The odds of ${combat.title} are too large to be exact.`);
  if (found.dropped > (drop > 0 ? maxDropped : 0)) throw new Error(`${found.dropped} of ${combat.title} was cut off.`);
}
