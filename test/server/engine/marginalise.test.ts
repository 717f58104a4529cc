import assert from 'node:assert/strict';
import { shareOf } from '../../../server/src/dice/distribution';
import type { Combat } from '../../../server/src/engine/combat';
import { exact } from '../../../server/src/engine/exact';
import { marginal, measured } from '../../../server/src/engine/outcome';
import type { ExactOutcomes } from '../../../server/src/engine/outcome';
import { finish } from '../../../server/src/engine/progress';
import { wellFormed } from '../../support/well-formed';
import { inParts, wide } from './wide';

function odds(combat: Combat): ExactOutcomes {
  const result = finish(exact(combat));
  assert.ok(!('tooLarge' in result));
  return result;
}

function close(actual: number, expected: number): void {
  assert.ok(Math.abs(actual - expected) < 1e-12, `${actual} is not ${expected}`);
}

describe('dead counters', () => {
  it('measures read a counter before it is marginalised', () => {
    const whole = wide(6, 4);
    const parts = inParts(whole);
    wellFormed(parts);
    const closed = odds(parts);
    assert.deepEqual(
      closed.ends.map(({ state }) => state),
      [[0, 0, 0, 0, 0, 0]],
    );
    assert.ok(closed.states < 100);
    close(closed.mass, 1);
    parts.measures.forEach((measure, index) => {
      const found = measured(closed, parts, measure);
      assert.deepEqual(
        found.map(({ value }) => value),
        [1, 2, 3, 4],
      );
      for (const { share } of found) close(share, shareOf(marginal(odds(whole), whole.measures[index]!.read), 1));
    });
  });
});
