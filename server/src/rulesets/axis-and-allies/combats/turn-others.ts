/** Combats of a turn other than sea battles, such as raids and flights. */
import type { State } from '../../../engine/combat';
import type { CarriedOver } from '../../../model/turn';
import { keyOf, type OtherCombat, type Pool } from './turn-pool';

/** The dependence of such a combat on earlier ones; undefined if there is none. */
export function carriedByOther(other: OtherCombat, pool: Pool): CarriedOver | undefined {
  const { takes } = other;
  const lines = takes.map(({ force, kind }) => pool.indexes.get(keyOf(force, kind)));
  const sums = other.sums.flatMap((sum) => {
    const counter = pool.sums.get(sum.name);
    return counter === undefined ? [] : [{ ...sum, counter }];
  });
  const involves = [...lines.filter((line) => line !== undefined), ...sums.map(({ counter }) => counter)];
  if (involves.length === 0) return undefined;
  const foundIn = (state: State): readonly number[] => {
    const rest = state.slice();
    return lines.map((line, index) => {
      const { count } = takes[index]!;
      if (line === undefined) return count;
      const found = Math.min(count, rest[line]!);
      rest[line]! -= found;
      return found;
    });
  };
  return {
    involves: [...new Set(involves)],
    when: (state) => other.takesPlace(foundIn(state)),
    combat: (state) =>
      other.combat(foundIn(state), (name) => {
        const counter = pool.sums.get(name);
        return counter === undefined ? undefined : state[counter];
      }),
    left: (state) => [
      ...foundIn(state).flatMap((found, index) => fewerThan(takes[index]!.count, found, takes[index]!.title)),
      ...sums.flatMap(({ title, counter }) => (state[counter]! > 0 ? [`${title}: ${state[counter]}`] : [])),
    ],
    leaves: (state, end, combat) => {
      const found = foundIn(state);
      const left = other.left(found, end, combat);
      const after = state.slice();
      for (const [index, line] of lines.entries()) if (line !== undefined) after[line]! -= found[index]! - left[index]!;
      for (const { counter, adds } of sums)
        after[counter] = Math.min(pool.counters[counter]!.max, after[counter]! + adds(end, combat));
      return after;
    },
  };
}

/** `bombers of home-fleet: 1 of 3`; empty if all are present. */
export function fewerThan(count: number, found: number, title: string): readonly string[] {
  return found < count ? [`${title}: ${found === 0 ? 'none' : found} of ${count}`] : [];
}
