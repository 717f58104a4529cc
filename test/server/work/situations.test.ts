import assert from 'node:assert/strict';
import type { Combat } from '../../../server/src/engine/combat';
import { finish } from '../../../server/src/engine/progress';
import type { Calculation } from '../../../server/src/engine/progress';
import type { Plan, Situation, Situations } from '../../../server/src/model/situations';
import { bestInSituations } from '../../../server/src/work/situations';
import type { Values } from '../../../server/src/work/situations';
import { skirmish } from '../../support/skirmish';

/** The value of each plan, and its value for the other aim. */
const worth: Readonly<Record<string, Values>> = {
  nothing: { value: 1, besides: 9 },
  column: { value: 2, besides: 8 },
  target: { value: 4, besides: 7 },
  same: { value: 4, besides: 0 },
};

describe('decisions after the first dice', () => {
  const stated: Combat[] = [];
  const names = new Map<Combat, string>();
  const plan = (id: string): Plan => ({
    id,
    title: `buy ${id}`,
    combat: () => {
      const combat = skirmish();
      names.set(combat, id);
      stated.push(combat);
      return combat;
    },
  });
  const situation = (id: string, chance: number, plans: readonly string[]): Situation => ({
    ...{ id, title: `with ${id}`, chance },
    ordered: plan('nothing'),
    plans: plans.map(plan),
  });
  const situations: Situations = {
    group: 'points',
    ways: 'ways to spend points',
    situations: [
      situation('2', 0.5, ['nothing', 'column']),
      situation('3', 0.25, ['nothing', 'same', 'column', 'target']),
    ],
    policies: ['anything', 'columns'].map((id) => ({
      id,
      allows: (_, { id: bought }) => id === 'anything' || ['nothing', 'column'].includes(bought),
      title: () => id,
      edits: () => [],
    })),
    isEvery: true,
  };
  function* valuesOf(combat: Combat): Calculation<Values> {
    yield { done: 0, of: 1, unit: 'steps' };
    return worth[names.get(combat)!]!;
  }
  const asOrdered: Values = { value: 1, besides: 9 };
  const found = finish(bestInSituations(situations, asOrdered, valuesOf))!;

  it('computes each plan once', () => {
    assert.equal(stated.length, 4);
    assert.deepEqual([found.compared, found.isEvery], [4, true]);
  });

  it('the cost of a situation is the gain of its best plan times its chance', () => {
    assert.deepEqual(
      found.situations.map(({ situation: id, best, cost, bestValue }) => [id, best, cost, bestValue]),
      [
        ['3', 'same', 0.75, 4],
        ['2', 'column', 0.5, 2],
      ],
    );
    assert.equal(found.value, 2.25);
    assert.deepEqual(
      found.situations[0]!.options.map(({ plan: id }) => id),
      // The first of two with the same value.
      ['same', 'column', 'nothing'],
    );
  });

  it('advises the best policy of each kind with its value for the other aim', () => {
    assert.deepEqual(found.policies, [
      { policy: 'anything', value: 2.25, besides: 9 - 0.5 - 0.25 * 9, choices: { 2: 'column', 3: 'same' } },
      { policy: 'columns', value: 1.75, besides: 9 - 0.5 - 0.25, choices: { 2: 'column', 3: 'column' } },
    ]);
  });

  it('gives no advice from estimates, and no policy if none is better', () => {
    function* estimated(): Calculation<Values | undefined> {
      return undefined;
    }
    assert.equal(finish(bestInSituations(situations, asOrdered, estimated)), undefined);
    const best = finish(
      bestInSituations({ ...situations, situations: [situation('2', 0.5, ['nothing'])] }, asOrdered, valuesOf),
    );
    assert.deepEqual([best!.policies, best!.value], [[], 1]);
  });
});
