/** Citation for table dice: the rule of the combat's first roll. */
import type { Combat, Roll, Step } from '../../../engine/combat';
import { cite, type RuleId } from '../rules';

/** Cites the rule of the first roll of a combat; the attack table if nothing is rolled. */
export function citedBy({ steps }: Combat): string {
  const rule = firstRoll(steps)?.rules[0] as RuleId | undefined;
  return cite(rule ?? 'attack-column');
}

function firstRoll(steps: readonly Step[]): Roll | undefined {
  for (const step of steps) {
    const found = step.kind === 'rounds' ? firstRoll(step.steps) : step;
    if (found?.kind === 'roll') return found;
  }
  return undefined;
}
