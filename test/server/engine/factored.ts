/** A combat of dice, after which each is rolled again in rounds that involve its counter alone. */
import type { Combat, Roll, Rounds, State } from '../../../server/src/engine/combat';
import { shoot } from './hunt';
import { createWideCombat } from './wide';

/** Rounds of one die that declare the counters they involve. */
export function createRounds(
  index: number,
  involves: readonly number[],
  change: (state: State, total: number) => State,
): Rounds {
  const roll: Roll = { ...shoot, id: `die-${index}`, dice: () => ({ count: 1, sides: 3 }), apply: change };
  const again = (state: State) => state[index]! < 4;
  return {
    kind: 'rounds',
    id: `rounds-${index}`,
    title: 'rounds',
    rules: [],
    again,
    limit: 3,
    steps: [roll],
    involves,
  };
}

export const addTo = (index: number) => (state: State, total: number) =>
  state.map((value, at) => (at === index ? Math.min(9, value + total) : value));

export function createFactoredCombat(
  rounds: readonly Rounds[] = [0, 1, 2].map((index) => createRounds(index, [index], addTo(index))),
): Combat {
  const base = createWideCombat(3, 4, 9);
  return { ...base, steps: [...base.steps, ...rounds] };
}
