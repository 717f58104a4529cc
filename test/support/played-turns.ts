/** Plays the turns of a scenario: no exception, and where the odds are exact they sum to one. */
import assert from 'node:assert/strict';
import { finish } from '../../server/src/engine/progress';
import { exactTurn } from '../../server/src/engine/turn/exact';
import type { Analysis } from '../../server/src/features';
import { findTurn, hasTurn } from '../../server/src/features/turn/find';
import { resolveTurn } from '../../server/src/features/turn/resolve';

/** States of combats beyond which exact odds of a turn are not waited for. */
const limit = 2_000;

/** @returns how many there were */
export function playTurns(analysis: Analysis, seed: number): number {
  const all = analysis.scenarios.filter(hasTurn);
  for (const { index } of all) {
    const found = findTurn(analysis, { document: index });
    assert.ok(!('refused' in found), 'refused' in found ? found.refused : '');
    const resolved = resolveTurn(found, { seed });
    assert.ok(!('refused' in resolved), 'refused' in resolved ? resolved.refused : '');
    assert.ok(resolved.trace.isWhole);
    const odds = finish(exactTurn(found.stated.turn, { limit }));
    if ('tooLarge' in odds) continue;
    const { mass, marginals } = odds.outcomes;
    assert.ok(Math.abs(mass - 1) < 1e-12, `the odds of the turn sum to ${mass}`);
    for (const [total, value] of resolved.trace.totals.entries())
      assert.ok(marginals[total]!.some((one) => one.value === value && one.share > 0));
  }
  return all.length;
}
