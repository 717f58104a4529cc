/** The first exact odds of a process. */
import { createEnvironment, loadRulesets } from '../../server/src/features';
import { createBattleScenario, battles } from './battles';
import { getFirstCombat, calculateOdds } from './exact-odds';

/** @returns the milliseconds of the first exact odds */
export async function timeFirstOdds(): Promise<number> {
  const combat = getFirstCombat(
    createBattleScenario(battles[0]!),
    createEnvironment({ rulesets: await loadRulesets() }),
  );
  const startTime = performance.now();
  calculateOdds(combat);
  return performance.now() - startTime;
}
