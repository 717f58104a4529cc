/** Compensated summation: totals of many small probabilities, accurate to the last digits. */

/** A running sum; its value is `sum + compensation`. Mutable, for loops that hold many of them. */
export interface RunningSum {
  sum: number;
  /** The compensation: digits that `sum` could not hold. */
  compensation: number;
}

/** Adds a finite number (Neumaier's variant of Kahan summation, which is also accurate if the term is greater than the sum). */
export function add(running: RunningSum, term: number): void {
  const next = running.sum + term;
  running.compensation +=
    Math.abs(running.sum) >= Math.abs(term) ? running.sum - next + term : term - next + running.sum;
  running.sum = next;
}

/** The compensated sum of finite numbers; 0 if there are none. */
export function sum(terms: Iterable<number>): number {
  const running: RunningSum = { sum: 0, compensation: 0 };
  for (const term of terms) add(running, term);
  return running.sum + running.compensation;
}
