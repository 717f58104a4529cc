/** Dice that have nothing to do with each other: combats with as many ends as one likes. */
import type { Combat, Roll, State } from '../../../server/src/engine/combat';
import { shoot } from './hunt';

/** `count` counters, each filled by a die of its own: as many ends as there are combinations. */
export function wide(count: number, sides: number, max = sides): Combat {
  const steps = Array.from({ length: count }, (_, die): Roll => ({
    ...shoot,
    id: `die-${die}`,
    dice: () => ({ count: 1, sides }),
    apply: (state, total) => state.map((value, index) => (index === die ? total : value)),
  }));
  const counters = steps.map(({ id }) => ({ name: id, title: id, max }));
  const measures = steps.map(({ id }, index) => ({ path: [id], title: id, read: (state: State) => state[index]! }));
  return { title: 'wide', counters, start: steps.map(() => 0), steps, measures, summary: String };
}
