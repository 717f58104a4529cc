/** Research: the number of rolls that must be bought, and their results (Tech 7 and 8). */
import { createAmount, type Amount } from '../../../engine/amount';
import { changeBy } from '../kit';
import type { ResearchPlan } from '../data';
import { battlesNumbers } from '../battles/rules';
import { researchNumbers } from './rules';

/** The minimum number of rolls in a purchase, which differs for the first and for later purchases. */
export function computeMinimumRolls(number: number): Amount {
  const first = changeBy('first-purchase', { label: 'first purchase', by: researchNumbers['first-purchase'].rolls });
  const later = changeBy('second-purchase', { label: 'second purchase', by: researchNumbers['second-purchase'].rolls });
  return createAmount('minimum rolls', number === 1 ? first : later);
}

/** The rule that grants a technology without a success; undefined if the dice decide. */
export function findGrantingRule(plan: ResearchPlan, number: number): 'six-rolls' | 'second-purchase' | undefined {
  if (plan.rolls >= researchNumbers['six-rolls'].rolls) return 'six-rolls';
  return number >= 2 && plan.rolls >= researchNumbers['second-purchase'].rolls ? 'second-purchase' : undefined;
}

/** The chance that a purchase gains the technology; 1 if it is granted without a success. */
export function computeSuccessChance(plan: ResearchPlan, number: number): number {
  if (findGrantingRule(plan, number) !== undefined) return 1;
  return (
    1 - (1 - researchNumbers['research-cost'].facesThatSucceed / battlesNumbers['unit-values'].sides) ** plan.rolls
  );
}
