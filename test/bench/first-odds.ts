/** The first exact odds of a process. */
import { allCombats, analyse, environment, loadRulesets } from '../../server/src/features';
import { exact } from '../../server/src/engine/exact';
import { finish } from '../../server/src/engine/progress';
import { battleScenario, battles } from './battles';

/** @returns how long they take, in milliseconds */
export async function firstOdds(): Promise<number> {
  const text = battleScenario(battles[0]!);
  const combat = allCombats(
    analyse(text, undefined, environment({ rulesets: await loadRulesets() })),
  )[0]!.site.combat();
  const before = performance.now();
  const found = finish(exact(combat, { drop: 0 }));
  const milliseconds = performance.now() - before;
  if ('tooLarge' in found) throw new Error(`The odds of ${combat.title} are too large to be exact.`);
  return milliseconds;
}
