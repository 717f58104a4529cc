import assert from 'node:assert/strict';
import { shareOf } from '../../../server/src/dice/distribution';
import type { Combat, Roll, State, Step } from '../../../server/src/engine/combat';
import { exact } from '../../../server/src/engine/exact';
import type { ExactOptions } from '../../../server/src/engine/exact';
import { marginal, measured } from '../../../server/src/engine/outcome';
import type { ExactOutcomes } from '../../../server/src/engine/outcome';
import { finish } from '../../../server/src/engine/progress';
import { wellFormed } from '../../../server/src/engine/well-formed';
import { at, decide, hunt, next, salvos, search, shoot } from './hunt';

function odds(combat: Combat, options?: ExactOptions): ExactOutcomes {
  const result = finish(exact(combat, options));
  assert.ok(!('tooLarge' in result));
  return result;
}

function close(actual: number, expected: number): void {
  assert.ok(Math.abs(actual - expected) < 1e-12, `${actual} is not ${expected}`);
}

/** `count` counters, each filled by a die of its own: as many ends as there are combinations. */
function wide(count: number, sides: number, max = sides): Combat {
  const steps = Array.from({ length: count }, (_, die): Roll => ({
    ...shoot,
    id: `die-${die}`,
    dice: () => ({ count: 1, sides }),
    apply: (state, total) => state.map((value, index) => (index === die ? total : value)),
  }));
  const counters = steps.map(({ id }) => ({ name: id, title: id, max }));
  const measures = steps.map(({ id }, index) => ({ path: [id], title: id, read: (state: State) => state[index]! }));
  return { title: 'wide', counters, start: steps.map(() => 0), steps, measures, summary: String };
}

/** The same dice, each closed as soon as it has been rolled. */
function inParts(combat: Combat): Combat {
  const steps = combat.steps.flatMap((step, index): Step[] => [
    step,
    {
      kind: 'update',
      id: `close-${index}`,
      title: 'closed',
      rules: [],
      apply: (state) => state,
      marginalises: [index],
    },
  ]);
  const measures = combat.measures.map((measure, index) => ({ ...measure, readAt: `close-${index}` }));
  return { ...combat, steps, measures, outline: () => 'all closed' };
}

describe('exact odds', () => {
  it('read what a step closes, then forget it', () => {
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

  it('are those worked out by hand', () => {
    const hunted = odds(hunt());
    // A search of 1 to 6 leads to three salvos, each a hit one time in six; 7 to 10 lead to none.
    const hits = marginal(hunted, (state) => state[at.hits]!);
    close(shareOf(hits, 0), 0.4 + 0.6 * (5 / 6) ** 3);
    close(shareOf(hits, 1), 0.6 * 3 * (1 / 6) * (5 / 6) ** 2);
    close(shareOf(hits, 3), 0.6 * (1 / 6) ** 3);
    close(hunted.mass, 1);
    assert.equal(hunted.dropped, 0);
  });

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

  it('key states by text where they do not fit into a number', () => {
    const { ends, mass } = odds(wide(3, 2, Number.MAX_SAFE_INTEGER - 1));
    assert.equal(ends.length, 8);
    close(mass, 1);
  });

  it('stop as too large beyond the limit of states', () => {
    const result = finish(exact(wide(6, 10), { limit: 5_000 }));
    assert.ok('tooLarge' in result && result.states > 5_000 && result.states < 6_000);
    assert.ok(!('tooLarge' in finish(exact(wide(3, 10), { limit: 5_000 }))));
    assert.ok('tooLarge' in finish(exact(hunt([salvos]), { limit: 5 })));
  });

  it('report what a threshold drops', () => {
    const { mass, dropped, ends } = odds(hunt(), { drop: 0.01 });
    assert.ok(dropped > 0.001 && dropped < 0.05);
    close(mass + dropped, 1);
    assert.ok(ends.every(({ share }) => share >= 0.01));
  });

  it('pause often, and say how far they are', () => {
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

  it('stop a ruleset that leaves the bounds, prefers no option, or rolls no dice', () => {
    assert.throws(() => odds(hunt([{ ...next, apply: () => [0, -1, 0] }])), RangeError);
    assert.throws(() => odds(hunt([{ ...next, apply: () => [0, 0] }])), RangeError);
    assert.throws(() => odds(hunt([{ ...decide, preferred: () => 'flee' }])), RangeError);
    assert.throws(() => odds(hunt([{ ...shoot, dice: () => ({ count: 0, sides: 6 }) }])), RangeError);
    assert.throws(() => odds({ ...hunt(), start: [0, 4, 0] }), RangeError);
  });
});
