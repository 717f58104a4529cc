/** Sensitivity of a combat: which changes move its outcome most. */
import type { SamplingChoice } from './numbers';
import { createMattersPlan } from '../features';
import type { ReportMatters } from '../protocol';
import { getOrThrow } from './combats';
import type { Scenario } from './scenario';
import { type CombatDescription, createVariants, describeTarget, findOnlyCombat, type Variants } from './variants';

export interface MattersChoice extends SamplingChoice {
  /** Id of the combat; optional if the scenario has one combat. */
  readonly engagement?: string;
  /** The number to observe, as `expect: { odds: ... }` names it: `attacker-wins`. Without it, the first figure of the odds. */
  readonly of?: string;
}

export interface Matters extends CombatDescription, ReportMatters {}

/** @throws CannotRun for an unknown combat, or if nothing can be changed; RangeError for invalid runs or seed */
export function planMatters(
  scenario: Scenario,
  { engagement, of: measure, ...sampling }: MattersChoice,
): Variants<Matters> {
  const target = findOnlyCombat(scenario, engagement, []);
  return createVariants(getOrThrow(createMattersPlan(target, measure)), sampling, (matters) => ({
    ...describeTarget(scenario, target),
    ...matters,
  }));
}
