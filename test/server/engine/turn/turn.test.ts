import assert from 'node:assert/strict';
import fc from 'fast-check';
import { convolve, gather, mass, mean } from '../../../../server/src/dice/distribution';
import type { Distribution } from '../../../../server/src/dice/distribution';
import type { State } from '../../../../server/src/engine/combat';
import { exact } from '../../../../server/src/engine/exact';
import type { TooLarge } from '../../../../server/src/engine/exact';
import { measured } from '../../../../server/src/engine/outcome';
import type { ExactOutcomes, Outcomes } from '../../../../server/src/engine/outcome';
import { finish } from '../../../../server/src/engine/progress';
import { sameState } from '../../../../server/src/engine/space';
import { exactTurn } from '../../../../server/src/engine/turn/exact';
import type { ExactTurn } from '../../../../server/src/engine/turn/outcome';
import { sampleTurn } from '../../../../server/src/engine/turn/sample';
import { traceTurn } from '../../../../server/src/engine/turn/trace';
import { forgottenAfter, gainedAt, measuresOf } from '../../../../server/src/engine/turn/turn';
import type { Stage, Turn } from '../../../../server/src/engine/turn/turn';
import { at, decide, hunt, salvos, search } from '../hunt';
import { wide } from '../wide';
import { turnOf, turnPlans } from './random-turn';

function whole<T extends object>(odds: T | TooLarge): T {
  assert.ok(!('tooLarge' in odds));
  return odds;
}

const oddsOf = (turn: Turn): ExactTurn => whole(finish(exactTurn(turn)));
const endsOf = (stage: Stage, state: State): ExactOutcomes => whole(finish(exact(stage.combat(state))));

function totalsIn(turn: Turn, outcomes: Outcomes): readonly Distribution[] {
  const measures = measuresOf(turn);
  return measures.map((measure) => measured(outcomes, { measures }, measure));
}

function same(found: Distribution, known: Distribution, tolerance = 1e-12): void {
  for (const { value, share } of [...found, ...known.map(({ value, share }) => ({ value, share: -share }))]) {
    const other = (share < 0 ? found : known).find((one) => one.value === value)?.share ?? 0;
    assert.ok(Math.abs(Math.abs(share) - other) < tolerance, `${value}: ${Math.abs(share)} is not ${other}`);
  }
}

/** Every path through a turn, without merging. Slow, but simple enough to trust. */
function allWays(turn: Turn): readonly { readonly totals: readonly number[]; readonly share: number }[] {
  const ways: { totals: readonly number[]; share: number }[] = [];
  const go = (index: number, state: State, totals: readonly number[], share: number): void => {
    const stage = turn.stages[index];
    if (stage === undefined) return void ways.push({ totals, share });
    if (stage.when?.(state) === false) return go(index + 1, state, totals, share);
    const combat = stage.combat(state);
    for (const end of endsOf(stage, state).ends) {
      const gained = gainedAt(turn, stage.gains(combat, state), end.state);
      const left = stage.leaves?.(state, end.state, combat) ?? state;
      go(
        index + 1,
        left,
        totals.map((total, at) => total + gained[at]!),
        share * end.share,
      );
    }
  };
  go(
    0,
    turn.start,
    turn.totals.map(() => 0),
    1,
  );
  return ways;
}

describe('turn', () => {
  it('a turn of one combat has the odds of the combat', () => {
    fc.assert(
      fc.property(turnPlans({ maxStages: 1 }), (plan) => {
        const stage = { ...plan.stages[0]!, isGuarded: false };
        const turn = turnOf({ ...plan, totals: 3, stages: [{ ...stage, totals: [0, 1, 2] }] });
        const { outcomes, stages } = oddsOf(turn);
        const combat = turn.stages[0]!.combat(turn.start);
        const alone = endsOf(turn.stages[0]!, turn.start);
        for (const [index, total] of totalsIn(turn, outcomes).entries())
          same(total, measured(alone, combat, combat.measures[index % combat.measures.length]!));
        assert.deepEqual(
          stages[0]!.parts.map(({ share }) => share),
          [1],
        );
        assert.deepEqual(stages[0]!.parts[0]!.outcomes, alone);
      }),
      { numRuns: 200 },
    );
  });

  it('totals of independent combats are their convolution', () => {
    fc.assert(
      fc.property(turnPlans({ involves: 0, maxStages: 5 }), (plan) => {
        const turn = turnOf({ ...plan, totals: 1, stages: plan.stages.map((stage) => ({ ...stage, totals: [0] })) });
        const { outcomes } = oddsOf(turn);
        const parts = turn.stages.map((stage) =>
          measured(endsOf(stage, turn.start), stage.combat(turn.start), stage.combat(turn.start).measures[0]!),
        );
        same(totalsIn(turn, outcomes)[0]!, parts.reduce(convolve));
        assert.equal(outcomes.ends.length, 1);
      }),
      { numRuns: 200 },
    );
  });

  it('exact odds of a turn equal a walk over every path and sum to 1', () => {
    fc.assert(
      fc.property(turnPlans(), (plan) => {
        const turn = turnOf(plan);
        const { outcomes, stages } = oddsOf(turn);
        const ways = allWays(turn);
        assert.ok(Math.abs(outcomes.mass - 1) < 1e-12);
        for (const [index, total] of totalsIn(turn, outcomes).entries()) {
          assert.ok(Math.abs(mass(total) - 1) < 1e-12);
          same(total, gather(ways.map(({ totals, share }) => ({ value: totals[index]!, share }))), 1e-11);
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
      fc.property(turnPlans(), fc.integer(), (plan, seed) => {
        const turn = turnOf(plan);
        const { outcomes, stages } = finish(sampleTurn(turn, seed, runs));
        const known = oddsOf(turn);
        assert.ok(Math.abs(outcomes.ends.reduce((sum, { share }) => sum + share, 0) - 1) < 1e-9);
        // Six standard deviations at most.
        for (const [index, total] of totalsIn(turn, outcomes).entries())
          same(total, totalsIn(turn, known.outcomes)[index]!, 6 * Math.sqrt(0.25 / runs));
        for (const [index, { parts }] of stages.entries()) {
          const [found, exactly] = [parts, known.stages[index]!.parts].map((all) =>
            all.reduce((sum, { share }) => sum + share, 0),
          );
          assert.ok(Math.abs(found! - exactly!) < 6 * Math.sqrt(0.25 / runs));
        }
        assert.deepEqual(outcomes, finish(sampleTurn(turn, seed, runs)).outcomes);
      }),
      { numRuns: 30 },
    );
  });

  it('traces a turn along a path of positive probability', () => {
    fc.assert(
      fc.property(turnPlans(), fc.integer(), (plan, seed) => {
        const turn = turnOf(plan);
        const traced = traceTurn(turn, ({ id }) => ({ seed, name: id }));
        assert.ok(traced.isWhole);
        assert.equal(traced.stages.length, turn.stages.length);
        let state = turn.start;
        for (const { stage, before, after, fought } of traced.stages) {
          assert.deepEqual(before, state);
          if (fought) assert.ok(endsOf(stage, before).ends.some(({ state: end }) => sameState(end, fought.trace.end)));
          state = after;
        }
        const totals = totalsIn(turn, oddsOf(turn).outcomes);
        for (const [index, total] of traced.totals.entries())
          assert.ok(totals[index]!.some(({ value, share }) => value === total && share > 0));
      }),
      { numRuns: 150 },
    );
  });
});

const huntStage: Stage = {
  id: 'hunt',
  title: 'Hunt',
  involves: [0],
  combat: (state) => ({ ...hunt(), start: [0, state[0]!, 0] }),
  leaves: (state, end) => [state[0]! - end[at.hits]!],
  gains: () => [{ total: 0, of: { read: (end) => end[at.hits]! } }],
};

const chase: Turn = {
  title: 'Chase',
  counters: [{ name: 'ships', title: 'ships', max: 3 }],
  start: [3],
  stages: [huntStage, { ...huntStage, id: 'again', when: ([ships]) => ships! > 0 }],
  totals: [{ path: ['hits'], title: 'hits' }],
};

describe('chase of two hunts', () => {
  it('begins the second hunt with the ships left by the first', () => {
    const { outcomes, stages } = oddsOf(chase);
    const [first, again] = stages;
    assert.deepEqual(
      again!.parts.map(({ combat }) => combat.start[at.ships]),
      [3, 2, 1],
    );
    // Three salvos hit six times in ten with one in six each.
    assert.ok(Math.abs(first!.gained[0]! - 0.3) < 1e-12);
    const takesPlace = again!.parts.reduce((sum, { share }) => sum + share, 0);
    assert.ok(Math.abs(takesPlace - (1 - 0.6 / 216)) < 1e-12);
    assert.ok(Math.abs(mean(totalsIn(chase, outcomes)[0]!) - (0.3 + (3 - 0.3) * 0.1)) < 1e-12);
  });

  it('stops the trace of a turn at a missing die and marks it incomplete', () => {
    const { stages, isWhole } = traceTurn(chase, ({ id }) => (id === 'hunt' ? { seed: 1 } : { table: [1, 6, 6] }));
    assert.ok(!isWhole);
    assert.equal(stages.length, 2);
    assert.ok(stages[1]!.fought?.trace.wanted);
    assert.deepEqual(stages[1]!.totals, stages[0]!.totals);
  });

  it('exact odds of a turn pause and give up beyond a limit', () => {
    const odds = finish(exactTurn(chase, { limit: 20 }));
    assert.ok('tooLarge' in odds && odds.states > 20);
    for (const calculation of [exactTurn({ ...chase, stages: [wideStage] }), sampleTurn(chase, 1, 5_000)]) {
      let pauses = 0;
      for (let step = calculation.next(); !step.done; step = calculation.next()) {
        assert.ok(step.value.done <= step.value.of);
        pauses++;
      }
      assert.ok(pauses > 10);
    }
  });

  it('rejects ill-formed turns', () => {
    const faulty = (stage: Partial<Stage>): Turn => ({ ...chase, stages: [{ ...huntStage, ...stage }] });
    assert.throws(() => oddsOf(faulty({ leaves: () => [4] })), /set ships to 4/);
    assert.throws(() => oddsOf(faulty({ involves: [] })), /does not say that it involves/);
    assert.throws(() => oddsOf(faulty({ gains: () => [{ total: 0, of: { read: () => 0.5 } }] })), /cannot be added/);
    assert.throws(() => finish(sampleTurn(chase, 1, 0)), RangeError);
    assert.throws(() => traceTurn({ ...chase, start: [4] }, () => ({ seed: 1 })), RangeError);
  });
});

const wideStage: Stage = {
  id: 'wide',
  title: 'Wide',
  involves: [],
  combat: () => wide(4, 8),
  gains: ({ measures }) => measures.map((of) => ({ total: 0, of })),
};

describe('totals of marginalised counters', () => {
  const early = hunt([search, decide, salvos]);
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
        marginalises: [at.hits],
      },
    ],
    measures: early.measures.map((measure, index) => (index === at.hits ? { ...measure, readAt: 'close' } : measure)),
    outline: () => '',
  };
  const stage: Stage = {
    ...huntStage,
    involves: [],
    leaves: undefined,
    combat: () => closing,
    gains: ({ measures }) => [{ total: 0, of: measures[at.hits]! }],
  };

  it('totals of marginalised counters equal those of open ones', () => {
    const open = oddsOf({
      ...chase,
      stages: [
        { ...stage, combat: () => early },
        { ...stage, id: 'b', combat: () => early },
      ],
    });
    const closed = oddsOf({ ...chase, stages: [stage, { ...stage, id: 'b' }] });
    same(totalsIn(chase, closed.outcomes)[0]!, totalsIn(chase, open.outcomes)[0]!);
  });

  it('rejects totals of marginalised counters that the turn carries over or does not measure', () => {
    const kept = { ...stage, leaves: (state: State) => state };
    assert.throws(() => oddsOf({ ...chase, stages: [kept] }), /marginalises counters/);
    const foreign = { ...stage, gains: () => [{ total: 0, of: { read: () => 0, readAt: 'close' } }] };
    assert.throws(() => oddsOf({ ...chase, stages: [foreign] }), /marginalises counters/);
  });
});

describe('counters unused after a stage', () => {
  it('a stage drops the counters that no later stage involves', () => {
    assert.deepEqual(forgottenAfter(chase, chase.stages[0]!), []);
    assert.deepEqual(forgottenAfter(chase, chase.stages[1]!), [0]);
  });
});
