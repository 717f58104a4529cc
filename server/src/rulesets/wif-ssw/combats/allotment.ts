/** Allots effects to units: the owner's order of losses, bought targets, and the enemy's picks in naval air combat. */
import { createFileOrderBasis, type Basis } from '../../../engine/amount';
import type { Effects } from '../chart/naval-combat-chart';
import { listEffects, type Effect } from './effects';
import type { Target } from './target';

/** A unit with its effects, the severest first. */
export interface Hit {
  /** Index of the target line that the unit belongs to. */
  readonly target: number;
  readonly effects: readonly Effect[];
}

export interface Allotment {
  readonly counts: Effects;
  /** In the owner's order of losses. */
  readonly targets: readonly Target[];
  /** The number of units of each line that can be hit. */
  readonly remaining: readonly number[];
  /** Lines with a unit picked for surprise points, in the order of purchase. Each takes the worst remaining effect. */
  readonly bought: readonly number[];
  /** True if a bought target takes its effect in addition to the others instead of in their place (R16). */
  readonly boughtInAddition?: boolean;
  /** True if the enemy picks the victim of an effect, by its index among those that were not bought. */
  readonly isPickedByEnemy?: (index: number) => boolean;
  /** Lines that differ only in their order in the file. */
  readonly tiedLosses?: readonly (readonly number[])[];
}

/** The hits, and what they rest on. */
export interface AllottedHits {
  readonly hits: readonly Hit[];
  /** Tied units that were hit differently because of their order in the file. Computed lazily. */
  readonly bases: () => readonly Basis[];
}

/** Allots the effects of one side's fire, and finds where the order in the file was decisive. */
export function allotHits(allotment: Allotment): AllottedHits {
  const hits = computeHits(allotment);
  let bases: readonly Basis[] | undefined;
  return { hits, bases: () => (bases ??= findBases(allotment, hits)) };
}

function findBases(allotment: Allotment, hits: readonly Hit[]): readonly Basis[] {
  const { targets, remaining, tiedLosses = [] } = allotment;
  const remainingTies = tiedLosses
    .map((lines) => lines.filter((line) => remaining[line]! > 0))
    .filter((lines) => lines.length > 1);
  const decisiveTies = remainingTies.filter((lines) =>
    listOtherOrders(lines).some(
      (order) => !haveSameHits(hits, computeHits(allotment, substituteOrder(targets, lines, order))),
    ),
  );
  return decisiveTies.map((lines) => createFileOrderBasis(lines.map((line) => targets[line]!.name)));
}

/** Reversed, and rotated by one: if the order matters, one of these gives another result. */
function listOtherOrders(lines: readonly number[]): readonly (readonly number[])[] {
  return [lines.toReversed(), [...lines.slice(1), lines[0]!]];
}

/** All lines, with some of them in another order. */
function substituteOrder(
  targets: readonly Target[],
  lines: readonly number[],
  order: readonly number[],
): readonly number[] {
  return targets.map((_, line) => order[lines.indexOf(line)] ?? line);
}

function haveSameHits(a: readonly Hit[], b: readonly Hit[]): boolean {
  const serialize = (hits: readonly Hit[]): string =>
    hits
      .map(({ target, effects }) => `${target} ${effects.join(' ')}`)
      .toSorted()
      .join();
  return serialize(a) === serialize(b);
}

interface Victim {
  readonly target: number;
  readonly effects: Effect[];
}

/**
 * Allots the effects of one side's fire. Each goes to a unit without effects while there is one, then the next round begins: the owner picks
 * the first in his order of losses, the enemy the last. Surplus effects are lost.
 * @param order the target lines in the owner's order of losses; by default as listed
 */
export function computeHits(
  allotment: Allotment,
  order: readonly number[] = allotment.targets.map((_, line) => line),
): readonly Hit[] {
  const { counts, targets, remaining, bought, boughtInAddition = false, isPickedByEnemy } = allotment;
  const queue = listEffects(counts);
  // No line can lose more units than there are effects.
  const countUnits = (line: number): number => Math.min(remaining[line] ?? 0, queue.length);
  const victims = order.flatMap((line) =>
    Array.from({ length: countUnits(line) }, (): Victim => ({ target: line, effects: [] })),
  );
  const boughtVictims = bought
    .map((line) => victims.filter((victim) => victim.target === line))
    .filter((units) => units.length > 0);
  boughtVictims.forEach((units, index) => {
    const effect = queue[index];
    if (effect) findLeastHit(units, false).effects.push(effect);
  });
  const remainingEffects = boughtInAddition ? queue : queue.slice(boughtVictims.length);
  const ordinaryVictims = victims.filter((victim) => !targets[victim.target]!.onlyIfBought);
  if (ordinaryVictims.length > 0)
    remainingEffects.forEach((effect, index) =>
      findLeastHit(ordinaryVictims, isPickedByEnemy?.(index) ?? false).effects.push(effect),
    );
  return victims.filter((victim) => victim.effects.length > 0);
}

/** The first or last unit with the fewest effects. */
function findLeastHit(units: readonly Victim[], picksLast: boolean): Victim {
  const minEffects = units.reduce((min, unit) => Math.min(min, unit.effects.length), Infinity);
  const hasFewest = (unit: Victim): boolean => unit.effects.length === minEffects;
  return (picksLast ? units.findLast(hasFewest) : units.find(hasFewest))!;
}
