/** The first exact odds of a process. */
import { environment, loadRulesets } from '../../server/src/features';
import { battleScenario, battles } from './battles';
import { firstCombat, odds } from './exact-odds';

/** @returns the milliseconds of the first exact odds */
export async function firstOdds(): Promise<number> {
  const combat = firstCombat(battleScenario(battles[0]!), environment({ rulesets: await loadRulesets() }));
  const before = performance.now();
  odds(combat);
  return performance.now() - before;
}
