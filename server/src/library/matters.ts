/** What moves the outcome of a combat most. */
import { mattersPlan } from '../features';
import type { ReportMatters } from '../protocol';
import { orCannotRun } from './combats';
import type { Scenario } from './scenario';
import { combatMeant, headOf, variantsOf } from './variants';
import type { CombatHead, SamplingChoice, Variants } from './variants';

export interface MattersChoice extends SamplingChoice {
  /** Id of the combat; it may be left out where the scenario has one. */
  readonly engagement?: string;
  /** The number that is looked at, as `expect: { odds: ... }` names it: `attacker-wins`. Without it the first figure of the odds. */
  readonly of?: string;
}

export interface Matters extends CombatHead, ReportMatters {}

/** @throws CannotRun where there is no such combat, or nothing that could be otherwise; RangeError for runs or a seed that are none */
export function mattersOf(scenario: Scenario, { engagement, of, ...sampling }: MattersChoice): Variants<Matters> {
  const found = combatMeant(scenario, engagement, []);
  return variantsOf(orCannotRun(mattersPlan(found, of)), sampling, (matters) => ({
    ...headOf(scenario, found),
    ...matters,
  }));
}
