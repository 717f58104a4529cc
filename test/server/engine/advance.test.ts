import assert from 'node:assert/strict';
import type { Combat } from '../../../server/src/engine/combat';
import { exact } from '../../../server/src/engine/exact';
import type { ExactOutcomes } from '../../../server/src/engine/outcome';
import { finish } from '../../../server/src/engine/progress';
import { at, decide, hunt, next, salvos, search, shoot } from './hunt';

function odds(combat: Combat): ExactOutcomes {
  const result = finish(exact(combat));
  assert.ok(!('tooLarge' in result));
  return result;
}

function close(actual: number, expected: number): void {
  assert.ok(Math.abs(actual - expected) < 1e-12, `${actual} is not ${expected}`);
}

describe('the steps of a combat, all branches at once', () => {
  it('merge equal states inside rounds', () => {
    const { ends, states } = odds(hunt([salvos]));
    assert.equal(ends.length, 4);
    // The start, and after the first, second and third repetition 2, 3 and 4 states for each of the two steps.
    assert.equal(states, 1 + 2 * (2 + 3 + 4));
  });

  it('go on after the limit of rounds, whatever their condition says', () => {
    const limited = odds(hunt([{ ...salvos, limit: 2 }]));
    assert.deepEqual(new Set(limited.ends.map(({ state }) => state[at.ships])), new Set([1]));
    close(limited.mass, 1);
  });

  it('pass over steps and rounds whose condition does not hold', () => {
    const once = { ...shoot, when: (state: readonly number[]) => state[at.search]! > 8 };
    const { ends, mass } = odds(
      hunt([search, { ...search, when: () => false }, once, { ...salvos, when: () => false }]),
    );
    close(mass, 1);
    assert.ok(ends.every(({ state }) => state[at.hits] === 0 || state[at.search]! > 8));
    assert.equal(ends.length, 10);
    assert.deepEqual(
      odds(
        hunt([
          { ...decide, when: () => false },
          { ...next, when: () => false },
        ]),
      ).ends,
      [{ state: [0, 3, 0], share: 1 }],
    );
  });
});
