/** Dice that a file says were rolled at the table: by which rule the combat asks for them. */
import type { Combat, Roll, Step } from '../../../engine/combat';
import { cite, type RuleId } from '../rules';

/** The section of the first roll of a combat, for the end of a sentence; of the attack table where nothing is rolled. */
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
