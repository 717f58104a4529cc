/** Free steps: choices and updates, which may read and change any counter. */
import type { BasisSet } from '../basis-set';
import type { Combat, State } from '../combat';
import { applyChoice, applyUpdate, decide, isActive } from '../transition';
import type { FreeStep } from './round-model';

/** The state after some free steps in turn; their bases are recorded. */
export function applyFreeSteps({ counters }: Combat, steps: readonly FreeStep[], from: State, bases?: BasisSet): State {
  let state = from;
  for (let at = 0; at < steps.length; at++) {
    const step = steps[at]!;
    if (!isActive(step, state)) continue;
    if (step.kind === 'update') state = applyUpdate(counters, step, state, bases);
    else state = applyChoice(counters, step, state, decide(step, state).option, bases);
  }
  return state;
}
