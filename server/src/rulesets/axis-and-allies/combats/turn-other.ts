/** Combats of a turn other than sea battles, such as raids and flights. */
import type { State } from '../../../engine/combat';
import type { CarriedOver } from '../../../model/turn';
import { getPoolKey, type OtherCombat, type Pool } from './turn-pool';

/** The dependence of such a combat on earlier ones; undefined if there is none. */
export function carryOverOther(other: OtherCombat, pool: Pool): CarriedOver | undefined {
  const { claims } = other;
  const lines = claims.map(({ force, kind }) => pool.indexes.get(getPoolKey(force, kind)));
  const sums = other.sums.flatMap((sum) => {
    const counted = pool.sums.get(sum.name);
    return counted ? [{ ...sum, counter: counted.counter }] : [];
  });
  const involves = [...lines.filter((line) => line !== undefined), ...sums.map(({ counter }) => counter)];
  if (involves.length === 0) return undefined;
  const countPresent = (state: State): readonly number[] => {
    const remaining = state.slice();
    return lines.map((line, index) => {
      const { count } = claims[index]!;
      if (line === undefined) return count;
      const present = Math.min(count, remaining[line]!);
      remaining[line]! -= present;
      return present;
    });
  };
  return {
    involves: [...new Set(involves)],
    takesPlace: (state) => other.takesPlace(countPresent(state)),
    createCombat: (state) =>
      other.createCombat(countPresent(state), (name) => {
        const sum = pool.sums.get(name);
        return sum?.isShared ? state[sum.counter] : undefined;
      }),
    describeRemaining: (state) => [
      ...countPresent(state).flatMap((present, index) =>
        formatMissing(claims[index]!.count, present, claims[index]!.title),
      ),
      ...sums.flatMap(({ title, counter }) => (state[counter]! > 0 ? [`${title}: ${state[counter]}`] : [])),
    ],
    carryOver: (state, end, combat) => {
      const present = countPresent(state);
      const remaining = other.countRemaining(present, end, combat);
      const nextState = state.slice();
      for (const [index, line] of lines.entries())
        if (line !== undefined) nextState[line]! -= present[index]! - remaining[index]!;
      for (const { counter, computeAddition } of sums)
        nextState[counter] = Math.min(pool.counters[counter]!.max, nextState[counter]! + computeAddition(end, combat));
      return nextState;
    },
  };
}

/** `bombers of home-fleet: 1 of 3`; empty if all are present. */
export function formatMissing(count: number, present: number, title: string): readonly string[] {
  return present < count ? [`${title}: ${present === 0 ? 'none' : present} of ${count}`] : [];
}
