/** Combats of independent dice, with any number of ends. */
import type { Combat, Roll, State, Step } from '../../../server/src/engine/combat';
import { shoot } from './hunt';

/** `count` counters, each set by its own die: one end for each combination. */
export function createWideCombat(count: number, sides: number, max = sides): Combat {
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

/** The same dice, each marginalised as soon as it has been rolled. */
export function marginaliseEachDie(combat: Combat): Combat {
  const steps = combat.steps.flatMap((step, index): Step[] => [
    step,
    {
      kind: 'update',
      id: `read-${index}`,
      title: 'read',
      rules: [],
      apply: (state) => state,
      marginalises: [index],
    },
  ]);
  const measures = combat.measures.map((measure, index) => ({ ...measure, readAfterStep: `read-${index}` }));
  return { ...combat, steps, measures, outline: () => 'all read' };
}
