/** Advice on a combat and the value of a combat, for tests that compare advice with brute force. */
import assert from 'node:assert/strict';
import { computeExactOdds } from '../../../../../server/src/engine/exact';
import { mean, computeMeasureDistribution } from '../../../../../server/src/engine/outcome';
import { runToEnd } from '../../../../../server/src/engine/progress';
import type { Aim, SideAdvice } from '../../../../../server/src/model/advice';
import type { CombatEntry } from '../../../../../server/src/model/ruleset';
import { adviseSide } from '../../../../../server/src/work/advise';

export function computeAimValue(entry: CombatEntry, { getSum }: Aim): number {
  const combat = entry.build();
  const odds = runToEnd(computeExactOdds(combat));
  assert.ok('ends' in odds);
  const { constant, parts } = getSum!(combat);
  return parts.reduce(
    (sum, { measure, times }) => sum + times * mean(computeMeasureDistribution(odds, combat, measure)),
    constant,
  );
}

export const adviseOn = (entry: CombatEntry, side: SideAdvice, aim: string) =>
  runToEnd(adviseSide(entry.build(), side, aim, { runs: 100, seed: 1 }));

/** Asserts for every aim of a side that advice reaches the maximum of these combats, found by brute force. */
export function assertAdviceIsBest(entry: CombatEntry, side: string, alternatives: readonly CombatEntry[]): void {
  const sideAdvice = entry.listAdvice!().find((item) => item.side === side)!;
  for (const aim of sideAdvice.aims) {
    const { situations, asOrdered } = adviseOn(entry, sideAdvice, aim.id);
    assert.ok(situations?.isComplete);
    const best = situations.policies[0]?.value ?? asOrdered;
    const maximum = Math.max(...alternatives.map((ordered) => computeAimValue(ordered, aim)));
    assert.ok(Math.abs(maximum - best) < 1e-9, `${aim.id}: ${maximum} by brute force, ${best} by advice`);
  }
}
