/** Calculates the odds that scenarios expect. */
import { analyse, oddsExpected } from '../../server/src/features';
import type { Analysis, Environment } from '../../server/src/features';
import { exact } from '../../server/src/engine/exact';
import type { TooLarge } from '../../server/src/engine/exact';
import type { Outcomes } from '../../server/src/engine/outcome';
import { finish } from '../../server/src/engine/progress';
import { sample } from '../../server/src/engine/sample';
import { likelihoodsOf } from '../../server/src/model/likelihoods';
import type { Likelihoods } from '../../server/src/model/likelihoods';
import { environment } from './environment';

/** @param runs number of sampled combats; odds are exact without it */
export function analysedWithOdds(text: string, runs?: number, known: Partial<Environment> = {}): Analysis {
  const odds = new Map<string, Likelihoods>();
  const analysis = analyse(text, undefined, environment({ ...known, likelihoods: (key) => odds.get(key) }));
  for (const { key, found } of oddsExpected(analysis)) {
    const combat = found.site.combat();
    const outcomes = finish<Outcomes | TooLarge>(runs === undefined ? exact(combat) : sample(combat, 1, runs));
    if ('tooLarge' in outcomes) throw new Error(`${found.site.id} is too large to be exact`);
    odds.set(key, finish(likelihoodsOf(combat, outcomes)));
  }
  return analysis;
}
