/** Whether advice is offered on a combat. */
import { hasOrders } from '../../model/advice';
import type { CombatSite } from '../../model/ruleset';

/** Whether somebody has anything to decide. Where the combat cannot be stated, whoever asks for advice is told why. */
export function canAdvise({ advice }: Pick<CombatSite, 'advice'>): boolean {
  try {
    return advice?.().some(hasOrders) === true;
  } catch {
    return true;
  }
}
