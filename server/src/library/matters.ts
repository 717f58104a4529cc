/** Sensitivity of a combat: which changes move its outcome most. */
import { mattersPlan } from '../features';
import type { ReportMatters } from '../protocol';
import { orCannotRun } from './combats';
import type { Scenario } from './scenario';
import { combatMeant, headOf, variantsOf } from './variants';
import type { CombatHead, SamplingChoice, Variants } from './variants';

export interface MattersChoice extends SamplingChoice {
  /** Id of the combat; optional if the scenario has one combat. */
  readonly engagement?: string;
  /** The number to observe, as `expect: { odds: ... }` names it: `attacker-wins`. Without it, the first figure of the odds. */
  readonly of?: string;
}

export interface Matters extends CombatHead, ReportMatters {}

/** @throws CannotRun for an unknown combat, or if nothing can be changed; RangeError for invalid runs or seed */
export function mattersOf(scenario: Scenario, { engagement, of, ...sampling }: MattersChoice): Variants<Matters> {
  const found = combatMeant(scenario, engagement, []);
  return variantsOf(orCannotRun(mattersPlan(found, of)), sampling, (matters) => ({
    ...headOf(scenario, found),
    ...matters,
  }));
}
