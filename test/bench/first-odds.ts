/** The first exact odds of a process. */
import { createEnvironment, loadRulesets } from '../../server/src/features';
import { battleScenario, battles } from './battles';
import { firstCombat, calculateOdds } from './exact-odds';

/** @returns the milliseconds of the first exact odds */
export async function firstOdds(): Promise<number> {
  const combat = firstCombat(battleScenario(battles[0]!), createEnvironment({ rulesets: await loadRulesets() }));
  const before = performance.now();
  calculateOdds(combat);
  return performance.now() - before;
}
