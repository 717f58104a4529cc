/** Keeps measures to the end of a combat that exact odds would read earlier: the turn needs them jointly with the final state. */
import type { Combat, Measure } from '../combat';

/**
 * The combat with some of its measures read at the end: their counters are not marginalised, at the cost of more states.
 * @param measures of the combat to read at its end; others are unchanged
 * @returns the combat itself if nothing changes
 */
export function keepMeasuresToEnd(combat: Combat, measures: readonly Pick<Measure, 'readAfterStep'>[]): Combat {
  const stepIds = new Set(measures.map(({ readAfterStep }) => readAfterStep).filter((id) => id !== undefined));
  if (stepIds.size === 0) return combat;
  return {
    ...combat,
    steps: combat.steps.map((step) =>
      step.kind === 'update' && stepIds.has(step.id) ? { ...step, marginalises: undefined } : step,
    ),
    measures: combat.measures.map(({ readAfterStep, ...measure }) =>
      readAfterStep === undefined || stepIds.has(readAfterStep) ? measure : { ...measure, readAfterStep },
    ),
  };
}
