/** Allots effects to units: the owner's order of losses, bought targets, and the enemy's picks in naval air combat. */
import { fileOrder, type Basis } from '../../../engine/amount';
import type { Effects } from '../chart/naval-combat-chart';
import { eachEffect, type Effect } from './effects';
import type { Prey } from './prey';

/** A unit with its effects, the severest first. */
export interface Hit {
  /** Index of the target line that the unit belongs to. */
  readonly prey: number;
  readonly effects: readonly Effect[];
}

export interface Allotment {
  readonly counts: Effects;
  /** In the owner's order of losses. */
  readonly prey: readonly Prey[];
  /** The number of units of each line that can be hit. */
  readonly left: readonly number[];
  /** Lines with a unit picked for surprise points, in the order of purchase. Each takes the worst remaining effect. */
  readonly bought: readonly number[];
  /** True if a bought target takes its effect in addition to the others instead of in their place (R16). */
  readonly boughtInAddition?: boolean;
  /** True if the enemy picks the victim of an effect, by its index among those that were not bought. */
  readonly enemyPicks?: (index: number) => boolean;
  /** Lines that differ only in their order in the file. */
  readonly ties?: readonly (readonly number[])[];
}

/** The hits, and what they rest on. */
export interface Allotted {
  readonly hits: readonly Hit[];
  /** Tied units that were hit differently because of their order in the file. Computed lazily. */
  readonly bases: () => readonly Basis[];
}

/** Allots the effects of one side's fire, and finds where the order in the file was decisive. */
export function allotted(allotment: Allotment): Allotted {
  const hits = allot(allotment);
  let bases: readonly Basis[] | undefined;
  return { hits, bases: () => (bases ??= basesOf(allotment, hits)) };
}

function basesOf(allotment: Allotment, hits: readonly Hit[]): readonly Basis[] {
  const { prey, left, ties = [] } = allotment;
  const present = ties.map((lines) => lines.filter((line) => left[line]! > 0)).filter((lines) => lines.length > 1);
  const decisive = present.filter((lines) =>
    otherOrders(lines).some((order) => !sameHits(hits, allot(allotment, inPlaceOf(prey, lines, order)))),
  );
  return decisive.map((lines) => fileOrder(lines.map((line) => prey[line]!.name)));
}

/** Reversed, and rotated by one: if the order matters, one of these gives another result. */
function otherOrders(lines: readonly number[]): readonly (readonly number[])[] {
  return [lines.toReversed(), [...lines.slice(1), lines[0]!]];
}

/** All lines, with some of them in another order. */
function inPlaceOf(prey: readonly Prey[], lines: readonly number[], order: readonly number[]): readonly number[] {
  return prey.map((_, line) => order[lines.indexOf(line)] ?? line);
}

function sameHits(one: readonly Hit[], other: readonly Hit[]): boolean {
  const written = (hits: readonly Hit[]): string =>
    hits
      .map(({ prey, effects }) => `${prey} ${effects.join(' ')}`)
      .toSorted()
      .join();
  return written(one) === written(other);
}

interface Victim {
  readonly prey: number;
  readonly effects: Effect[];
}

/**
 * Allots the effects of one side's fire. Each goes to a unit without effects while there is one, then the next round begins: the owner picks
 * the first in his order of losses, the enemy the last. Surplus effects are lost.
 * @param order the target lines in the owner's order of losses; by default as listed
 */
export function allot(
  allotment: Allotment,
  order: readonly number[] = allotment.prey.map((_, line) => line),
): readonly Hit[] {
  const { counts, prey, left, bought, boughtInAddition = false, enemyPicks } = allotment;
  const queue = eachEffect(counts);
  // No line can lose more units than there are effects.
  const unitsOf = (line: number): number => Math.min(left[line] ?? 0, queue.length);
  const victims = order.flatMap((line) =>
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

/** The first or last unit with the fewest effects. */
function fewest(units: readonly Victim[], last: boolean): Victim {
  const least = units.reduce((fewest, unit) => Math.min(fewest, unit.effects.length), Infinity);
  const has = (unit: Victim): boolean => unit.effects.length === least;
  return (last ? units.findLast(has) : units.find(has))!;
}
