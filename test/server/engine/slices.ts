/** What is done in a slice of a calculation. */
import type { Calculation } from '../../../server/src/engine/progress';

/** How often something is called at most between two pauses, before the first or after the last. */
export function mostInASlice(
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
