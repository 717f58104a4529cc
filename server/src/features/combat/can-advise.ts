/** Whether advice is offered on a combat. */
import { hasOrders } from '../../model/advice';
import type { CombatSite } from '../../model/ruleset';
import { oddsKey } from './odds-key';
import type { ScenarioCombat } from './scenario-combats';

/** Whether somebody has anything to decide. Where the combat cannot be stated, whoever asks for advice is told why. */
export function canAdvise({ advice }: Pick<CombatSite, 'advice'>): boolean {
  try {
    return advice?.().some(hasOrders) === true;
  } catch {
    return true;
  }
}

/** By the members of scenarios that ask for combats: what was found of one, and what it rests on. */
const known = new WeakMap<object, { readonly key: string; readonly isAdvised: boolean }>();

/** The same of a combat of a scenario; found anew only once something has changed that bears on its odds. */
export function isAdvised(found: ScenarioCombat): boolean {
  const { object } = found.site;
  const key = oddsKey(found);
  const before = known.get(object);
  if (before?.key === key) return before.isAdvised;
  const now = canAdvise(found.site);
  known.set(object, { key, isAdvised: now });
  return now;
}
