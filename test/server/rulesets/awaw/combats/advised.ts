/** Advice on a combat and the value of a combat, for tests that compare advice with brute force. */
import assert from 'node:assert/strict';
import { exact } from '../../../../../server/src/engine/exact';
import { mean, measured } from '../../../../../server/src/engine/outcome';
import { finish } from '../../../../../server/src/engine/progress';
import type { Aim, SideAdvice } from '../../../../../server/src/model/advice';
import type { CombatSite } from '../../../../../server/src/model/ruleset';
import { adviseSide } from '../../../../../server/src/work/advise';

export function worth(site: CombatSite, { sumOf }: Aim): number {
  const combat = site.combat();
  const odds = finish(exact(combat));
  assert.ok('ends' in odds);
  const { constant, parts } = sumOf!(combat);
  return parts.reduce((sum, { measure, times }) => sum + times * mean(measured(odds, combat, measure)), constant);
}

export const advised = (site: CombatSite, side: SideAdvice, aim: string) =>
  finish(adviseSide(site.combat(), side, aim, { runs: 100, seed: 1 }));

/** Asserts for every aim of a side that advice reaches the maximum of these combats, found by brute force. */
export function assertBestOf(site: CombatSite, side: string, all: readonly CombatSite[]): void {
  const own = site.advice!().find((one) => one.side === side)!;
  for (const aim of own.aims) {
    const { situations, asOrdered } = advised(site, own, aim.id);
    assert.ok(situations?.isEvery);
    const best = situations.policies[0]?.value ?? asOrdered;
    const most = Math.max(...all.map((one) => worth(one, aim)));
    assert.ok(Math.abs(most - best) < 1e-9, `${aim.id}: ${most} by brute force, ${best} by advice`);
  }
}
