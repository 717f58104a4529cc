/** Calculates the odds that scenarios expect. */
import { analyse, findExpectedOdds } from '../../server/src/features';
import type { Analysis, Environment } from '../../server/src/features';
import { computeExactOdds } from '../../server/src/engine/exact';
import type { TooLarge } from '../../server/src/engine/exact';
import type { Outcomes } from '../../server/src/engine/outcome';
import { runToEnd } from '../../server/src/engine/progress';
import { computeSampledOdds } from '../../server/src/engine/sample';
import { computeOddsFigures } from '../../server/src/model/odds-figures';
import type { OddsFigures } from '../../server/src/model/odds-figures';
import { environment } from './environment';

/** @param runs number of sampled combats; odds are exact without it */
export function analyseWithOdds(text: string, runs?: number, overrides: Partial<Environment> = {}): Analysis {
  const odds = new Map<string, OddsFigures>();
  const analysis = analyse(text, undefined, environment({ ...overrides, getOddsFigures: (key) => odds.get(key) }));
  for (const { key, target: foundCombat } of findExpectedOdds(analysis)) {
    const combat = foundCombat.entry.build();
    const outcomes = runToEnd<Outcomes | TooLarge>(
      runs === undefined ? computeExactOdds(combat) : computeSampledOdds(combat, 1, runs),
    );
    if ('tooLarge' in outcomes) throw new Error(`${foundCombat.entry.id} is too large to be exact`);
    odds.set(key, runToEnd(computeOddsFigures(combat, outcomes)));
  }
  return analysis;
}
