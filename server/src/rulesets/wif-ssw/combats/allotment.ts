/** Who takes which effect: the owner's order of losses, bought targets, and the picks of the enemy in naval air combat. */
import { fileOrder, type Basis } from '../../../engine/amount';
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
  /** Lines that only their order in the file tells apart. */
  readonly ties?: readonly (readonly number[])[];
}

/** Who takes which effects, and what that rests on. */
export interface Allotted {
  readonly hits: readonly Hit[];
  /** Equals of which some were hit, and not as the others, because of their order in the file. Found when it is first asked for. */
  readonly bases: () => readonly Basis[];
}

/** Gives out the effects of one side's fire, and finds where the order of the file decided who takes them. */
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

/** Backwards, and with the first behind the others: whatever the order decides, one of these decides otherwise. */
function otherOrders(lines: readonly number[]): readonly (readonly number[])[] {
  return [lines.toReversed(), [...lines.slice(1), lines[0]!]];
}

/** All lines in turn, with some of them in another order in their places. */
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
 * Gives out the effects of one side's fire. Each goes to a unit that has none yet while there is one, then round again: the owner
 * picks the first in his order of losses, the enemy the last. Effects that find no unit are lost.
 * @param order the lines of prey in the order in which their owner gives them up; as they stand by default
 */
export function allot(
  allotment: Allotment,
  order: readonly number[] = allotment.prey.map((_, line) => line),
): readonly Hit[] {
  const { counts, prey, left, bought, boughtInAddition = false, enemyPicks } = allotment;
  const queue = eachEffect(counts);
  // No line can lose more units than there are effects: the rest need not be told apart.
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

/** The first unit, or the last, of those with the fewest effects. */
function fewest(units: readonly Victim[], last: boolean): Victim {
  const least = units.reduce((fewest, unit) => Math.min(fewest, unit.effects.length), Infinity);
  const has = (unit: Victim): boolean => unit.effects.length === least;
  return (last ? units.findLast(has) : units.find(has))!;
}
