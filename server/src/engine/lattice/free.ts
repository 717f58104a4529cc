/** Choices and updates, which may read and change anything. */
import type { Combat, State } from '../combat';
import { afterChoice, afterUpdate, decision, takesPlace } from '../transition';
import type { FreeStep } from './body';

/** The state after some choices and updates in turn. */
export function afterFree({ counters }: Combat, steps: readonly FreeStep[], from: State): State {
  let state = from;
  for (const step of steps) {
    if (!takesPlace(step, state)) continue;
    if (step.kind === 'update') state = afterUpdate(counters, step, state);
    else state = afterChoice(counters, step, state, decision(step, state).option);
  }
  return state;
}
