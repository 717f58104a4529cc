import assert from 'node:assert/strict';
import fc from 'fast-check';
import { convolve, mergeChances, sumProbabilities, mean } from '../../../../server/src/dice/distribution';
import type { Distribution } from '../../../../server/src/dice/distribution';
import type { State } from '../../../../server/src/engine/combat';
import { computeExactOdds } from '../../../../server/src/engine/exact';
import type { TooLarge } from '../../../../server/src/engine/exact';
import { computeMeasureDistribution } from '../../../../server/src/engine/outcome';
import type { ExactOutcomes, Outcomes } from '../../../../server/src/engine/outcome';
import { runToEnd } from '../../../../server/src/engine/progress';
import { isSameState } from '../../../../server/src/engine/state-space';
import { computeExactTurn } from '../../../../server/src/engine/turn/exact';
import type { ExactTurn } from '../../../../server/src/engine/turn/outcome';
import { sampleTurn } from '../../../../server/src/engine/turn/sample';
import { traceTurn } from '../../../../server/src/engine/turn/trace';
import { listUnusedCounters, computeGains, listTotalMeasures } from '../../../../server/src/engine/turn/turn';
import type { Stage, Turn } from '../../../../server/src/engine/turn/turn';
import { counterIndex, decide, createHunt, salvos, search } from '../hunt';
import { createWideCombat } from '../wide';
import { createTurn, createTurnPlans } from './random-turn';

function assertComplete<T extends object>(odds: T | TooLarge): T {
  assert.ok(!('tooLarge' in odds));
  return odds;
}

const computeOdds = (turn: Turn): ExactTurn => assertComplete(runToEnd(computeExactTurn(turn)));
const computeEnds = (stage: Stage, state: State): ExactOutcomes =>
  assertComplete(runToEnd(computeExactOdds(stage.createCombat(state))));

function measureTotals(turn: Turn, outcomes: Outcomes): readonly Distribution[] {
  const measures = listTotalMeasures(turn);
  return measures.map((measure) => computeMeasureDistribution(outcomes, { measures }, measure));
}

function assertSame(actual: Distribution, expected: Distribution, tolerance = 1e-12): void {
  for (const { value, share: probability } of [
    ...actual,
    ...expected.map(({ value, share: expectedProbability }) => ({ value, share: -expectedProbability })),
  ]) {
    const other = (probability < 0 ? actual : expected).find((chance) => chance.value === value)?.share ?? 0;
    assert.ok(
      Math.abs(Math.abs(probability) - other) < tolerance,
      `${value}: ${Math.abs(probability)} is not ${other}`,
    );
  }
}

/** Every path through a turn, without merging. Slow, but simple enough to trust. */
function enumeratePaths(turn: Turn): readonly { readonly totals: readonly number[]; readonly probability: number }[] {
  const paths: { totals: readonly number[]; probability: number }[] = [];
  const walk = (index: number, state: State, totals: readonly number[], probability: number): void => {
    const stage = turn.stages[index];
    if (stage === undefined) return void paths.push({ totals, probability });
    if (stage.takesPlace?.(state) === false) return walk(index + 1, state, totals, probability);
    const combat = stage.createCombat(state);
    for (const end of computeEnds(stage, state).ends) {
      const gained = computeGains(turn, stage.listGains(combat, state), end.state);
      const nextState = stage.carryOver?.(state, end.state, combat) ?? state;
      walk(
        index + 1,
        nextState,
        totals.map((total, at) => total + gained[at]!),
        probability * end.probability,
      );
    }
  };
  walk(
    0,
    turn.start,
    turn.totals.map(() => 0),
    1,
  );
  return paths;
}

describe('turn', () => {
  it('a turn of one combat has the odds of the combat', () => {
    fc.assert(
      fc.property(createTurnPlans({ maxStages: 1 }), (plan) => {
        const stage = { ...plan.stages[0]!, isGuarded: false };
        const turn = createTurn({ ...plan, totals: 3, stages: [{ ...stage, totals: [0, 1, 2] }] });
        const { outcomes, stages } = computeOdds(turn);
        const combat = turn.stages[0]!.createCombat(turn.start);
        const alone = computeEnds(turn.stages[0]!, turn.start);
        for (const [index, total] of measureTotals(turn, outcomes).entries())
          assertSame(
            total,
            computeMeasureDistribution(alone, combat, combat.measures[index % combat.measures.length]!),
          );
        assert.deepEqual(
          stages[0]!.parts.map(({ probability }) => probability),
          [1],
        );
        assert.deepEqual(stages[0]!.parts[0]!.outcomes, alone);
      }),
      { numRuns: 200 },
    );
  });

  it('totals of independent combats are their convolution', () => {
    fc.assert(
      fc.property(createTurnPlans({ involves: 0, maxStages: 5 }), (plan) => {
        const turn = createTurn({
          ...plan,
          totals: 1,
          stages: plan.stages.map((stage) => ({ ...stage, totals: [0] })),
        });
        const { outcomes } = computeOdds(turn);
        const parts = turn.stages.map((stage) =>
          computeMeasureDistribution(
            computeEnds(stage, turn.start),
            stage.createCombat(turn.start),
            stage.createCombat(turn.start).measures[0]!,
          ),
        );
        assertSame(measureTotals(turn, outcomes)[0]!, parts.reduce(convolve));
        assert.equal(outcomes.ends.length, 1);
      }),
      { numRuns: 200 },
    );
  });

  it('exact odds of a turn equal a walk over every path and sum to 1', () => {
    fc.assert(
      fc.property(createTurnPlans(), (plan) => {
        const turn = createTurn(plan);
        const { outcomes, stages } = computeOdds(turn);
        const paths = enumeratePaths(turn);
        assert.ok(Math.abs(outcomes.mass - 1) < 1e-12);
        for (const [index, total] of measureTotals(turn, outcomes).entries()) {
          assert.ok(Math.abs(sumProbabilities(total) - 1) < 1e-12);
          assertSame(
            total,
            mergeChances(paths.map(({ totals, probability }) => ({ value: totals[index]!, share: probability }))),
            1e-11,
          );
          const gained = stages.reduce((sum, stage) => sum + stage.gained[index]!, 0);
          assert.ok(Math.abs(gained - mean(total)) < 1e-9);
        }
      }),
      { numRuns: 150 },
    );
  });

  it('sampled odds of a turn come near its exact odds', () => {
    const runs = 2_000;
    fc.assert(
      fc.property(createTurnPlans(), fc.integer(), (plan, seed) => {
        const turn = createTurn(plan);
        const { outcomes, stages } = runToEnd(sampleTurn(turn, seed, runs));
        const exactOdds = computeOdds(turn);
        assert.ok(Math.abs(outcomes.ends.reduce((sum, { probability }) => sum + probability, 0) - 1) < 1e-9);
        // Six standard deviations at most.
        for (const [index, total] of measureTotals(turn, outcomes).entries())
          assertSame(total, measureTotals(turn, exactOdds.outcomes)[index]!, 6 * Math.sqrt(0.25 / runs));
        for (const [index, { parts }] of stages.entries()) {
          const [sampled, exactly] = [parts, exactOdds.stages[index]!.parts].map((all) =>
            all.reduce((sum, { probability }) => sum + probability, 0),
          );
          assert.ok(Math.abs(sampled! - exactly!) < 6 * Math.sqrt(0.25 / runs));
        }
        assert.deepEqual(outcomes, runToEnd(sampleTurn(turn, seed, runs)).outcomes);
      }),
      { numRuns: 30 },
    );
  });

  it('traces a turn along a path of positive probability', () => {
    fc.assert(
      fc.property(createTurnPlans(), fc.integer(), (plan, seed) => {
        const turn = createTurn(plan);
        const traced = traceTurn(turn, ({ id }) => ({ seed, name: id }));
        assert.ok(traced.isComplete);
        assert.equal(traced.stages.length, turn.stages.length);
        let state = turn.start;
        for (const { stage, before, after, simulation } of traced.stages) {
          assert.deepEqual(before, state);
          if (simulation)
            assert.ok(computeEnds(stage, before).ends.some(({ state: end }) => isSameState(end, simulation.trace.end)));
          state = after;
        }
        const totals = measureTotals(turn, computeOdds(turn).outcomes);
        for (const [index, total] of traced.totals.entries())
          assert.ok(totals[index]!.some(({ value, share: probability }) => value === total && probability > 0));
      }),
      { numRuns: 150 },
    );
  });
});

const huntStage: Stage = {
  id: 'hunt',
  title: 'Hunt',
  involves: [0],
  createCombat: (state) => ({ ...createHunt(), start: [0, state[0]!, 0] }),
  carryOver: (state, end) => [state[0]! - end[counterIndex.hits]!],
  listGains: () => [{ total: 0, measure: { read: (end) => end[counterIndex.hits]! } }],
};

const chase: Turn = {
  title: 'Chase',
  counters: [{ name: 'ships', title: 'ships', max: 3 }],
  start: [3],
  stages: [huntStage, { ...huntStage, id: 'again', takesPlace: ([ships]) => ships! > 0 }],
  totals: [{ path: ['hits'], title: 'hits' }],
};

describe('chase of two hunts', () => {
  it('begins the second hunt with the ships left by the first', () => {
    const { outcomes, stages } = computeOdds(chase);
    const [first, again] = stages;
    assert.deepEqual(
      again!.parts.map(({ combat }) => combat.start[counterIndex.ships]),
      [3, 2, 1],
    );
    // Three salvos hit six times in ten with one in six each.
    assert.ok(Math.abs(first!.gained[0]! - 0.3) < 1e-12);
    const takesPlace = again!.parts.reduce((sum, { probability }) => sum + probability, 0);
    assert.ok(Math.abs(takesPlace - (1 - 0.6 / 216)) < 1e-12);
    assert.ok(Math.abs(mean(measureTotals(chase, outcomes)[0]!) - (0.3 + (3 - 0.3) * 0.1)) < 1e-12);
  });

  it('stops the trace of a turn at a missing die and marks it incomplete', () => {
    const { stages, isComplete } = traceTurn(chase, ({ id }) => (id === 'hunt' ? { seed: 1 } : { table: [1, 6, 6] }));
    assert.ok(!isComplete);
    assert.equal(stages.length, 2);
    assert.ok(stages[1]!.simulation?.trace.pendingRoll);
    assert.deepEqual(stages[1]!.totals, stages[0]!.totals);
  });

  it('exact odds of a turn pause and give up beyond a limit', () => {
    const odds = runToEnd(computeExactTurn(chase, { limit: 20 }));
    assert.ok('tooLarge' in odds && odds.states > 20);
    for (const calculation of [computeExactTurn({ ...chase, stages: [wideStage] }), sampleTurn(chase, 1, 5_000)]) {
      let pauses = 0;
      for (let step = calculation.next(); !step.done; step = calculation.next()) {
        assert.ok(step.value.done <= step.value.total);
        pauses++;
      }
      assert.ok(pauses > 10);
    }
  });

  it('rejects ill-formed turns', () => {
    const createFaultyTurn = (stage: Partial<Stage>): Turn => ({ ...chase, stages: [{ ...huntStage, ...stage }] });
    assert.throws(() => computeOdds(createFaultyTurn({ carryOver: () => [4] })), /set ships to 4/);
    assert.throws(() => computeOdds(createFaultyTurn({ involves: [] })), /`involves` does not list/);
    assert.throws(
      () => computeOdds(createFaultyTurn({ listGains: () => [{ total: 0, measure: { read: () => 0.5 } }] })),
      /cannot be added/,
    );
    assert.throws(() => runToEnd(sampleTurn(chase, 1, 0)), RangeError);
    assert.throws(() => traceTurn({ ...chase, start: [4] }, () => ({ seed: 1 })), RangeError);
  });
});

const wideStage: Stage = {
  id: 'wide',
  title: 'Wide',
  involves: [],
  createCombat: () => createWideCombat(4, 8),
  listGains: ({ measures }) => measures.map((measure) => ({ total: 0, measure })),
};

describe('totals of marginalised counters', () => {
  const early = createHunt([search, decide, salvos]);
  const closing = {
    ...early,
    steps: [
      ...early.steps,
      {
        kind: 'update' as const,
        id: 'close',
        title: 'close',
        rules: [],
        apply: (state: State) => state,
        marginalises: [counterIndex.hits],
      },
    ],
    measures: early.measures.map((measure, index) =>
      index === counterIndex.hits ? { ...measure, readAfterStep: 'close' } : measure,
    ),
    outline: () => '',
  };
  const stage: Stage = {
    ...huntStage,
    involves: [],
    carryOver: undefined,
    createCombat: () => closing,
    listGains: ({ measures }) => [{ total: 0, measure: measures[counterIndex.hits]! }],
  };

  it('totals of marginalised counters equal those of open ones', () => {
    const open = computeOdds({
      ...chase,
      stages: [
        { ...stage, createCombat: () => early },
        { ...stage, id: 'b', createCombat: () => early },
      ],
    });
    const closed = computeOdds({ ...chase, stages: [stage, { ...stage, id: 'b' }] });
    assertSame(measureTotals(chase, closed.outcomes)[0]!, measureTotals(chase, open.outcomes)[0]!);
  });

  it('rejects totals of marginalised counters that the turn carries over or does not measure', () => {
    const carryingStage = { ...stage, carryOver: (state: State) => state };
    assert.throws(() => computeOdds({ ...chase, stages: [carryingStage] }), /marginalises counters/);
    const foreign = { ...stage, listGains: () => [{ total: 0, measure: { read: () => 0, readAfterStep: 'close' } }] };
    assert.throws(() => computeOdds({ ...chase, stages: [foreign] }), /marginalises counters/);
  });
});

describe('counters unused after a stage', () => {
  it('a stage drops the counters that no later stage involves', () => {
    assert.deepEqual(listUnusedCounters(chase, chase.stages[0]!), []);
    assert.deepEqual(listUnusedCounters(chase, chase.stages[1]!), [0]);
  });
});
