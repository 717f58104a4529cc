/** What the constraints of the Axis & Allies rulesets share: their type, the way in which they write examples, and what they ask a ruleset. */
import type { Combat } from '../../../engine/combat';
import type { Constraint } from '../../../model/ruleset';
import { citation } from '../../rule-text';
import type { Header, SeaBattle } from '../data';
import type { Domain, UnitName } from '../units';
import { seaBattleRules, type SeaBattleRuleId } from './rules';

export { examplesOf, under } from '../../case';
export { northSea } from '../scenarios';

export interface SharedScenario extends Header {
  readonly seaBattles?: readonly SeaBattle[];
}

/** A constraint that both rulesets have: it reads what their data have in common. */
export type SharedConstraint = Constraint<SharedScenario, Header> & { readonly rule: SeaBattleRuleId };

/** What differs between the rulesets. */
export interface Setting {
  /** As a scenario names it. */
  readonly ruleset: string;
  /** What a unit type is called, and what can hit it. */
  readonly typeOf: (type: string) => UnitName & { readonly domain: Domain };
  /** Sides of the dice that units hit with. */
  readonly sides: (header: Header) => number;
  /** The orders by which submarines leave or join a battle: `submerge`, `dive`. */
  readonly submarineOrders: readonly string[];
  readonly combat: (battle: SeaBattle, header: Header) => Combat;
  /** Labels of dice that a constraint of the ruleset's own speaks of. */
  readonly spokenOf?: (label: string, battle: SeaBattle) => boolean;
}

/** The section of a rule, for the end of a sentence: ` (LHTR combat 1)`. */
export function cite(rule: SeaBattleRuleId): string {
  return citation([seaBattleRules[rule]]);
}
