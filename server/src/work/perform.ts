/** What a task is, as a calculation of the engine. */
import type { Combat } from '../engine/combat';
import { exact } from '../engine/exact';
import type { Outcomes } from '../engine/outcome';
import type { Calculation } from '../engine/progress';
import { sample } from '../engine/sample';
import { idsFrom } from '../model/ids';
import type { Ruleset } from '../model/ruleset';
import type { CombatReference, Task } from './task';

/** States the combat that is meant; undefined when there is none. */
export type CombatOf = (of: CombatReference) => Combat | undefined;

/** States combats by the rulesets that there are. */
export function combatBy(rulesets: Iterable<Ruleset>): CombatOf {
  const byId = new Map([...rulesets].map((ruleset) => [ruleset.id, ruleset]));
  return ({ ruleset, scenario, declarations, uses, site }) => {
    const sites = byId.get(ruleset)?.combats(scenario, idsFrom(declarations, uses)) ?? [];
    return sites.find(({ id }) => id === site)?.combat();
  };
}

/**
 * Calculates the odds that a task asks for: exact first, sampled where there are too many states.
 * @throws Error where there is no such combat; RangeError where it is ill-formed
 */
export function* perform(task: Task, combatOf: CombatOf): Calculation<Outcomes> {
  const combat = combatOf(task);
  if (combat === undefined)
    throw new Error(`The scenario has no combat "${task.site}" by the ruleset ${task.ruleset}.`);
  if (task.kind === 'odds') {
    const odds = yield* exact(combat, { limit: task.limit });
    if (!('tooLarge' in odds)) return odds;
  }
  return yield* sample(combat, task.seed, task.runs);
}
