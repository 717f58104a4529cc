/** The words for losses that no order names. */
import type { LossDefault } from '../../engine/combat';
import type { BattleSide } from './data';
import type { SeaBattleRuleId } from './sea-battle/rules';
import { formatSide } from './wording';

/**
 * What a side loses by default.
 * @param titles in their order: `damage to battleships`, `destroyers`
 * @param comesAfterOrder true if an order of losses names other units, which are lost before
 */
export function describeLossDefault(
  side: BattleSide,
  titles: readonly string[],
  comesAfterOrder: boolean,
): LossDefault {
  const [first, ...others] = titles;
  const opening = comesAfterOrder
    ? `The order of losses of ${formatSide(side)} leaves the others to the default`
    : `No orders for the losses of ${formatSide(side)}`;
  const rule = 'order-of-loss' satisfies SeaBattleRuleId;
  return { side, text: `${opening}: first ${first}, then ${others.join(', ')}.`, rule };
}
