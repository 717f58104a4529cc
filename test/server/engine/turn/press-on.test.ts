import assert from 'node:assert/strict';
import fc from 'fast-check';
import type { Combat, State } from '../../../../server/src/engine/combat';
import { exact } from '../../../../server/src/engine/exact';
import { mean, measuredInSlices } from '../../../../server/src/engine/outcome';
import { finish } from '../../../../server/src/engine/progress';
import { pressingOn } from '../../../../server/src/engine/turn/press-on';
import type { PressingOn, Worth } from '../../../../server/src/engine/turn/press-on';
import type { Stage, Turn } from '../../../../server/src/engine/turn/turn';
import { turnOf, turnPlans } from './random-turn';

/** The expected first measure of a combat, less the price of fighting it. */
const worth: Worth = function* (_, combat, outcomes) {
  return mean(yield* measuredInSlices(outcomes, combat, combat.measures[0]!)) - 1;
};

/** A die that may reduce the counter that the next stage starts with; the gain depends on the counter. */
function round(id: string, optional: boolean): Stage {
  const combat = ([left = 0]: State): Combat => ({
    title: id,
    counters: [
      { name: 'left', title: 'left', max: 2 },
      { name: 'won', title: 'won', max: 3 },
    ],
    start: [left, 0],
    steps: [
      {
        kind: 'roll',
        ...{ id: 'fight', title: 'fight', rules: [], by: 'a' },
        dice: () => ({ count: 1, sides: 6 }),
        apply: ([now = 0], total) => [total <= 3 ? Math.max(0, now - 1) : now, total >= 3 ? now + 1 : 0],
      },
    ],
    measures: [{ path: ['won'], title: 'won', read: ([, won = 0]) => won }],
    summary: () => '',
  });
  return { id, title: id, involves: [0], optional, combat, leaves: (_, [left = 0]) => [left], gains: () => [] };
}

const chase: Turn = {
  title: 'chase',
  counters: [{ name: 'left', title: 'left', max: 2 }],
  start: [2],
  stages: [round('0/first', false), round('1/second', true), round('2/third', true)],
  totals: [],
};

/** The value of the turn under a policy that stops in the given states, each as `stage state`. Walks every path. */
function worthOf(turn: Turn, ended: ReadonlySet<string>, index = 0, state: State = turn.start): number {
  const stage = turn.stages[index];
  if (!stage || (stage.optional === true && ended.has(`${stage.id} ${state.join()}`))) return 0;
  const combat = stage.combat(state);
  const outcomes = finish(exact(combat));
  assert.ok('ends' in outcomes);
  return outcomes.ends.reduce(
    (sum, end) => sum + end.share * worthOf(turn, ended, index + 1, stage.leaves!(state, end.state, combat)),
    finish(worth(stage, combat, outcomes)),
  );
}

function solved(turn: Turn): PressingOn {
  const found = finish(pressingOn(turn, worth));
  assert.ok(found && !('tooLarge' in found));
  return found;
}

describe('optimal stopping', () => {
  it('decides as well as the best of all policies in every state', () => {
    const { crossroads, best, asOrdered } = solved(chase);
    const keys = chase.stages.slice(1).flatMap(({ id }) => [0, 1, 2].map((left) => `${id} ${left}`));
    const all = Array.from({ length: 2 ** keys.length }, (_, choice) =>
      worthOf(chase, new Set(keys.filter((__, index) => (choice & (1 << index)) > 0))),
    );
    assert.ok(Math.abs(Math.max(...all) - best) < 1e-12);
    assert.ok(Math.abs(worthOf(chase, new Set()) - asOrdered) < 1e-12);
    const ended = crossroads.filter(({ goOn, stop }) => stop > goOn);
    assert.ok(ended.length > 0 && ended.length < crossroads.length);
    const policy = new Set(ended.map(({ stage, state }) => `${stage} ${state.join()}`));
    assert.ok(Math.abs(worthOf(chase, policy) - best) < 1e-12);
    for (const { id } of chase.stages.slice(1)) {
      const here = crossroads.filter(({ stage }) => stage === id);
      assert.ok(Math.abs(here.reduce((sum, { chance }) => sum + chance, 0) - 1) < 1e-12);
    }
  });

  it('offers no decision if no stage is optional or a mandatory later stage depends on it', () => {
    assert.equal(finish(pressingOn({ ...chase, stages: [round('0/first', false)] }, worth)), undefined);
    const tied = [...chase.stages, round('3/after', false)];
    assert.equal(finish(pressingOn({ ...chase, stages: tied }, worth)), undefined);
    const apart: Stage = { ...round('3/after', false), involves: [], combat: () => round('', false).combat([2]) };
    const { leaves: _, ...free } = apart;
    const more = solved({ ...chase, stages: [...chase.stages, free] });
    const after = finish(exact(free.combat([])));
    assert.ok('ends' in after);
    const own = finish(worth(free, free.combat([]), after));
    assert.ok(Math.abs(more.best - solved(chase).best - own) < 1e-12);
    assert.ok(more.crossroads.every(({ stop }) => Math.abs(stop - own) < 1e-12));
  });

  it('optimal stopping never loses against the orders', () => {
    fc.assert(
      fc.property(turnPlans(), (plan) => {
        const stated = turnOf(plan);
        const turn = { ...stated, stages: stated.stages.map((stage, at) => ({ ...stage, optional: at > 0 })) };
        const found = finish(pressingOn(turn, worth));
        if (found === undefined) return;
        assert.ok(!('tooLarge' in found));
        assert.ok(found.best >= found.asOrdered - 1e-9);
      }),
      { numRuns: 100 },
    );
  });
});
