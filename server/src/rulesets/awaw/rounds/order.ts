/** The order of combats in a turn. */
import type { Scenario } from '../data';

/**
 * Sorts rounds by number; other combats keep their place.
 * @param combats in file order
 * @returns each with whether the rule of rounds decided its place
 */
export function sortInFightingOrder<Combat extends { readonly object: object }>(
  { navalRounds = [] }: Scenario,
  combats: readonly Combat[],
): readonly { readonly combat: Combat; readonly isByNumber: boolean }[] {
  const numbers = new Map<object, number>(navalRounds.map((round) => [round, round.number ?? 1]));
  const rounds = combats
    .filter(({ object }) => numbers.has(object))
    .toSorted((a, b) => numbers.get(a.object)! - numbers.get(b.object)!);
  let nextRound = 0;
  return combats.map((combat) =>
    numbers.has(combat.object)
      ? { combat: rounds[nextRound++]!, isByNumber: rounds.length > 1 }
      : { combat, isByNumber: false },
  );
}
