/** Measures that exact odds of a combat read on the way, kept for its end: there they go together with what the combat leaves. */
import type { Combat, Measure } from '../combat';

/**
 * The combat with some of its measures read at the end: the steps that would marginalise what these are read off keep their counters, at
 * the cost of more states.
 * @param measures those of the combat that its end is asked for; the others stay as they are
 * @returns the combat itself where nothing changes
 */
export function lasting(combat: Combat, measures: readonly Pick<Measure, 'readAt'>[]): Combat {
  const asked = new Set(measures.map(({ readAt }) => readAt).filter((id) => id !== undefined));
  if (asked.size === 0) return combat;
  return {
    ...combat,
    steps: combat.steps.map((step) =>
      step.kind === 'update' && asked.has(step.id) ? { ...step, marginalises: undefined } : step,
    ),
    measures: combat.measures.map(({ readAt, ...measure }) =>
      readAt === undefined || asked.has(readAt) ? measure : { ...measure, readAt },
    ),
  };
}
