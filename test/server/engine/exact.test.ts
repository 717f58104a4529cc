import assert from 'node:assert/strict';
import { shareOf } from '../../../server/src/dice/distribution';
import type { Combat, Roll } from '../../../server/src/engine/combat';
import { exact } from '../../../server/src/engine/exact';
import type { ExactOptions } from '../../../server/src/engine/exact';
import { marginal } from '../../../server/src/engine/outcome';
import type { ExactOutcomes } from '../../../server/src/engine/outcome';
import { finish } from '../../../server/src/engine/progress';
import { at, decide, hunt, next, salvos, shoot } from './hunt';
import { wide } from './wide';

function odds(combat: Combat, options?: ExactOptions): ExactOutcomes {
  const result = finish(exact(combat, options));
  assert.ok(!('tooLarge' in result));
  return result;
}

function close(actual: number, expected: number): void {
  assert.ok(Math.abs(actual - expected) < 1e-12, `${actual} is not ${expected}`);
}

describe('exact odds', () => {
  it('exact odds equal those worked out by hand', () => {
    const hunted = odds(hunt());
    // A search of 1 to 6 leads to three salvos, each a hit one time in six; 7 to 10 lead to none.
    const hits = marginal(hunted, (state) => state[at.hits]!);
    close(shareOf(hits, 0), 0.4 + 0.6 * (5 / 6) ** 3);
    close(shareOf(hits, 1), 0.6 * 3 * (1 / 6) * (5 / 6) ** 2);
    close(shareOf(hits, 3), 0.6 * (1 / 6) ** 3);
    close(hunted.mass, 1);
    assert.equal(hunted.dropped, 0);
  });

  it('keys states by text if they do not fit into a number', () => {
    const { ends, mass } = odds(wide(3, 2, Number.MAX_SAFE_INTEGER - 1));
    assert.equal(ends.length, 8);
    close(mass, 1);
  });

  it('reports a combat as too large beyond the limit of states', () => {
    const result = finish(exact(wide(6, 10), { limit: 5_000 }));
    assert.ok('tooLarge' in result && result.states > 5_000 && result.states < 6_000);
    assert.ok(!('tooLarge' in finish(exact(wide(3, 10), { limit: 5_000 }))));
    assert.ok('tooLarge' in finish(exact(hunt([salvos]), { limit: 5 })));
  });

  it('reports the probability that a threshold drops', () => {
    const { mass, dropped, ends } = odds(hunt(), { drop: 0.01 });
    assert.ok(dropped > 0.001 && dropped < 0.05);
    close(mass + dropped, 1);
    assert.ok(ends.every(({ share }) => share >= 0.01));
  });

  it('exact odds pause often and report their progress', () => {
    const calculation = exact(wide(4, 10));
    const pauses: number[] = [];
    for (let step = calculation.next(); !step.done; step = calculation.next()) {
      pauses.push(step.value.done / step.value.of);
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
    const combat = wide(4, 10);
    const last = combat.steps.at(-1) as Roll;
    let sinceLastDie = 0;
    const apply: Roll['apply'] = (...given) => {
      sinceLastDie = 0;
      return last.apply(...given);
    };
    const calculation = exact({ ...combat, steps: [...combat.steps.slice(0, -1), { ...last, apply }] });
    while (!calculation.next().done) sinceLastDie++;
    assert.ok(sinceLastDie > 20, `${sinceLastDie} pauses`);
  });

  it('throws if a ruleset leaves the bounds, prefers no option, or rolls no dice', () => {
    assert.throws(() => odds(hunt([{ ...next, apply: () => [0, -1, 0] }])), RangeError);
    assert.throws(() => odds(hunt([{ ...next, apply: () => [0, 0] }])), RangeError);
    assert.throws(() => odds(hunt([{ ...decide, preferred: () => 'flee' }])), RangeError);
    assert.throws(() => odds(hunt([{ ...shoot, dice: () => ({ count: 0, sides: 6 }) }])), RangeError);
    assert.throws(() => odds({ ...hunt(), start: [0, 4, 0] }), RangeError);
  });
});
