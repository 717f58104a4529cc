import assert from 'node:assert/strict';
import fc from 'fast-check';
import type { Combat, State } from '../../../../server/src/engine/combat';
import { computeExactOdds } from '../../../../server/src/engine/exact';
import { mean, computeMeasureDistributionInSlices } from '../../../../server/src/engine/outcome';
import { runToEnd } from '../../../../server/src/engine/progress';
import { solveOptimalStopping } from '../../../../server/src/engine/turn/optimal-stopping';
import type { OptimalStopping, ValueFunction } from '../../../../server/src/engine/turn/optimal-stopping';
import type { Stage, Turn } from '../../../../server/src/engine/turn/turn';
import { createTurn, createTurnPlans } from './random-turn';

/** The expected first measure of a combat, less the price of fighting it. */
const evaluate: ValueFunction = function* (_, combat, outcomes) {
  return mean(yield* computeMeasureDistributionInSlices(outcomes, combat, combat.measures[0]!)) - 1;
};

/** A die that may reduce the counter that the next stage starts with; the gain depends on the counter. */
function createRound(id: string, optional: boolean): Stage {
  const createCombat = ([remaining = 0]: State): Combat => ({
    title: id,
    counters: [
      { name: 'left', title: 'left', max: 2 },
      { name: 'won', title: 'won', max: 3 },
    ],
    start: [remaining, 0],
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
  return {
    id,
    title: id,
    involves: [0],
    optional,
    createCombat: createCombat,
    carryOver: (_, [remaining = 0]) => [remaining],
    listGains: () => [],
  };
}

const chase: Turn = {
  title: 'chase',
  counters: [{ name: 'left', title: 'left', max: 2 }],
  start: [2],
  stages: [createRound('0/first', false), createRound('1/second', true), createRound('2/third', true)],
  totals: [],
};

/** The value of the turn under a policy that stops in the given states, each as `stage state`. Walks every path. */
function computeTurnValue(
  turn: Turn,
  stoppedStates: ReadonlySet<string>,
  index = 0,
  state: State = turn.start,
): number {
  const stage = turn.stages[index];
  if (!stage || (stage.optional === true && stoppedStates.has(`${stage.id} ${state.join()}`))) return 0;
  const combat = stage.createCombat(state);
  const outcomes = runToEnd(computeExactOdds(combat));
  assert.ok('ends' in outcomes);
  return outcomes.ends.reduce(
    (sum, end) =>
      sum +
      end.probability * computeTurnValue(turn, stoppedStates, index + 1, stage.carryOver!(state, end.state, combat)),
    runToEnd(evaluate(stage, combat, outcomes)),
  );
}

function solve(turn: Turn): OptimalStopping {
  const result = runToEnd(solveOptimalStopping(turn, evaluate));
  assert.ok(result && !('tooLarge' in result));
  return result;
}

describe('optimal stopping', () => {
  it('decides as well as the best of all policies in every state', () => {
    const { decisionPoints, best, asOrdered } = solve(chase);
    const keys = chase.stages.slice(1).flatMap(({ id }) => [0, 1, 2].map((remaining) => `${id} ${remaining}`));
    const all = Array.from({ length: 2 ** keys.length }, (_, choice) =>
      computeTurnValue(chase, new Set(keys.filter((__, index) => (choice & (1 << index)) > 0))),
    );
    assert.ok(Math.abs(Math.max(...all) - best) < 1e-12);
    assert.ok(Math.abs(computeTurnValue(chase, new Set()) - asOrdered) < 1e-12);
    const stoppedPoints = decisionPoints.filter(({ continueValue, stopValue }) => stopValue > continueValue);
    assert.ok(stoppedPoints.length > 0 && stoppedPoints.length < decisionPoints.length);
    const policy = new Set(stoppedPoints.map(({ stage, state }) => `${stage} ${state.join()}`));
    assert.ok(Math.abs(computeTurnValue(chase, policy) - best) < 1e-12);
    for (const { id } of chase.stages.slice(1)) {
      const stagePoints = decisionPoints.filter(({ stage }) => stage === id);
      assert.ok(Math.abs(stagePoints.reduce((sum, { chance }) => sum + chance, 0) - 1) < 1e-12);
    }
  });

  it('lists where to decide in the order of the turn, the likeliest state of each combat first', () => {
    const { decisionPoints } = solve(chase);
    const stages = decisionPoints.map(({ stage }) => stage);
    assert.deepEqual(
      [...new Set(stages)],
      chase.stages.slice(1).map(({ id }) => id),
    );
    for (const [index, { stage, chance }] of decisionPoints.entries()) {
      const next = decisionPoints[index + 1];
      assert.ok(next?.stage !== stage || next.chance <= chance, `${stage}: ${chance}`);
    }
    assert.ok(new Set(decisionPoints.map(({ chance }) => chance)).size > 1);
  });

  it('gives up on a turn with more states than its limit', () => {
    const solveUpTo = (limit: number) => runToEnd(solveOptimalStopping(chase, evaluate, { limit }));
    const statesOfCombats = Array.from({ length: 200 }, (_, limit) => limit).find((limit) => {
      const result = solveUpTo(limit);
      return result !== undefined && !('tooLarge' in result);
    })!;
    assert.ok(statesOfCombats > 10);
    const tooLarge = solveUpTo(statesOfCombats - 1);
    assert.ok(tooLarge !== undefined && 'tooLarge' in tooLarge && tooLarge.states >= statesOfCombats);
  });

  it('offers no decision if no stage is optional or a mandatory later stage depends on it', () => {
    assert.equal(
      runToEnd(solveOptimalStopping({ ...chase, stages: [createRound('0/first', false)] }, evaluate)),
      undefined,
    );
    const tied = [...chase.stages, createRound('3/after', false)];
    assert.equal(runToEnd(solveOptimalStopping({ ...chase, stages: tied }, evaluate)), undefined);
    const independentStage: Stage = {
      ...createRound('3/after', false),
      involves: [],
      createCombat: () => createRound('', false).createCombat([2]),
    };
    const { carryOver: _, ...free } = independentStage;
    const more = solve({ ...chase, stages: [...chase.stages, free] });
    const after = runToEnd(computeExactOdds(free.createCombat([])));
    assert.ok('ends' in after);
    const freeValue = runToEnd(evaluate(free, free.createCombat([]), after));
    assert.ok(Math.abs(more.best - solve(chase).best - freeValue) < 1e-12);
    assert.ok(more.decisionPoints.every(({ stopValue }) => Math.abs(stopValue - freeValue) < 1e-12));
  });

  it('optimal stopping never loses against the orders', () => {
    fc.assert(
      fc.property(createTurnPlans(), (plan) => {
        const statedTurn = createTurn(plan);
        const turn = { ...statedTurn, stages: statedTurn.stages.map((stage, at) => ({ ...stage, optional: at > 0 })) };
        const result = runToEnd(solveOptimalStopping(turn, evaluate));
        if (result === undefined) return;
        assert.ok(!('tooLarge' in result));
        assert.ok(result.best >= result.asOrdered - 1e-9);
      }),
      { numRuns: 100 },
    );
  });
});
