/** Amounts in hovers of the Axis & Allies rulesets. */
import type { Amount } from '../../engine/amount';
import { formatPercent } from '../../model/wording';
import type { HoverAmount } from '../kit';

/** An amount that a die must not exceed to hit, with the chance of a hit. */
export function withChanceToHit(amount: Amount, sides: number): HoverAmount {
  return { amount, totalNote: formatHitChance(amount.total, sides), hitDie: sides };
}

/** The meaning of a hit number for one die: `hits on 3 or less on a d6 (50%)`. */
export function formatHitChance(hitsOn: number, sides: number): string {
  if (hitsOn <= 0) return 'never hits';
  const chance = formatPercent(Math.min(1, hitsOn / sides));
  return `hits on ${hitsOn === 1 ? 'a 1' : `${hitsOn} or less`} on a d${sides} (${chance})`;
}
