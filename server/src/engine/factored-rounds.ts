/**
 * Rounds that involve only a few counters: solved once for all states that agree in these, so that independent parts of a combat do not
 * multiply the work.
 */
import type { Rounds, State } from './combat';
import { shouldYield, getProgress, addState, getSum, type Entry, type Frontier, type Run } from './frontier';
import type { Calculation } from './progress';
import { createPartialKeyFunction, isSameState, withCountersFrom, type Key } from './state-space';

/** Whether rounds can be factored: they declare the counters that they involve, and there are no switches to read others. */
export function isFactored({ combat, solvesRoundsFaster }: Run, step: Rounds, from: Frontier): boolean {
  return solvesRoundsFaster && step.involves !== undefined && from.size > 1 && (combat.switches ?? []).length === 0;
}

/**
 * The frontier after rounds; undefined if there are too many states.
 * @param applyFollowUp applies the free steps after the rounds to each state
 * @param repeat advances a frontier of one state through the rounds, and drops nothing
 * @throws RangeError if the rounds change a counter that they do not declare
 */
export function* advanceFactored(
  run: Run,
  step: Rounds,
  from: Frontier,
  applyFollowUp: (state: State) => State,
  repeat: (run: Run, from: Frontier) => Calculation<Frontier | undefined>,
): Calculation<Frontier | undefined> {
  const { counters } = run.combat;
  const involves = step.involves!;
  const toKey = createPartialKeyFunction(counters, involves);
  /** States that agree in all counters that the rounds involve. */
  const groups = new Map<Key, Entry[]>();
  for (const entry of from.values()) {
    const key = toKey(entry.state);
    const group = groups.get(key);
    if (group) group.push(entry);
    else groups.set(key, [entry]);
    if (shouldYield(run)) yield getProgress(run);
  }
  const to: Frontier = new Map();
  for (const entries of groups.values()) {
    const { state } = entries[0]!;
    // The key covers only counters that can change, so it is more often a number than a text.
    const inner: Run = { ...run, toKey };
    const after = yield* repeat(inner, new Map([[toKey(state), { state, sum: 1, compensation: 0 }]]));
    run.stateCount = inner.stateCount;
    run.visitedCount = inner.visitedCount;
    if (after === undefined) return undefined;
    const ends = [...after.values()];
    for (const end of ends) checkUntouched(step, involves, state, end.state);
    for (const entry of entries)
      for (const end of ends) {
        addState(
          run,
          to,
          applyFollowUp(withCountersFrom(entry.state, end.state, involves)),
          getSum(entry) * getSum(end),
        );
        if (shouldYield(run)) yield getProgress(run);
      }
    if (run.stateCount > run.limit) return undefined;
  }
  return to;
}

function checkUntouched({ id }: Rounds, involves: readonly number[], before: State, after: State): void {
  if (!isSameState(withCountersFrom(after, before, involves), before))
    throw new RangeError(`Step ${id} changes a counter that its \`involves\` does not list.`);
}
