/** Modifiers from the house rules of the players, stated in the scenario. */
import type { Change } from '../../engine/amount';
import { changeBy, placeAt, type RuleId } from './kit';

/** The change for a stated adjustment; empty if it is not stated. */
export function listAdjustmentChanges<K extends string>(
  adjustments: { readonly [key in K]?: number } | undefined,
  key: K,
  rule: RuleId,
): readonly Change[] {
  const value = adjustments?.[key];
  if (adjustments === undefined || value === undefined) return [];
  return [
    changeBy(rule, {
      label: 'adjustment of the scenario',
      by: value,
      from: placeAt<object>(adjustments, key as never),
    }),
  ];
}

const ruleByAdjustment = {
  attackerAirCombat: 'air-combat',
  defenderAirCombat: 'air-combat',
  airDefense: 'air-defense',
} as const satisfies Record<string, RuleId>;

/** The stated adjustment of a roll before an air attack. */
export function listAirCombatAdjustments<K extends keyof typeof ruleByAdjustment>(
  adjustments: { readonly [key in K]?: number } | undefined,
  key: K,
): readonly Change[] {
  return listAdjustmentChanges(adjustments, key, ruleByAdjustment[key]);
}
