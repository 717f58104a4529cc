/** The imports that the shared checks of the Axis & Allies rulesets use, and the properties in which the rulesets differ. */
import type { Combat } from '../../../engine/combat';
import type { CheckWithExamples } from '../../examples';
import { createKit } from '../../kit';
import type { Header, SeaBattle } from '../data';
import type { Domain, UnitName } from '../units';
import { rules, type SeaBattleRuleId } from './rules';

export * from '../../kit';
export { createNorthSea } from '../scenarios';

export interface SharedScenario extends Header {
  readonly seaBattles?: readonly SeaBattle[];
}

/** A check of both rulesets, which reads the data that they share. */
export type SharedCheck = CheckWithExamples<SharedScenario, Header> & { readonly rule: SeaBattleRuleId };

/** The differences between the rulesets. */
export interface RulesetProfile {
  /** The id of the ruleset. */
  readonly ruleset: string;
  /** The name of a unit type and its domain. */
  readonly describeType: (type: string) => UnitName & { readonly domain: Domain };
  /** Sides of the dice that units hit with. */
  readonly getDieSides: (header: Header) => number;
  /** The orders by which submarines leave or enter a battle: `submerge`, `dive`. */
  readonly submarineOrders: readonly string[];
  readonly createCombat: (battle: SeaBattle, header: Header) => Combat;
  /** True for labels of dice that another check of the ruleset reports. */
  readonly isHandledElsewhere?: (label: string, battle: SeaBattle) => boolean;
}

export const { cite } = createKit<SharedScenario, SeaBattleRuleId>(rules);
