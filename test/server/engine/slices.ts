/** Measures the work done in the slices of a calculation. */
import type { Calculation } from '../../../server/src/engine/progress';

/** Returns the largest number of calls between two pauses, before the first or after the last. */
export function measureMaxCallsPerSlice(
  calculation: Calculation<unknown>,
  calls: { callCount(): number; resetCalls(): void },
): number {
  calls.resetCalls();
  let max = 0;
  for (let isDone = false; !isDone;) {
    isDone = calculation.next().done === true;
    max = Math.max(max, calls.callCount());
    calls.resetCalls();
  }
  return max;
}
