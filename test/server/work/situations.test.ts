import assert from 'node:assert/strict';
import type { Combat } from '../../../server/src/engine/combat';
import { minGain } from '../../../server/src/engine/graph-values';
import { runToEnd } from '../../../server/src/engine/progress';
import type { Calculation } from '../../../server/src/engine/progress';
import type { Plan, Situation, Situations } from '../../../server/src/model/situations';
import { compareInSituations } from '../../../server/src/work/situations';
import type { Values } from '../../../server/src/work/situations';
import { createSkirmish } from '../../support/skirmish';

/** The value of each plan, and its value for the other aim. */
const valuesByPlan: Readonly<Record<string, Values>> = {
  nothing: { value: 1, secondValue: 9 },
  column: { value: 2, secondValue: 8 },
  target: { value: 4, secondValue: 7 },
  same: { value: 4, secondValue: 0 },
};

describe('decisions after the first dice', () => {
  const createdCombats: Combat[] = [];
  const names = new Map<Combat, string>();
  const createPlan = (id: string): Plan => ({
    id,
    title: `buy ${id}`,
    createCombat: () => {
      const combat = createSkirmish();
      names.set(combat, id);
      createdCombats.push(combat);
      return combat;
    },
  });
  const createSituation = (id: string, chance: number, plans: readonly string[]): Situation => ({
    ...{ id, title: `with ${id}`, chance },
    ordered: createPlan('nothing'),
    plans: plans.map(createPlan),
  });
  const situations: Situations = {
    group: 'points',
    ways: 'ways to spend points',
    situations: [
      createSituation('2', 0.5, ['nothing', 'column']),
      createSituation('3', 0.25, ['nothing', 'same', 'column', 'target']),
    ],
    policies: ['anything', 'columns'].map((id) => ({
      id,
      allows: (_, { id: bought }) => id === 'anything' || ['nothing', 'column'].includes(bought),
      createTitle: () => id,
      createEdits: () => [],
    })),
    isComplete: true,
  };
  function* evaluate(combat: Combat): Calculation<Values> {
    yield { done: 0, total: 1, unit: 'steps' };
    return valuesByPlan[names.get(combat)!]!;
  }
  const asOrdered: Values = { value: 1, secondValue: 9 };
  const result = runToEnd(compareInSituations(situations, asOrdered, evaluate))!;

  it('computes each plan once', () => {
    assert.equal(createdCombats.length, 4);
    assert.deepEqual([result.compared, result.isComplete], [4, true]);
  });

  it('the cost of a situation is the gain of its best plan times its chance', () => {
    assert.deepEqual(
      result.situations.map(({ situation: id, best, cost, bestValue }) => [id, best, cost, bestValue]),
      [
        ['3', 'same', 0.75, 4],
        ['2', 'column', 0.5, 2],
      ],
    );
    assert.equal(result.value, 2.25);
    assert.deepEqual(
      result.situations[0]!.options.map(({ plan: id }) => id),
      // The first of two with the same value.
      ['same', 'column', 'nothing'],
    );
  });

  it('advises the best policy of each kind with its value for the other aim', () => {
    assert.deepEqual(result.policies, [
      { policy: 'anything', value: 2.25, secondValue: 9 - 0.5 - 0.25 * 9, choices: { 2: 'column', 3: 'same' } },
      { policy: 'columns', value: 1.75, secondValue: 9 - 0.5 - 0.25, choices: { 2: 'column', 3: 'column' } },
    ]);
  });

  it('gives no advice from estimates, and no policy if none is better', () => {
    function* evaluateByEstimate(): Calculation<Values | undefined> {
      return undefined;
    }
    assert.equal(runToEnd(compareInSituations(situations, asOrdered, evaluateByEstimate)), undefined);
    const best = runToEnd(
      compareInSituations({ ...situations, situations: [createSituation('2', 0.5, ['nothing'])] }, asOrdered, evaluate),
    );
    assert.deepEqual([best!.policies, best!.value], [[], 1]);
  });

  it('lists the values of the six best decisions in a situation, one of several that are equal', () => {
    const values = [3, 1, 8, 8 + 1e-12, 5, 4, 2, 7, 6];
    const plans = values.map((_, index) => createPlan(`${index}`));
    function* evaluateByIndex(combat: Combat): Calculation<Values> {
      return { value: values[Number(names.get(combat)!)] ?? 0 };
    }
    const all: Situations = {
      ...situations,
      policies: situations.policies.slice(0, 1),
      situations: [{ id: '6', title: 'with 6', chance: 1, ordered: createPlan('nothing'), plans }],
    };
    const advice = runToEnd(compareInSituations(all, { value: 0 }, evaluateByIndex));
    assert.deepEqual(
      advice!.situations[0]!.options.map(({ plan, value }) => [plan, value]),
      [
        ['3', 8 + 1e-12],
        ['7', 7],
        ['8', 6],
        ['4', 5],
        ['5', 4],
        ['0', 3],
      ],
    );
    // The first of those that differ by a rounding error.
    assert.equal(advice!.situations[0]!.best, '2');
    assert.deepEqual(advice!.policies[0], { policy: 'anything', value: 8, choices: { 6: '2' } });
  });

  it('a decision is better than the one of the orders only by more than rounding errors', () => {
    const compare = (gain: number) => {
      function* evaluateGain(combat: Combat): Calculation<Values> {
        return { value: names.get(combat) === 'nothing' ? 0 : gain };
      }
      const single = { ...situations, situations: [createSituation('2', 0.5, ['nothing', 'column'])] };
      const advice = runToEnd(compareInSituations(single, { value: 0 }, evaluateGain))!;
      return advice.situations.map(({ best, bestValue, cost }) => [best, bestValue, cost]);
    };
    assert.deepEqual(compare(minGain), [['nothing', 0, 0]]);
    assert.deepEqual(compare(2 * minGain), [['column', 2 * minGain, minGain]]);
  });

  it('an order of several situations changes as seldom as possible, and the order as written only for a gain', () => {
    const equal: Readonly<Record<string, number>> = { nothing: 1, a: 4, b: 4, c: 4 + 1e-12, same: 1 + 1e-12 };
    function* evaluateByName(combat: Combat): Calculation<Values> {
      return { value: equal[names.get(combat)!]! };
    }
    const compare = (...plans: readonly (readonly string[])[]) =>
      runToEnd(
        compareInSituations(
          {
            ...situations,
            policies: situations.policies.slice(0, 1),
            situations: plans.map((ids, index) => createSituation(`${index}`, 0.25, ids)),
          },
          asOrdered,
          evaluateByName,
        ),
      )!;
    assert.deepEqual(compare(['b', 'a'], ['a', 'b'], ['a', 'c', 'b'], ['a']).policies[0]?.choices, {
      0: 'b',
      1: 'b',
      2: 'b',
      3: 'a',
    });
    const { situations: advice, policies, value } = compare(['same', 'nothing']);
    assert.deepEqual([advice[0]!.best, advice[0]!.bestValue, advice[0]!.cost], ['nothing', 1, 0]);
    assert.deepEqual([policies, value], [[], 1]);
  });

  it('the progress of decisions after the first dice counts plans', () => {
    const calculation = compareInSituations(situations, asOrdered, evaluate);
    const seen = new Set<string>();
    for (let step = calculation.next(); !step.done; step = calculation.next())
      if (step.value.unit === 'combats') seen.add(`${step.value.done} of ${step.value.total}`);
    assert.deepEqual([...seen], ['0 of 4', '1 of 4', '2 of 4', '3 of 4']);
  });
});
