import assert from 'node:assert/strict';
import { probabilityAt } from '../../../server/src/dice/distribution';
import type { Combat, Roll } from '../../../server/src/engine/combat';
import { computeExactOdds } from '../../../server/src/engine/exact';
import type { ExactOptions } from '../../../server/src/engine/exact';
import { computeMarginal } from '../../../server/src/engine/outcome';
import type { ExactOutcomes } from '../../../server/src/engine/outcome';
import { runToEnd } from '../../../server/src/engine/progress';
import { counterIndex, decide, createHunt, nextShip, salvos, shoot } from './hunt';
import { createWideCombat } from './wide';

function computeOdds(combat: Combat, options?: ExactOptions): ExactOutcomes {
  const result = runToEnd(computeExactOdds(combat, options));
  assert.ok(!('tooLarge' in result));
  return result;
}

function assertClose(actual: number, expected: number): void {
  assert.ok(Math.abs(actual - expected) < 1e-12, `${actual} is not ${expected}`);
}

describe('exact odds', () => {
  it('exact odds equal those worked out by hand', () => {
    const hunted = computeOdds(createHunt());
    // A search of 1 to 6 leads to three salvos, each a hit one time in six; 7 to 10 lead to none.
    const hits = computeMarginal(hunted, (state) => state[counterIndex.hits]!);
    assertClose(probabilityAt(hits, 0), 0.4 + 0.6 * (5 / 6) ** 3);
    assertClose(probabilityAt(hits, 1), 0.6 * 3 * (1 / 6) * (5 / 6) ** 2);
    assertClose(probabilityAt(hits, 3), 0.6 * (1 / 6) ** 3);
    assertClose(hunted.mass, 1);
    assert.equal(hunted.dropped, 0);
  });

  it('keys states by text if they do not fit into a number', () => {
    const { ends, mass } = computeOdds(createWideCombat(3, 2, Number.MAX_SAFE_INTEGER - 1));
    assert.equal(ends.length, 8);
    assertClose(mass, 1);
  });

  it('reports a combat as too large beyond the limit of states', () => {
    const result = runToEnd(computeExactOdds(createWideCombat(6, 10), { limit: 5_000 }));
    assert.ok('tooLarge' in result && result.states > 5_000 && result.states < 6_000);
    assert.ok(!('tooLarge' in runToEnd(computeExactOdds(createWideCombat(3, 10), { limit: 5_000 }))));
    assert.ok('tooLarge' in runToEnd(computeExactOdds(createHunt([salvos]), { limit: 5 })));
  });

  it('reports the probability that a threshold drops', () => {
    const { mass, dropped, ends } = computeOdds(createHunt(), { drop: 0.01 });
    assert.ok(dropped > 0.001 && dropped < 0.05);
    assertClose(mass + dropped, 1);
    assert.ok(ends.every(({ probability }) => probability >= 0.01));
  });

  it('exact odds pause often and report their progress', () => {
    const calculation = computeExactOdds(createWideCombat(4, 10));
    const pauses: number[] = [];
    for (let step = calculation.next(); !step.done; step = calculation.next()) {
      pauses.push(step.value.done / step.value.total);
    }
    // 10 + 100 + 1,000 + 10,000 transitions.
    assert.ok(pauses.length > 20);
    assert.deepEqual(
      pauses,
      pauses.toSorted((a, b) => a - b),
    );
    assert.ok(pauses.at(-1)! < 1);
  });

  it('exact odds pause while thousands of ends are merged after the last die', () => {
    const combat = createWideCombat(4, 10);
    const last = combat.steps.at(-1) as Roll;
    let sinceLastDie = 0;
    const apply: Roll['apply'] = (...args) => {
      sinceLastDie = 0;
      return last.apply(...args);
    };
    const calculation = computeExactOdds({ ...combat, steps: [...combat.steps.slice(0, -1), { ...last, apply }] });
    while (!calculation.next().done) sinceLastDie++;
    assert.ok(sinceLastDie > 20, `${sinceLastDie} pauses`);
  });

  it('throws if a ruleset leaves the bounds, prefers no option, or rolls no dice', () => {
    assert.throws(() => computeOdds(createHunt([{ ...nextShip, apply: () => [0, -1, 0] }])), RangeError);
    assert.throws(() => computeOdds(createHunt([{ ...nextShip, apply: () => [0, 0] }])), RangeError);
    assert.throws(() => computeOdds(createHunt([{ ...decide, preferred: () => 'flee' }])), RangeError);
    assert.throws(() => computeOdds(createHunt([{ ...shoot, dice: () => ({ count: 0, sides: 6 }) }])), RangeError);
    assert.throws(() => computeOdds({ ...createHunt(), start: [0, 4, 0] }), RangeError);
  });
});
