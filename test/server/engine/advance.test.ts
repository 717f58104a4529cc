import assert from 'node:assert/strict';
import { mock } from 'node:test';
import type { Combat, Fire, Rounds, State, Step } from '../../../server/src/engine/combat';
import { computeExactOdds } from '../../../server/src/engine/exact';
import type { ExactOutcomes } from '../../../server/src/engine/outcome';
import { runToEnd } from '../../../server/src/engine/progress';
import { counterIndex, decide, createHunt, nextShip, salvos, search, shoot } from './hunt';
import { measureMaxCallsPerSlice } from './slices';
import { createWideCombat } from './wide';

/** A fire step without volleys, since only fire steps read switches. */
const fireNothing: Fire = { kind: 'fire', id: 'nothing', title: 'nothing', rules: [], volleys: [] };

function computeOdds(combat: Combat): ExactOutcomes {
  const result = runToEnd(computeExactOdds(combat));
  assert.ok(!('tooLarge' in result));
  return result;
}

function assertClose(actual: number, expected: number): void {
  assert.ok(Math.abs(actual - expected) < 1e-12, `${actual} is not ${expected}`);
}

describe('advancing all branches through the steps of a combat', () => {
  it('merges equal states inside rounds', () => {
    const { ends, states } = computeOdds(createHunt([salvos]));
    assert.equal(ends.length, 4);
    // The start, then 2, 3 and 4 states for each of the two steps in the first, second and third repetition.
    assert.equal(states, 1 + 2 * (2 + 3 + 4));
  });

  it('ends rounds at their limit, whatever their condition says', () => {
    const limited = computeOdds(createHunt([{ ...salvos, limit: 2 }]));
    assert.deepEqual(new Set(limited.ends.map(({ state }) => state[counterIndex.ships])), new Set([1]));
    assertClose(limited.mass, 1);
  });

  it('skips steps and rounds whose condition is false', () => {
    const once = { ...shoot, when: (state: readonly number[]) => state[counterIndex.search]! > 8 };
    const { ends, mass } = computeOdds(
      createHunt([search, { ...search, when: () => false }, once, { ...salvos, when: () => false }]),
    );
    assertClose(mass, 1);
    assert.ok(ends.every(({ state }) => state[counterIndex.hits] === 0 || state[counterIndex.search]! > 8));
    assert.equal(ends.length, 10);
    assert.deepEqual(
      computeOdds(
        createHunt([
          { ...decide, when: () => false },
          { ...nextShip, when: () => false },
        ]),
      ).ends,
      [{ state: [0, 3, 0], probability: 1 }],
    );
  });

  it('pauses while thousands of states are moved or only examined', () => {
    const callbacks = { when: mock.fn(() => false), again: mock.fn(() => false), read: mock.fn(() => 1) };
    const { when, again, read } = callbacks;
    const dice = createWideCombat(4, 10);
    const some: Rounds['when'] = ([first = 0]) => first > 5;
    const last: readonly Step[] = [
      { ...shoot, id: 'nowhere', when },
      { ...nextShip, id: 'somewhere', apply: (state: State) => state, when: some },
      { ...salvos, id: 'over', steps: [fireNothing], limit: 2, again },
      { ...salvos, id: 'never', steps: [fireNothing], limit: Infinity, when },
      { ...salvos, id: 'once', steps: [fireNothing], limit: 1, again: some },
    ];
    const combat: Combat = {
      ...dice,
      steps: [...dice.steps, ...last],
      switches: [{ name: 'shown', title: 'shown', read }],
    };
    for (const fn of Object.values(callbacks)) {
      const calculation = computeExactOdds(combat, { solvesRoundsFaster: false });
      const max = measureMaxCallsPerSlice(calculation, fn.mock);
      assert.ok(max > 0 && max <= 400, `${max} in one slice`);
    }
  });
});
