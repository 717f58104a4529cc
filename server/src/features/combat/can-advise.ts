/** Whether advice is available for a combat. */
import { hasOrders } from '../../model/advice';
import type { CombatSite } from '../../model/ruleset';
import { oddsKey } from './odds-key';
import type { ScenarioCombat } from './scenario-combats';

/** Whether any side has a decision. Also true if the combat cannot be built: the request for advice then returns the error. */
export function canAdvise({ advice }: Pick<CombatSite, 'advice'>): boolean {
  try {
    return advice?.().some(hasOrders) === true;
  } catch {
    return true;
  }
}

/** By the combat's member of the scenario. The key identifies what the answer depends on. */
const known = new WeakMap<object, { readonly key: string; readonly isAdvised: boolean }>();

/** As `canAdvise`; computed again only after a change that affects the odds. */
export function isAdvised(found: ScenarioCombat): boolean {
  const { object } = found.site;
  const key = oddsKey(found);
  const before = known.get(object);
  if (before?.key === key) return before.isAdvised;
  const now = canAdvise(found.site);
  known.set(object, { key, isAdvised: now });
  return now;
}
