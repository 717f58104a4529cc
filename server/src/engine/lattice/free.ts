/** Free steps: choices and updates, which may read and change any counter. */
import type { BasisSet } from '../bases';
import type { Combat, State } from '../combat';
import { afterChoice, afterUpdate, decision, takesPlace } from '../transition';
import type { FreeStep } from './body';

/** The state after some free steps in turn; their bases are recorded. */
export function afterFree({ counters }: Combat, steps: readonly FreeStep[], from: State, bases?: BasisSet): State {
  let state = from;
  for (let at = 0; at < steps.length; at++) {
    const step = steps[at]!;
    if (!takesPlace(step, state)) continue;
    if (step.kind === 'update') state = afterUpdate(counters, step, state, bases);
    else state = afterChoice(counters, step, state, decision(step, state).option, bases);
  }
  return state;
}
