/** Calculations in slices. The engine has no clock: the caller decides when to continue, and whether to. */

/** The progress of a calculation. */
export interface Progress {
  readonly done: number;
  readonly total: number;
  /** The unit of `done` and `total`: steps of work (their size depends on the calculation), combats rolled, or combats compared. */
  readonly unit: 'steps' | 'runs' | 'combats';
}

/** A calculation that yields after each slice of at most a few milliseconds. To cancel it, stop iterating. */
export type Calculation<Result> = Generator<Progress, Result, void>;

/** Runs a calculation, or a part of one, to its end at once. */
export function runToEnd<Result>(calculation: Iterator<unknown, Result>): Result {
  for (;;) {
    const { done, value } = calculation.next();
    if (done) return value;
  }
}

/** Runs a part of a larger calculation: yields the progress of the whole instead of its own. */
export function* withFixedProgress<Result>(
  calculation: Generator<unknown, Result, void>,
  progress: Progress,
): Calculation<Result> {
  for (;;) {
    const step = calculation.next();
    if (step.done) return step.value;
    yield progress;
  }
}
