/** Marginalises dead counters: sums over their values. */
import { Gathering } from '../dice/distribution';
import type { Measure, State, Step, Update } from './combat';
import { isTimeToPause, pass, progressOf, shareOf } from './frontier';
import type { Frontier, Run } from './frontier';
import type { Calculation } from './progress';
import { reset } from './space';

/** A step that marginalises counters. */
export type Marginalising = Update & Required<Pick<Update, 'marginalises'>>;

export function marginalises(step: Step | undefined): step is Marginalising {
  return step?.kind === 'update' && step.marginalises !== undefined;
}

/** Reduces the states after a step that marginalises counters. */
export class Marginaliser {
  readonly #readings: readonly { readonly index: number; readonly read: Measure['read']; readonly values: Gathering }[];

  constructor(
    readonly run: Run,
    readonly step: Marginalising,
  ) {
    this.#readings = run.combat.measures.flatMap(({ readAt, read }, index) =>
      readAt === step.id ? [{ index, read, values: new Gathering() }] : [],
    );
  }

  /** Reads the measures that name the step, and resets the dead counters, so that states that differ only in these become equal. */
  take(state: State, share: number): State {
    for (let at = 0; at < this.#readings.length; at++) {
      const { read, values } = this.#readings[at]!;
      values.add(read(state), share);
    }
    return reset(this.run.combat, state, this.step.marginalises);
  }

  /** Stores the distributions of the measures. Call it after all states. */
  close(): void {
    for (const { index, values } of this.#readings) this.run.marginals[index] = values.distribution();
  }
}

/** The frontier after a step that marginalises counters. */
export function* marginalise(run: Run, step: Marginalising, from: Frontier): Calculation<Frontier> {
  const marginaliser = new Marginaliser(run, step);
  const to: Frontier = new Map();
  for (const entry of from.values()) {
    const state = marginaliser.take(entry.state, shareOf(entry));
    // An unchanged state keeps its entry. No spread: copies would have another hidden class than all other entries, which slows their readers.
    pass(to, run.keyOf(state), state === entry.state ? entry : { state, sum: entry.sum, lost: entry.lost });
    if (isTimeToPause(run)) yield progressOf(run);
  }
  marginaliser.close();
  return to;
}
