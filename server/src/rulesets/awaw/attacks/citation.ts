/** Citation for table dice: the rule of the combat's first roll. */
import type { Combat, Roll, Step } from '../../../engine/combat';
import { cite, type RuleId } from '../kit';

/** Cites the rule of the first roll of a combat; the attack table if nothing is rolled. */
export function citeFirstRoll({ steps }: Combat): string {
  const rule = findFirstRoll(steps)?.rules[0] as RuleId | undefined;
  return cite(rule ?? 'attack-column');
}

function findFirstRoll(steps: readonly Step[]): Roll | undefined {
  for (const step of steps) {
    const roll = step.kind === 'rounds' ? findFirstRoll(step.steps) : step;
    if (roll?.kind === 'roll') return roll;
  }
  return undefined;
}
