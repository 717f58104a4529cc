/** Effects of the naval combat chart: their order, the result of a saving roll, and the resulting fates. */
import { formatCell, type Effects } from '../chart/naval-combat-chart';

/** X, D and A, the severest first. */
export const effects = ['destroyed', 'damaged', 'aborted'] as const;
export type Effect = (typeof effects)[number];

/** The fate of a unit in an exchange, as a small integer: 0 for none, otherwise the rank of its worst effect. */
export type Fate = 0 | 1 | 2 | 3;

const fateRanks: Readonly<Record<Effect, Fate>> = { destroyed: 3, damaged: 2, aborted: 1 };

/** The effect of a fate; undefined for none. */
export function toEffect(fate: number): Effect | undefined {
  return effects.find((effect) => fateRanks[effect] === fate);
}

/** The effect one step down, for a unit that rolls above its defence; undefined below an abort. */
export function reduceEffect(effect: Effect): Effect | undefined {
  return effects[effects.indexOf(effect) + 1];
}

/**
 * Applies an effect to a unit. A damaged unit that is damaged again is destroyed.
 * @param fate the unit's fate in this exchange so far
 * @param damagedBefore whether it was damaged before the exchange
 */
export function worsenFate(fate: Fate, effect: Effect, damagedBefore: boolean): Fate {
  if (effect === 'damaged' && (damagedBefore || fate === fateRanks.damaged)) return fateRanks.destroyed;
  return fate > fateRanks[effect] ? fate : fateRanks[effect];
}

/** True if an effect can still change the fate of a unit; otherwise no die is rolled. */
export function changesFate(fate: Fate, effect: Effect, damagedBefore: boolean): boolean {
  return worsenFate(fate, effect, damagedBefore) !== fate;
}

/** The effects as a list, the severest first. */
export function listEffects(counts: Effects): readonly Effect[] {
  return effects.flatMap((effect) => Array.from({ length: counts[effect] }, () => effect));
}

export function isNone(counts: Effects): boolean {
  return effects.every((effect) => counts[effect] === 0);
}

/** Effects as a chart cell and in words: `X 2A (1 destroyed, 2 aborted)`; `no effect` if there are none. */
export function formatReading(counts: Effects): string {
  return isNone(counts) ? 'no effect' : `${formatCell(counts)} (${formatEffects(counts)})`;
}

/** Effects in words: `1 destroyed, 2 aborted`; `no effect` if there are none. */
export function formatEffects(counts: Effects): string {
  const words = effects.filter((effect) => counts[effect] > 0).map((effect) => `${counts[effect]} ${effect}`);
  return words.join(', ') || 'no effect';
}
