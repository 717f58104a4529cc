/** Effects of the naval combat chart: their order, what a saved die makes of them, and what they make of a unit. */
import { cellOf, type Effects } from '../chart/naval-combat-chart';

/** X, D and A, the severest first. */
export const effects = ['destroyed', 'damaged', 'aborted'] as const;
export type Effect = (typeof effects)[number];

/** What becomes of a unit in an exchange, as a small integer: 0 nothing, else the rank of the worst effect. */
export type Fate = 0 | 1 | 2 | 3;

const fates: Readonly<Record<Effect, Fate>> = { destroyed: 3, damaged: 2, aborted: 1 };

/** The effect that a fate is by; undefined where nothing happened. */
export function effectOf(fate: number): Effect | undefined {
  return effects.find((effect) => fates[effect] === fate);
}

/** The effect one step down, for a unit that rolls above its defence; undefined below an abort. */
export function oneStepDown(effect: Effect): Effect | undefined {
  return effects[effects.indexOf(effect) + 1];
}

/**
 * What an effect that stands makes of a unit. One that is damaged again is destroyed.
 * @param fate what the unit has suffered in this exchange so far
 * @param damagedBefore whether it was damaged before the exchange
 */
export function worsened(fate: Fate, effect: Effect, damagedBefore: boolean): Fate {
  if (effect === 'damaged' && (damagedBefore || fate === fates.damaged)) return fates.destroyed;
  return fate > fates[effect] ? fate : fates[effect];
}

/** Whether an effect can still change anything for a unit; if not, no die is rolled. */
export function matters(fate: Fate, effect: Effect, damagedBefore: boolean): boolean {
  return worsened(fate, effect, damagedBefore) !== fate;
}

/** The effects one by one, the severest first. */
export function eachEffect(counts: Effects): readonly Effect[] {
  return effects.flatMap((effect) => Array.from({ length: counts[effect] }, () => effect));
}

export function isNone(counts: Effects): boolean {
  return effects.every((effect) => counts[effect] === 0);
}

/** As the chart writes them, and what that means: `X 2A (1 destroyed, 2 aborted)`; `no effect` where there are none. */
export function asRead(counts: Effects): string {
  return isNone(counts) ? 'no effect' : `${cellOf(counts)} (${effectsInWords(counts)})`;
}

/** In words: `1 destroyed, 2 aborted`; `no effect` where there are none. */
export function effectsInWords(counts: Effects): string {
  const words = effects.filter((effect) => counts[effect] > 0).map((effect) => `${counts[effect]} ${effect}`);
  return words.join(', ') || 'no effect';
}
