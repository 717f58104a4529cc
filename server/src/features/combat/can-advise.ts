/** Whether advice is available for a combat. */
import { hasOrders } from '../../model/advice';
import type { CombatEntry } from '../../model/ruleset';
import { computeOddsKey } from './odds-key';
import type { ScenarioCombat } from '../scenario/scenario-combats';

/** Whether any side has a decision. Also true if the combat cannot be built: the request for advice then returns the error. */
export function canAdvise({ advice }: Pick<CombatEntry, 'advice'>): boolean {
  try {
    return advice?.().some(hasOrders) === true;
  } catch {
    return true;
  }
}

/** By the combat's member of the scenario. The key identifies what the answer depends on. */
const cache = new WeakMap<object, { readonly key: string; readonly isAdvised: boolean }>();

/** As `canAdvise`; computed again only after a change that affects the odds. */
export function canAdviseCached(scenarioCombat: ScenarioCombat): boolean {
  const { object } = scenarioCombat.entry;
  const key = computeOddsKey(scenarioCombat);
  const cached = cache.get(object);
  if (cached?.key === key) return cached.isAdvised;
  const canAdviseNow = canAdvise(scenarioCombat.entry);
  cache.set(object, { key, isAdvised: canAdviseNow });
  return canAdviseNow;
}
