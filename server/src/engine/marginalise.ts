/** Marginalises counters that nothing reads any more: sums over their values. */
import { gather } from '../dice/distribution';
import type { Distribution } from '../dice/distribution';
import type { Update } from './combat';
import { isTimeToPause, pass, progressOf, shareOf } from './frontier';
import type { Frontier, Run } from './frontier';
import type { Calculation } from './progress';
import { reset } from './space';

/**
 * Reads the measures that name the step, then marginalises its counters: states that differ in these alone become one.
 * @param marginals by index of the measure, is added to
 */
export function* marginalise(
  run: Run,
  { id }: Update,
  counters: readonly number[],
  from: Frontier,
  marginals: (Distribution | undefined)[] = [],
): Calculation<Frontier> {
  const entries = [...from.values()];
  for (const [index, { readAt, read }] of run.combat.measures.entries()) {
    if (readAt !== id) continue;
    marginals[index] = gather(entries.map((entry) => ({ value: read(entry.state), share: shareOf(entry) })));
    yield progressOf(run);
  }
  const to: Frontier = new Map();
  for (const entry of entries) {
    const state = reset(run.combat, entry.state, counters);
    pass(to, run.keyOf(state), { state, sum: entry.sum, lost: entry.lost });
    if (isTimeToPause(run)) yield progressOf(run);
  }
  return to;
}
