/** Amounts in hovers of the Axis & Allies rulesets. */
import type { Amount } from '../../engine/amount';
import { formatPercent } from '../../model/wording';

export { formatPercent } from '../../model/wording';

/** An amount with the line below its total. */
export interface HoverAmount {
  readonly amount: Amount;
  readonly verdict?: string;
  /** The sides of the die that hits on the total or less. */
  readonly hitDie?: number;
}

/** Amounts and verdicts in the form of an explanation. */
export function listAmounts(parts: readonly HoverAmount[]): {
  amounts: Amount[];
  verdicts: (string | undefined)[];
  hitDice: (number | undefined)[];
} {
  return {
    amounts: parts.map(({ amount }) => amount),
    verdicts: parts.map(({ verdict }) => verdict),
    hitDice: parts.map(({ hitDie }) => hitDie),
  };
}

/** An amount that a die must not exceed to hit, with its chance. */
export function withChanceToHit(amount: Amount, sides: number): HoverAmount {
  return { amount, verdict: formatHitChance(amount.total, sides), hitDie: sides };
}

/** The meaning of a hit number for one die: `hits on 3 or less on a d6 (50%)`. */
export function formatHitChance(hitsOn: number, sides: number): string {
  if (hitsOn <= 0) return 'never hits';
  const chance = formatPercent(Math.min(1, hitsOn / sides));
  return `hits on ${hitsOn === 1 ? 'a 1' : `${hitsOn} or less`} on a d${sides} (${chance})`;
}
