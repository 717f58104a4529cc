/** Marginalises dead counters: sums over their values. */
import { DistributionBuilder } from '../dice/distribution';
import type { Measure, State, Step, Update } from './combat';
import { shouldYield, moveEntry, getProgress, getSum, type Frontier, type Run } from './frontier';
import type { Calculation } from './progress';
import { resetCounters } from './state-space';

/** A step that marginalises counters. */
export type MarginalisingStep = Update & Required<Pick<Update, 'marginalises'>>;

export function isMarginalising(step: Step | undefined): step is MarginalisingStep {
  return step?.kind === 'update' && step.marginalises !== undefined;
}

/** Reduces the states after a step that marginalises counters. */
export class Marginaliser {
  readonly #readings: readonly {
    readonly index: number;
    readonly read: Measure['read'];
    readonly values: DistributionBuilder;
  }[];

  constructor(
    readonly run: Run,
    readonly step: MarginalisingStep,
  ) {
    this.#readings = run.combat.measures.flatMap(({ readAfterStep, read }, index) =>
      readAfterStep === step.id ? [{ index, read, values: new DistributionBuilder() }] : [],
    );
  }

  /** Reads the measures that name the step, and resets the dead counters, so that states that differ only in these become equal. */
  reduce(state: State, probability: number): State {
    for (let at = 0; at < this.#readings.length; at++) {
      const { read, values } = this.#readings[at]!;
      values.add(read(state), probability);
    }
    return resetCounters(this.run.combat, state, this.step.marginalises);
  }

  /** Stores the distributions of the measures. Call it after all states. */
  finish(): void {
    for (const { index, values } of this.#readings) this.run.marginals[index] = values.build();
  }
}

/** The frontier after a step that marginalises counters. */
export function* marginalise(run: Run, step: MarginalisingStep, from: Frontier): Calculation<Frontier> {
  const marginaliser = new Marginaliser(run, step);
  const to: Frontier = new Map();
  for (const entry of from.values()) {
    const state = marginaliser.reduce(entry.state, getSum(entry));
    // An unchanged state keeps its entry. No spread: copies would have another hidden class than all other entries, which slows their readers.
    moveEntry(
      to,
      run.toKey(state),
      state === entry.state ? entry : { state, sum: entry.sum, compensation: entry.compensation },
    );
    if (shouldYield(run)) yield getProgress(run);
  }
  marginaliser.finish();
  return to;
}
