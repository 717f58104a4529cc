/** Who takes which effect: the owner's order of losses, bought targets, and the picks of the enemy in naval air combat. */
import type { Effects } from '../chart/naval-combat-chart';
import { eachEffect, type Effect } from './effects';
import type { Prey } from './prey';

/** One unit with the effects that were given to it, the severest first. */
export interface Hit {
  /** Index of the line of prey that the unit is of. */
  readonly prey: number;
  readonly effects: readonly Effect[];
}

export interface Allotment {
  readonly counts: Effects;
  /** In the order in which the owner gives them up. */
  readonly prey: readonly Prey[];
  /** How many units of each line there are to hit. */
  readonly left: readonly number[];
  /** Lines of which a unit was picked with surprise points, in the order of purchase. Each takes the worst effect not yet given out. */
  readonly bought: readonly number[];
  /** Whether a bought target takes its effect in place of the others (R16) or in addition to them. */
  readonly boughtInAddition?: boolean;
  /** Whether the enemy picks the victim of an effect, by its place among those that were not bought. */
  readonly enemyPicks?: (index: number) => boolean;
}

interface Victim {
  readonly prey: number;
  readonly effects: Effect[];
}

/**
 * Gives out the effects of one side's fire. Each goes to a unit that has none yet while there is one, then round again: the owner
 * picks the first in his order of losses, the enemy the last. Effects that find no unit are lost.
 */
export function allot(allotment: Allotment): readonly Hit[] {
  const { counts, prey, left, bought, boughtInAddition = false, enemyPicks } = allotment;
  const queue = eachEffect(counts);
  // No line can lose more units than there are effects: the rest need not be told apart.
  const unitsOf = (line: number): number => Math.min(left[line] ?? 0, queue.length);
  const victims = prey.flatMap((_, line) =>
    Array.from({ length: unitsOf(line) }, (): Victim => ({ prey: line, effects: [] })),
  );
  const picked = bought
    .map((line) => victims.filter((victim) => victim.prey === line))
    .filter((units) => units.length > 0);
  picked.forEach((units, index) => {
    const effect = queue[index];
    if (effect) fewest(units, false).effects.push(effect);
  });
  const rest = boughtInAddition ? queue : queue.slice(picked.length);
  const others = victims.filter((victim) => !prey[victim.prey]!.onlyIfBought);
  if (others.length > 0)
    rest.forEach((effect, index) => fewest(others, enemyPicks?.(index) ?? false).effects.push(effect));
  return victims.filter((victim) => victim.effects.length > 0);
}

/** The first unit, or the last, of those with the fewest effects. */
function fewest(units: readonly Victim[], last: boolean): Victim {
  const least = units.reduce((fewest, unit) => Math.min(fewest, unit.effects.length), Infinity);
  const has = (unit: Victim): boolean => unit.effects.length === least;
  return (last ? units.findLast(has) : units.find(has))!;
}
