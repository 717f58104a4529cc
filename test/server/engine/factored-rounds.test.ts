import assert from 'node:assert/strict';
import fc from 'fast-check';
import type { Combat, State } from '../../../server/src/engine/combat';
import { computeExactOdds } from '../../../server/src/engine/exact';
import type { ExactOutcomes } from '../../../server/src/engine/outcome';
import { runToEnd } from '../../../server/src/engine/progress';
import { listAllCombats, analyse } from '../../../server/src/features';
import { combats as measured } from '../../bench/combats';
import { environment } from '../../support/environment';
import { analysisOfFile, scenarioFiles } from '../../support/samples';
import { wifScenarios } from '../../support/wif-scenarios';
import { addTo, createFactoredCombat, createRounds } from './factored';

function computeOdds(combat: Combat, solvesRoundsFaster: boolean): ExactOutcomes | undefined {
  const result = runToEnd(computeExactOdds(combat, { solvesRoundsFaster, limit: 20_000 }));
  return 'tooLarge' in result ? undefined : result;
}

/** @returns whether the combat is small enough to be solved state by state */
function assertSame(combat: Combat): boolean {
  const plain = computeOdds(combat, false);
  if (!plain) return false;
  const actual = computeOdds(combat, true)!;
  const shares = new Map(plain.ends.map(({ state, probability }) => [state.join(), probability]));
  assert.equal(actual.ends.length, shares.size, combat.title);
  for (const { state, probability } of actual.ends)
    assert.ok(Math.abs(probability - (shares.get(state.join()) ?? NaN)) < 1e-12, `${combat.title} ${state.join()}`);
  assert.deepEqual(actual.bases, plain.bases, combat.title);
  return true;
}

describe('rounds that involve a few counters', () => {
  it('rounds that involve few counters have the same odds as state by state', () => {
    assert.ok(assertSame(createFactoredCombat()));
  });

  it('rejects rounds that change a counter they do not involve', () => {
    const change = (state: State, total: number) => addTo(1)(addTo(0)(state, total), total);
    assert.throws(
      () => computeOdds(createFactoredCombat([createRounds(0, [0], change)]), true),
      /rounds-0 changes a counter that its `involves` does not list/,
    );
  });

  it('World in Flames combats have the same odds and bases factored and state by state', () => {
    let compared = 0;
    const compare = (analysis: ReturnType<typeof analyse>) => {
      for (const { entry } of listAllCombats(analysis)) if (assertSame(entry.build())) compared++;
    };
    for (const file of scenarioFiles('samples/wif-ssw')) compare(analysisOfFile(file));
    compare(analyse(measured[0]!.text, undefined, environment()));
    fc.assert(
      fc.property(wifScenarios, ({ text }) => compare(analyse(text, undefined, environment()))),
      { numRuns: 150, seed: 29 },
    );
    assert.ok(compared > 100, `${compared} were compared`);
  });
});
