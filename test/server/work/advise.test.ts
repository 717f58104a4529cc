import assert from 'node:assert/strict';
import type { Combat, State, Update } from '../../../server/src/engine/combat';
import { computeChance, computeMean } from '../../../server/src/engine/outcome';
import { computeExactOdds } from '../../../server/src/engine/exact';
import { runToEnd } from '../../../server/src/engine/progress';
import type { SideAdvice } from '../../../server/src/model/advice';
import type { Edit } from '../../../server/src/model/edit';
import { adviseSide } from '../../../server/src/work/advise';
import { performTask } from '../../../server/src/work/perform-task';
import type { FindEntry } from '../../../server/src/work/perform-task';
import type { AdviceTask } from '../../../server/src/work/task';
import { createSkirmish } from '../../support/skirmish';
import { createTask } from './combats';
import { withTooLargePreparation } from './raid';

const combat = createSkirmish();
const winner = combat.labels![0]!.read;
const swing = combat.measures.find(({ subject }) => subject?.kind === 'value')!.read;

const attacker: SideAdvice = {
  side: 'attacker',
  aims: [
    {
      id: 'win',
      title: 'chance of winning',
      unit: 'chance',
      getQuantity: () => (end) => Number(winner(end) === 'attacker'),
    },
    { id: 'value', title: 'net IPC gain', unit: 'IPC', getQuantity: () => swing },
  ],
  alternatives: [
    {
      id: 'retreat',
      group: 'retreat',
      title: 'retreat',
      createCombat: () => createSkirmish({ retreat: true }),
      createEdits: () => [],
    },
  ],
};

const findEntry: FindEntry = () => ({ build: () => combat, listAdvice: () => [attacker] });
const adviceTask: AdviceTask = { ...createTask('skirmish'), kind: 'advice', side: 'attacker', aim: 'win' };

describe('advice', () => {
  const computeOdds = (battle: ReturnType<typeof createSkirmish>) => {
    const outcomes = runToEnd(computeExactOdds(battle));
    assert.ok('ends' in outcomes);
    return outcomes;
  };

  it('values the written orders and each alternative', () => {
    const advice = runToEnd(performTask(adviceTask, findEntry));
    assert.deepEqual([advice.method, advice.dropped, advice.estimated, advice.leftOut], ['exact', 0, [], []]);
    assert.equal(
      advice.asOrdered,
      computeMean(computeOdds(combat), (end) => Number(winner(end) === 'attacker')),
    );
    assert.deepEqual(
      advice.alternatives.map(({ id }) => id),
      ['retreat'],
    );
    const retreating = computeChance(
      computeOdds(createSkirmish({ retreat: true })),
      (end) => winner(end) === 'attacker',
    );
    assert.ok(Math.abs(advice.alternatives[0]!.value - retreating) < 1e-12);
    assert.ok(retreating < advice.asOrdered);
  });

  it('writes no orders together of which one may contradict the other, and says that not all were compared', () => {
    const [retreat] = attacker.alternatives;
    const orders = ['squadrons', 'targets', 'dive'].map((group) => ({
      ...retreat!,
      ...{ id: group, group, title: group },
      createEdits: () => [{ edit: 'set', owner: {}, key: group, value: true }] as const,
    }));
    const variants: string[] = [];
    const createVariant = (edits: readonly Edit[]) => {
      variants.push(edits.map((edit) => ('key' in edit ? String(edit.key) : '')).join(' '));
      return combat;
    };
    const compare = (exclusiveGroups: readonly string[]) => {
      variants.length = 0;
      const advised = { ...attacker, alternatives: orders, exclusiveGroups };
      const { combinations } = runToEnd(adviseSide(combat, advised, 'win', { runs: 10, seed: 1 }, createVariant));
      return { variants: [...variants], ...combinations };
    };
    assert.deepEqual(compare(['targets']), {
      variants: ['squadrons targets', 'squadrons dive', 'targets dive'],
      ...{ compared: 3, isComplete: true },
    });
    assert.deepEqual(compare(['squadrons', 'targets']), {
      variants: ['squadrons dive', 'targets dive'],
      ...{ compared: 2, isComplete: false },
    });
  });

  it('lists the estimates that a decision rests on', () => {
    const guess: Update = {
      kind: 'update',
      id: 'guess',
      title: 'guess',
      rules: [],
      apply: (state) => state,
      bases: () => [{ kind: 'estimate', name: 'chance of winning' }],
    };
    const estimating = { ...combat, steps: [...combat.steps, guess] };
    const advice = runToEnd(performTask(adviceTask, () => ({ build: () => estimating, listAdvice: () => [attacker] })));
    assert.deepEqual([advice.method, advice.estimated], ['exact', ['chance of winning']]);
    assert.equal(advice.asOrdered, runToEnd(performTask(adviceTask, findEntry)).asOrdered);
  });

  it('computes the other alternatives exactly if one of them needs estimates', () => {
    const large = withTooLargePreparation(createSkirmish({ retreat: true }));
    const [retreat] = attacker.alternatives;
    const alternatives = [{ ...retreat!, createCombat: () => large }, retreat!];
    const advice = runToEnd(
      performTask(adviceTask, () => ({ build: () => combat, listAdvice: () => [{ ...attacker, alternatives }] })),
    );
    const [estimated, exactly] = advice.alternatives;
    assert.equal(advice.method, 'sampled');
    assert.notEqual(estimated!.value, exactly!.value);
    assert.equal(exactly!.value, runToEnd(performTask(adviceTask, findEntry)).alternatives[0]!.value);
  });

  it('a quick answer skips decisions, orders of losses and alternatives that need preparation', () => {
    const advice = runToEnd(performTask({ ...adviceTask, quick: true, runs: 100_000 }, findEntry));
    const whole = runToEnd(performTask(adviceTask, findEntry));
    assert.deepEqual([advice.isFirst, advice.play, advice.losses], [true, undefined, undefined]);
    assert.ok(Math.abs(advice.asOrdered - whole.asOrdered) < 1e-2);
    const needsPreparation = ({ id }: { readonly id: string }): boolean =>
      attacker.alternatives.find((alternative) => alternative.id === id)!.createCombat().prepare !== undefined;
    const listIds = (items: readonly { readonly id: string }[]) => items.map(({ id }) => id);
    assert.deepEqual(
      listIds(advice.alternatives),
      listIds(whole.alternatives.filter((alternative) => !needsPreparation(alternative))),
    );
  });

  it('a quick answer for a large battle is truncated', () => {
    const large = createSkirmish({ subs: 15, fighters: 5, destroyers: 15, battleships: 5 });
    const findLarge = () => ({ build: () => large, listAdvice: () => [{ ...attacker, alternatives: [] }] });
    const first = runToEnd(performTask({ ...adviceTask, quick: true }, findLarge));
    assert.equal(first.method, 'truncated');
    assert.ok(first.dropped > 0 && first.dropped < 1e-2);
  });

  it('values another aim of the side besides the first', () => {
    const [win] = attacker.aims;
    const lose = { ...win!, id: 'lose', getQuantity: () => (end: State) => Number(winner(end) !== 'attacker') };
    const both = { ...attacker, aims: [win!, lose] };
    const { asOrdered, secondAim, alternatives } = runToEnd(
      performTask(adviceTask, () => ({ build: () => combat, listAdvice: () => [both] })),
    );
    assert.equal(secondAim?.aim, 'lose');
    assert.ok(Math.abs(asOrdered + secondAim.asOrdered - 1) < 1e-9);
    assert.ok(Math.abs(alternatives[0]!.value + alternatives[0]!.secondValue! - 1) < 1e-9);
  });

  describe('large battle', () => {
    const large = createSkirmish({ subs: 40, fighters: 10, destroyers: 40, battleships: 10 });
    const losses = {
      writtenOrder: ['sub', 'ftr'],
      titles: { sub: 'submarines', ftr: 'fighters' },
      createCombat: () => large,
      createEdits: () => [],
    };
    const computeAdvice = (battle: Combat, more: Partial<SideAdvice> = {}) =>
      runToEnd(
        performTask(adviceTask, () => ({
          build: () => battle,
          listAdvice: () => [{ ...attacker, alternatives: [], losses, ...more }],
        })),
      );

    it('reports the dropped probability of a large battle', () => {
      const { method, dropped, leftOut } = computeAdvice(large);
      assert.equal(method, 'truncated');
      assert.ok(dropped > 0 && dropped < 1e-6, String(dropped));
      assert.deepEqual(leftOut, ['play']);
    });

    it('reports that it left out decisions of a large battle', () => {
      const { play, leftOut } = computeAdvice(large);
      assert.deepEqual([play, leftOut], [undefined, ['play']]);
    });

    it('reports that it left out orders of losses that need estimates', () => {
      const advice = computeAdvice(withTooLargePreparation(createSkirmish()));
      assert.deepEqual([advice.method, advice.losses, advice.leftOut], ['sampled', undefined, ['losses']]);
      assert.deepEqual(
        computeAdvice(withTooLargePreparation(createSkirmish()), { losses: { ...losses, writtenOrder: ['sub'] } })
          .leftOut,
        [],
      );
    });
  });

  it('values orders by the requested aim', () => {
    const advice = runToEnd(performTask({ ...adviceTask, aim: 'value' }, findEntry));
    assert.equal(advice.asOrdered, computeMean(computeOdds(combat), swing));
  });

  it('reports how many combats it has compared', () => {
    let last = 0;
    for (const calculation = performTask(adviceTask, findEntry); ;) {
      const { done, value } = calculation.next();
      if (done) break;
      assert.deepEqual([value.total, value.unit], [4, 'combats']);
      assert.ok(value.done >= last && value.done <= value.total);
      last = value.done;
    }
    assert.ok(last >= 1);
  });

  it('throws for a side or an aim without advice', () => {
    assert.throws(
      () => runToEnd(performTask({ ...adviceTask, side: 'neutral' }, findEntry)),
      /no advice for the side "neutral"/,
    );
    assert.throws(() => runToEnd(performTask({ ...adviceTask, aim: 'glory' }, findEntry)), /no aim "glory"/);
  });
});
