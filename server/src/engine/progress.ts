/** Calculations in slices. The engine has no clock: whoever runs a calculation decides when to go on, and whether to. */

/** How far a calculation has come. */
export interface Progress {
  readonly done: number;
  readonly of: number;
  /** What is counted: steps of work (their size depends on the calculation), combats rolled, or combats compared. */
  readonly unit: 'steps' | 'runs' | 'combats';
}

/** A calculation that pauses after each slice; a slice takes a few milliseconds at most. Abandon it by not asking for the next. */
export type Calculation<Result> = Generator<Progress, Result, void>;

/** Runs a calculation, or a part of one, to its end without a pause. */
export function finish<Result>(calculation: Generator<unknown, Result, void>): Result {
  for (;;) {
    const { done, value } = calculation.next();
    if (done) return value;
  }
}

/** A calculation as one of several: its own progress is not reported, but that of the whole. */
export function* quietly<Result>(
  calculation: Generator<unknown, Result, void>,
  progress: Progress,
): Calculation<Result> {
  for (;;) {
    const step = calculation.next();
    if (step.done) return step.value;
    yield progress;
  }
}
