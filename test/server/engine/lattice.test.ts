/** Compares rounds on lattices with rounds state by state. With `lattice-orders.test.ts`, tests everything in `lattice/`. */
import assert from 'node:assert/strict';
import fc from 'fast-check';
import { withCounters } from '../../../server/src/engine/combat';
import type { Combat, Step, Volley } from '../../../server/src/engine/combat';
import { computeExactOdds } from '../../../server/src/engine/exact';
import { computeMean } from '../../../server/src/engine/outcome';
import { runToEnd } from '../../../server/src/engine/progress';
import { createRoundModel } from '../../../server/src/engine/lattice/round-model';
import { traceCombat } from '../../../server/src/engine/trace';
import { createValueLookup } from '../../../server/src/engine/value-lookup';
import { findErrors } from '../../support/well-formed';
import { createBattle, battleShapes } from './random-battle';
import type { BattleShape } from './random-battle';
import { assertAllSame, assertSame, computeOdds } from './same-odds';
import { createSeaBattle } from './sea-battle';
import type { BattlePlan } from './sea-battle';

function isOnLattices(combat: Combat): boolean {
  return combat.steps.every((step) => step.kind !== 'rounds' || createRoundModel(combat, step) !== undefined);
}

describe('rounds on lattices', () => {
  it('lattice odds of random battles equal those state by state', () => {
    const count = assertAllSame(battleShapes, createBattle, { seed: 30, numRuns: 1_000 }, isOnLattices);
    assert.ok(count > 333, `only ${count} of the battles were solved on lattices`);
  });

  it('lattice odds equal those state by state for successive rounds, even if the later ones do not fit a lattice', () => {
    const twice = fc.tuple(battleShapes, battleShapes, fc.boolean());
    const createTwoBattles = ([shape, later, marginalises]: readonly [BattleShape, BattleShape, boolean]): Combat => {
      const first = createBattle(shape);
      const [rounds] = createBattle({ ...later, sides: shape.sides }).steps;
      const index = (counter: string) => first.counters.findIndex(({ name }) => name === counter);
      const between: Step = {
        kind: 'update',
        id: 'between',
        title: 'Between',
        rules: [],
        apply: (state) => withCounters(state, [index('retreated'), 0]),
        ...(marginalises && { marginalises: [index('rounds')] }),
      };
      return { ...first, steps: [...first.steps, between, { ...rounds!, id: 'later' }] };
    };
    const count = assertAllSame(twice, createTwoBattles, { seed: 34, numRuns: 500 }, isOnLattices);
    assert.ok(count > 100, `only ${count} of the battles were solved on lattices`);
  });

  it('random battles are well-formed, and traces end in states that the odds contain', () => {
    fc.assert(
      fc.property(battleShapes, fc.nat(), (shape, seed) => {
        const combat = createBattle(shape);
        assert.deepEqual(findErrors(combat, [seed]), []);
        const end = traceCombat(combat, { seed }).end.join();
        assert.ok(computeOdds(combat, {}).ends.some(({ state }) => state.join() === end));
      }),
      { seed: 31, numRuns: 1_000 },
    );
  });

  const force = fc.record({
    trn: fc.nat(1),
    sub: fc.nat(2),
    dd: fc.nat(1),
    ftr: fc.nat(1),
    ac: fc.nat(1),
    bb: fc.nat(1),
  });
  const plans: fc.Arbitrary<BattlePlan> = fc.record({
    attacker: force,
    defender: force,
    detection: fc.option(fc.record({ value: fc.integer({ min: 1, max: 6 }), dive: fc.boolean() }), { nil: undefined }),
    submerge: fc.subarray(['attacker', 'defender']),
    retreatBelow: fc.constantFrom(undefined, 2),
    retreatAfter: fc.constantFrom(undefined, undefined, 2),
  });

  it('lattice odds of sea battles equal those state by state', () => {
    fc.assert(
      fc.property(plans, (plan) => {
        assertSame(createSeaBattle(plan));
      }),
      { seed: 32, numRuns: 100 },
    );
  });

  it('lattice odds report the dropped probability and drop nothing else', () => {
    const force = { sub: 3, dd: 3, ac: 1, ftr: 2, bb: 2 };
    const battle = createSeaBattle({ attacker: force, defender: force, detection: { value: 3, dive: false } });
    const whole = computeOdds(battle, {});
    const cut = computeOdds(battle, { drop: 1e-6 });
    assert.equal(whole.dropped, 0);
    assert.ok(cut.dropped > 1e-6 && cut.dropped < 1e-3);
    assert.ok(Math.abs(cut.mass + cut.dropped - 1) < 1e-12);
    const shares = new Map(whole.ends.map(({ state, probability }) => [state.join(), probability]));
    for (const { state, probability } of cut.ends) {
      const wholeProbability = shares.get(state.join())!;
      assert.ok(probability <= wholeProbability + 1e-12 && probability >= wholeProbability - cut.dropped);
    }
  });

  it('the dropped probability is never below 0, even if only rounding errors make it up', () => {
    for (const count of [1, 2, 3]) {
      const force = { sub: count, dd: 3, ac: 1, ftr: 2, bb: 2 };
      const battle = createSeaBattle({ attacker: force, defender: force, detection: { value: 3, dive: false } });
      const { dropped } = computeOdds(battle, { drop: 1e-300 });
      assert.ok(dropped >= 0 && dropped < 1e-12, `${dropped} with ${count} submarines`);
    }
  });

  it('lattice odds give up beyond the limit of joint states', () => {
    const force = { sub: 3, dd: 3, ac: 1, ftr: 2, bb: 2 };
    const result = runToEnd(computeExactOdds(createSeaBattle({ attacker: force, defender: force }), { limit: 10 }));
    assert.ok('tooLarge' in result);
  });

  it('lattice odds pause often', () => {
    const force = { sub: 6, dd: 6, ac: 2, ftr: 4, bb: 4 };
    const calculation = computeExactOdds(createSeaBattle({ attacker: force, defender: force }));
    let pauses = 0;
    while (!calculation.next().done) pauses++;
    assert.ok(pauses > 5);
  });
});

function createVolley(by: string, on: string, counters: readonly number[], sides: number, value: number): Volley {
  const base = { rule: 'rule', label: 'value', by: value };
  const hitsOn = () => ({ label: 'value', base, changes: [], total: value });
  const shooters = [{ title: by, counters, hitsOn, targets: () => ['surface'] }];
  return { id: `${by} fires`, title: `${by} fires`, rules: ['rule'], by, on, sides, shooters };
}

/** Submarines against aircraft and ships. Both sides can hit only ships. */
function createSubmarineHunt(
  submarines: number,
  aircraft: number,
  ships: number,
  sides: number,
  value: number,
): Combat {
  const counter = (name: string, max: number) => ({ name, title: name, max });
  return {
    title: 'hunt',
    counters: [counter('submarines', submarines), counter('aircraft', aircraft), counter('ships', ships)],
    start: [submarines, aircraft, ships],
    losses: {
      submarines: [{ title: 'submarine', counter: 0, target: 'submarine' }],
      fleet: [
        { title: 'ship', counter: 2, target: 'surface' },
        { title: 'aircraft', counter: 1, target: 'air' },
      ],
    },
    steps: [
      {
        kind: 'rounds',
        id: 'cycles',
        title: 'Cycles',
        rules: [],
        limit: Infinity,
        again: (state) => state[0]! > 0 && state[1]! + state[2]! > 0,
        steps: [
          {
            kind: 'fire',
            id: 'fire',
            title: 'Fire',
            rules: [],
            volleys: [
              createVolley('submarines', 'fleet', [0], sides, value),
              createVolley('fleet', 'submarines', [1, 2], sides, value),
            ],
          },
        ],
      },
    ],
    measures: [],
    summary: (end) => end.join(),
  };
}

describe('battles in which no target remains', () => {
  it('a battle without targets ends with all of its probability', () => {
    const some = fc.integer({ min: 1, max: 12 });
    fc.assert(
      fc.property(
        some,
        some,
        fc.nat(3),
        fc.constantFrom(6, 10, 12, 20),
        some,
        (submarines, aircraft, ships, sides, value) => {
          const combat = createSubmarineHunt(submarines, aircraft, ships, sides, Math.min(value, sides));
          const result = runToEnd(computeExactOdds(combat));
          assert.ok(!('tooLarge' in result));
          assert.deepEqual(
            result.ends.map(({ state }) => state),
            [[submarines, aircraft, 0]],
          );
          assert.ok(Math.abs(result.mass - 1) < 1e-12, `${result.mass}`);
          const expectedSubmarines = createValueLookup(combat, (end) => end[0]!)(combat.start);
          assert.ok(Math.abs(expectedSubmarines! - submarines) < 1e-9, `${expectedSubmarines}`);
        },
      ),
      { seed: 40, numRuns: 300 },
    );
  });
});

describe('similar hits in one volley with others between them', () => {
  it('places similar hits at the first shooter that fires, not at one that is gone', () => {
    const battle = createSubmarineHunt(3, 1, 1, 6, 3);
    const [rounds] = battle.steps;
    assert.ok(rounds?.kind === 'rounds');
    const [fire] = rounds.steps;
    assert.ok(fire?.kind === 'fire');
    const [volley] = fire.volleys;
    const createShooter = (counter: number, targets: readonly string[]) => ({
      ...volley!.shooters[0]!,
      counters: [counter],
      targets: () => targets,
    });
    // The fourth counter is for boats, which fire first but are all gone.
    const shooters = [
      createShooter(3, ['surface']),
      createShooter(0, ['surface', 'air']),
      createShooter(4, ['surface']),
    ];
    const counters = ['boats', 'cruisers'].map((name) => ({ name, title: name, max: 1 }));
    const combat: Combat = {
      ...battle,
      counters: [...battle.counters, ...counters],
      start: [...battle.start, 0, 1],
      steps: [
        { ...rounds, limit: 1, steps: [{ ...fire, volleys: [{ ...volley!, shooters }, ...fire.volleys.slice(1)] }] },
      ],
    };
    const [first, second] = [true, false].map((solvesRoundsFaster) => {
      const odds = runToEnd(computeExactOdds(combat, { solvesRoundsFaster }));
      assert.ok(!('tooLarge' in odds));
      return new Map(odds.ends.map(({ state, probability }) => [state.join(), probability]));
    });
    assert.ok(first!.size > 1);
    for (const [state, probability] of second!) assert.ok(Math.abs(probability - first!.get(state)!) < 1e-12, state);
  });
});

describe('values of rounds that return to an earlier state', () => {
  it('computes values of rounds that return after more than one repetition', () => {
    const battle = createSubmarineHunt(1, 1, 2, 6, 3);
    const [rounds] = battle.steps;
    assert.ok(rounds?.kind === 'rounds');
    const turn: Step = {
      kind: 'update',
      id: 'turn',
      title: 'Night and day in turn',
      rules: [],
      apply: (state) => withCounters(state, [3, 1 - state[3]!]),
    };
    const combat: Combat = {
      ...battle,
      counters: [...battle.counters, { name: 'night', title: 'night', max: 1 }],
      start: [...battle.start, 0],
      // The rounds last until the ships are sunk; the value is whether that happens by night.
      steps: [{ ...rounds, again: (state) => state[2]! > 0, steps: [...rounds.steps, turn] }],
    };
    const odds = runToEnd(computeExactOdds(combat));
    assert.ok(!('tooLarge' in odds));
    const value = createValueLookup(combat, (end) => end[3]!)(combat.start);
    assert.ok(Math.abs(value! - computeMean(odds, (end) => end[3]!)) < 1e-12, `${value}`);
  });
});
