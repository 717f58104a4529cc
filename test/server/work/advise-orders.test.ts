import assert from 'node:assert/strict';
import type { Combat, State } from '../../../server/src/engine/combat';
import { runToEnd } from '../../../server/src/engine/progress';
import type { SideAdvice } from '../../../server/src/model/advice';
import { adviseSide } from '../../../server/src/work/advise';
import { performTask } from '../../../server/src/work/perform-task';
import type { AdviceTask } from '../../../server/src/work/task';
import { createSkirmish } from '../../support/skirmish';
import { createWideCombat } from '../engine/wide';
import { createTask } from './combats';
import {
  createOrderedRaid,
  createRaid,
  createRaidAdvice,
  hit,
  saving,
  withTooLargePreparation,
  type RaidOrders,
} from './raid';

describe('advice on orders that are written together', () => {
  const task: AdviceTask = { ...createTask('raid'), kind: 'advice', side: 'raider', aim: 'hit' };
  const noOrders = { method: 'exact', dropped: 0, estimated: [], alternatives: [], leftOut: [] };

  /** Advice on the raid of the orders in the scenario of the task. */
  const advise = (written: RaidOrders, more: Partial<SideAdvice> = {}, taskChanges: Partial<AdviceTask> = {}) =>
    runToEnd(
      performTask({ ...task, scenario: written, ...taskChanges }, ({ scenario }) => ({
        build: () => createOrderedRaid(scenario),
        listAdvice: () => [{ ...createRaidAdvice(scenario), ...more }],
      })),
    );

  it('advice values each order by both aims, and finds the orders that are best together', () => {
    assert.deepEqual(advise({}), {
      ...noOrders,
      asOrdered: 1 / 8,
      secondAim: { aim: 'saving', asOrdered: 0 },
      alternatives: [
        { id: 'dive', value: 2 / 8, secondValue: -1 },
        { id: 'night', value: 2 / 8, secondValue: -1 },
        { id: 'feint', value: 1 / 8, secondValue: -1 },
      ],
      // Three pairs, and the best of them with the third order.
      combinations: {
        best: { orders: ['dive', 'night'], value: 3 / 8, secondValue: -2 },
        compared: 4,
        isComplete: true,
      },
    });
  });

  it('advice finds no better orders together if they are written already, or spoil the aim', () => {
    assert.deepEqual(advise({ dive: true, night: true }).combinations, { compared: 3, isComplete: true });
    const { asOrdered, secondAim, combinations } = advise({}, {}, { aim: 'saving' });
    assert.deepEqual([asOrdered, secondAim], [0, { aim: 'hit', asOrdered: 1 / 8 }]);
    assert.deepEqual(combinations, { compared: 3, isComplete: true });
  });

  it('a side with one aim is advised by that aim only', () => {
    const { secondAim, alternatives } = advise({ night: true, feint: true }, { aims: [hit] });
    assert.equal(secondAim, undefined);
    assert.deepEqual(alternatives[0], { id: 'dive', value: 3 / 8 });
  });

  it('orders are compared together only if the scenario can be changed by their edits', () => {
    const apart = { ...createRaidAdvice({}), alternatives: createRaidAdvice({}).alternatives.slice(0, 2) };
    assert.deepEqual(advise({}, apart).combinations, { compared: 0, isComplete: false });
    const single = { build: () => createOrderedRaid({}), listAdvice: () => [createRaidAdvice({})] };
    assert.deepEqual(runToEnd(performTask(task, () => single)).combinations, undefined);
  });

  it('the best order of losses is found with its value for the other aim', () => {
    const facesByOrder: Readonly<Record<string, number>> = { 'a b c': 2, 'b a c': 3, 'c b a': 6 };
    const adviseLosses = (writtenOrder: readonly string[], aims = [hit, saving]) =>
      advise(
        {},
        {
          ...{ alternatives: [], aims },
          losses: {
            ...{ writtenOrder, titles: {}, createEdits: () => [] },
            createCombat: (order) => createRaid({ faces: facesByOrder[order.join(' ')] ?? 1, fuel: 4 }),
          },
        },
      );
    const expected = { ...noOrders, asOrdered: 1 / 8, secondAim: { aim: 'saving', asOrdered: 0 } };
    const bestOrder = { best: ['c', 'b', 'a'], value: 6 / 8, compared: 6, isBestOfAll: true };
    assert.deepEqual(adviseLosses(['a', 'b', 'c']), {
      ...expected,
      losses: { ...bestOrder, asWritten: 2 / 8, secondValue: -4 },
    });
    // The best is written already.
    assert.deepEqual(adviseLosses(['c', 'b', 'a']), { ...expected, losses: { ...bestOrder, asWritten: 6 / 8 } });
    assert.deepEqual(adviseLosses(['a', 'b', 'c'], [hit]).losses, { ...bestOrder, asWritten: 2 / 8 });
  });

  it('an order that a rough calculation rules out is not calculated again', () => {
    const calculated = new Map<number, number>();
    const counting = {
      ...hit,
      getQuantity: (combat: Combat) => {
        const [, faces] = combat.start;
        calculated.set(faces!, (calculated.get(faces!) ?? 0) + 1);
        return ([hits = 0]: State) => hits;
      },
    };
    const createCombat = (faces: number): Combat => ({ ...createRaid({ faces }), start: [0, faces] });
    const writtenOrder = ['a', 'b', 'c'];
    const faces: Readonly<Record<string, number>> = { 'a b c': 4, 'a c b': 3, 'b a c': 5, 'b c a': 4, 'c a b': 6 };
    const losses = {
      ...{ writtenOrder, titles: {}, createEdits: () => [] },
      createCombat: (order: readonly string[]) => createCombat(faces[order.join(' ')] ?? 2),
    };
    const sideAdvice = { side: 'raider', aims: [counting], alternatives: [], losses };
    const { losses: best } = runToEnd(adviseSide(createCombat(1), sideAdvice, 'hit', { runs: 10, seed: 1 }));
    assert.deepEqual([best?.best, best?.value, best?.compared], [['c', 'a', 'b'], 6 / 8, 6]);
    // The written order and those that beat the best before them, roughly and exactly; the others once.
    assert.deepEqual(
      [...calculated].toSorted(([a], [b]) => a - b),
      [
        [1, 1],
        [2, 1],
        [3, 1],
        [4, 2],
        [5, 2],
        [6, 2],
      ],
    );
  });

  it('advice of a side has its decisions only where the side has some, at any depth of rounds', () => {
    const skirmish = createSkirmish({ subs: 1, fighters: 1, destroyers: 1, battleships: 1 });
    const advised = (side: string) =>
      runToEnd(adviseSide(skirmish, { ...createRaidAdvice({}), side, alternatives: [] }, 'hit', { runs: 10, seed: 1 }));
    assert.equal(advised('attacker').play?.side, 'attacker');
    assert.equal(advised('defender').play, undefined);
    assert.deepEqual(advised('defender').leftOut, []);
  });

  it('the best decisions after the first dice are part of the advice, unless values are estimates', () => {
    const createPlan = (faces: number) => ({
      ...{ id: `${faces}`, title: `${faces} faces` },
      createCombat: () => createRaid({ faces }),
    });
    const situations = {
      ...{ group: 'points', ways: 'ways to spend points', isComplete: true },
      situations: [
        { id: 'dawn', title: 'at dawn', chance: 0.5, ordered: createPlan(1), plans: [1, 3, 5].map(createPlan) },
      ],
      policies: [{ id: 'any', allows: () => true, createTitle: () => 'any', createEdits: () => [] }],
    };
    const more = { alternatives: [], createSituations: () => situations };
    const { situations: advice, play, leftOut } = advise({}, more);
    assert.deepEqual([play, leftOut], [undefined, []]);
    assert.deepEqual(advice, {
      value: 1 / 8 + 0.5 * (4 / 8),
      situations: [
        {
          ...{ situation: 'dawn', best: '5', orderedValue: 1 / 8, bestValue: 5 / 8, cost: 0.5 * (4 / 8) },
          options: [5, 3, 1].map((faces) => ({ plan: `${faces}`, value: faces / 8 })),
        },
      ],
      policies: [{ policy: 'any', value: 1 / 8 + 0.5 * (4 / 8), secondValue: 0, choices: { dawn: '5' } }],
      ...{ compared: 3, isComplete: true },
    });
    const calculation = adviseSide(createRaid({ faces: 1 }), { ...createRaidAdvice({}), ...more }, 'hit', {
      ...{ runs: 10, seed: 1 },
    });
    const progress = [...calculation].map(({ done, total }) => [done, total]);
    assert.ok(
      progress.every(([done, total]) => done! <= 3 && total === 4),
      JSON.stringify(progress),
    );
    assert.ok(
      progress.some(([done]) => done! > 2 && done! < 3),
      'the plans are the third of four parts',
    );
    const estimated = runToEnd(
      adviseSide(withTooLargePreparation(createRaid({ faces: 1 })), { ...createRaidAdvice({}), ...more }, 'hit', {
        ...{ runs: 10, seed: 1 },
      }),
    );
    assert.deepEqual([estimated.situations, estimated.leftOut], [undefined, ['situations']]);
  });

  it('orders are not compared together by estimates, which is said if there are several', () => {
    const adviseByEstimates = (count: number) => {
      const advised = { ...createRaidAdvice({}), alternatives: createRaidAdvice({}).alternatives.slice(0, count) };
      const estimated = withTooLargePreparation(createRaid({ faces: 1 }));
      return runToEnd(adviseSide(estimated, advised, 'hit', { runs: 16, seed: 7 }, () => createRaid({ faces: 1 })));
    };
    const { method, seed, combinations, leftOut } = adviseByEstimates(2);
    assert.deepEqual(
      { method, seed, combinations, leftOut },
      {
        ...{ method: 'sampled', seed: 7, combinations: undefined, leftOut: ['combinations'] },
      },
    );
    assert.deepEqual(adviseByEstimates(1).leftOut, []);
  });

  it('a quick answer rolls a combat with too many states only a few times', () => {
    const wide = { ...createRaid({ faces: 3 }), hasEstimatedDecisions: true };
    const value = (runs: number, quick: boolean): number =>
      runToEnd(adviseSide(wide, { ...createRaidAdvice({}), alternatives: [] }, 'hit', { runs, seed: 1, quick }))
        .asOrdered;
    const isMultiple = (value: number, part: number): boolean =>
      Math.abs(value / part - Math.round(value / part)) < 1e-6;
    assert.ok(isMultiple(value(50, true), 1 / 50));
    assert.ok(isMultiple(value(999_983, true), 1 / 2_000));
    assert.ok(!isMultiple(value(9_973, false), 1 / 2_000));
  });

  it('a quick answer is sampled beyond fewer states than a whole one', () => {
    const dice = {
      ...hit,
      getQuantity:
        () =>
        ([first = 0]: State) =>
          first,
    };
    const adviseOn = (combat: Combat, quick: boolean) =>
      runToEnd(
        adviseSide(combat, { side: 'subs', aims: [dice], alternatives: [] }, 'hit', { runs: 100, seed: 1, quick }),
      ).method;
    // Less than 2,000 states, and about 10,000.
    const [some, many] = [createWideCombat(4, 6), createWideCombat(5, 6)];
    assert.deepEqual([adviseOn(some, true), adviseOn(some, false)], ['exact', 'exact']);
    assert.deepEqual([adviseOn(many, true), adviseOn(many, false)], ['sampled', 'exact']);
  });

  it('once an order leads to too many states, other orders are sampled and the order of losses is left out', () => {
    const first = {
      ...hit,
      getQuantity:
        () =>
        ([value = 0]: State) =>
          Number(value === 1),
      getMaximum: () => 1,
    };
    const createAlternative = (id: string, createCombat: () => Combat) => ({
      ...{ id, group: id, title: id, createCombat },
      createEdits: () => [],
    });
    const small = createAlternative('small', () => createRaid({ faces: 4 }));
    const large = createAlternative('large', () => createWideCombat(7, 6));
    const losses = {
      ...{ writtenOrder: ['a', 'b'], titles: {}, createEdits: () => [] },
      createCombat: () => createRaid({ faces: 2 }),
    };
    const adviseOn = (alternatives: SideAdvice['alternatives']) => {
      const advised = { side: 'raider', aims: [first], alternatives, losses };
      return runToEnd(adviseSide(createRaid({ faces: 1 }), advised, 'hit', { runs: 7, seed: 1 }));
    };
    const isSampled = (value: number): boolean => Math.abs(7 * value - Math.round(7 * value)) < 1e-9;
    const exactFirst = adviseOn([small, large]);
    assert.deepEqual(
      [exactFirst.method, exactFirst.alternatives[0]!.value, exactFirst.leftOut],
      ['sampled', 0.5, ['losses']],
    );
    assert.ok(isSampled(exactFirst.alternatives[1]!.value));
    const largeFirst = adviseOn([large, small]);
    assert.ok(largeFirst.alternatives.every(({ value }) => isSampled(value)));
    assert.deepEqual(adviseOn([small]).losses?.compared, 2);
  });

  it('the progress of advice counts the orders as written, each order, the decisions and the combinations', () => {
    const seen: number[] = [];
    const calculation = performTask({ ...task, scenario: {} }, ({ scenario }) => ({
      build: () => createOrderedRaid(scenario),
      listAdvice: () => [createRaidAdvice(scenario)],
    }));
    for (let step = calculation.next(); !step.done; step = calculation.next()) {
      assert.deepEqual([step.value.total, step.value.unit], [6, 'combats']);
      assert.ok(step.value.done >= (seen.at(-1) ?? 0), seen.join());
      seen.push(step.value.done);
    }
    assert.deepEqual([...new Set(seen.map(Math.trunc))], [0, 1, 2, 3, 5]);
    assert.ok(
      seen.every((done) => done < 5 || Math.abs(done - 5 - 5 / 6) < 1e-9),
      seen.join(),
    );
  });

  it('the progress of advice is a number even if a part of it has nothing to count', () => {
    const raid = createRaid({ faces: 6 });
    const combat: Combat = {
      ...raid,
      *prepare() {
        yield { done: 0, total: 0, unit: 'steps' };
        return raid;
      },
    };
    const advised = { ...createRaidAdvice({}), alternatives: [] };
    const calculation = adviseSide(combat, advised, 'hit', { runs: 10, seed: 1 });
    const progress = [...calculation].map(({ done }) => done);
    assert.ok(progress.length > 1 && progress.every((done) => done >= 0 && done < 4), progress.join());
    assert.equal(progress[1], 0);
  });

  it('the progress of advice counts an order of losses and the decisions after the first dice, if the side has them', () => {
    const advised = createRaidAdvice({});
    const count = (more: Partial<SideAdvice>) => {
      const step = adviseSide(createOrderedRaid({}), { ...advised, ...more }, 'hit', { runs: 10, seed: 1 }).next();
      assert.ok(!step.done);
      return step.value.total - advised.alternatives.length;
    };
    const losses = {
      writtenOrder: [],
      titles: {},
      createCombat: () => assert.fail(),
      createEdits: () => assert.fail(),
    };
    const createSituations = () => assert.fail();
    assert.deepEqual(
      [count({}), count({ losses }), count({ createSituations }), count({ losses, createSituations })],
      [3, 4, 4, 5],
    );
    assert.equal(count({ alternatives: [] }), 3 - advised.alternatives.length);
  });
});
