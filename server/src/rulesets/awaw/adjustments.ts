/** Modifiers that a scenario states because its players' rules have them and we do not know them. */
import type { Change } from '../../engine/amount';
import { at } from '../../model/place';
import { by } from './line';
import type { RuleId } from './rules';

/** The line of a stated modifier; none where it is not stated. */
export function stated<K extends string>(
  adjustments: { readonly [key in K]?: number } | undefined,
  key: K,
  rule: RuleId,
): readonly Change[] {
  const value = adjustments?.[key];
  if (adjustments === undefined || value === undefined) return [];
  return [by(rule, { what: 'adjustment of the scenario', by: value, from: at<object>(adjustments, key as never) })];
}

const ruleOf = {
  attackerAirCombat: 'air-combat',
  defenderAirCombat: 'air-combat',
  airDefense: 'air-defense',
} as const satisfies Record<string, RuleId>;

/** The stated modifier of a roll before an air attack. */
export function airCombatAdjustment<K extends keyof typeof ruleOf>(
  adjustments: { readonly [key in K]?: number } | undefined,
  key: K,
): readonly Change[] {
  return stated(adjustments, key, ruleOf[key]);
}
