import assert from 'node:assert/strict';
import fc from 'fast-check';
import { advise } from '../../../server/src/engine/advise';
import type { DecisionAdvice } from '../../../server/src/engine/advise';
import type { Choice, Combat, State, Step } from '../../../server/src/engine/combat';
import { computeExactOdds } from '../../../server/src/engine/exact';
import { computeMean } from '../../../server/src/engine/outcome';
import type { Quantity } from '../../../server/src/engine/outcome';
import { runToEnd } from '../../../server/src/engine/progress';
import { createValueLookup } from '../../../server/src/engine/value-lookup';
import { createRandomCombat, planArbitrary } from './random-combat';
import { createSeaBattle, findSurvivors } from './sea-battle';
import type { BattlePlan, Force } from './sea-battle';

function computeAdvice(combat: Combat, side: string, aim: Quantity): DecisionAdvice {
  const advice = runToEnd(advise(combat, side, aim));
  assert.ok(!('tooLarge' in advice));
  return advice;
}

function computeValue(combat: Combat, aim: Quantity): number {
  const odds = runToEnd(computeExactOdds(combat));
  assert.ok(!('tooLarge' in odds));
  return computeMean(odds, aim);
}

/** The combat with the decisions of a side made by the given rule. */
function withDecisions(combat: Combat, side: string, take: (step: Choice, state: State) => number): Combat {
  const change = (step: Step): Step => {
    if (step.kind === 'rounds') return { ...step, steps: step.steps.map(change) };
    if (step.kind !== 'choice' || step.by !== side) return step;
    const choosePreferred = (state: State) => {
      const options = step.options(state);
      return options[take(step, state) % options.length]!;
    };
    return { ...step, keepsState: false, preferred: choosePreferred };
  };
  return { ...combat, steps: combat.steps.map(change) };
}

const count = fc.nat({ max: 2 });
const force: fc.Arbitrary<Force> = fc.record({
  sub: count,
  dd: count,
  ftr: fc.nat({ max: 1 }),
  bb: fc.nat({ max: 1 }),
});
const battles: fc.Arbitrary<BattlePlan> = fc.record({
  attacker: force,
  defender: force,
  detection: fc.option(fc.record({ value: fc.integer({ min: 1, max: 5 }), dive: fc.boolean() }), { nil: undefined }),
  submerge: fc.subarray(['attacker', 'defender']),
  retreatBelow: fc.option(fc.nat({ max: 3 }), { nil: undefined }),
});

describe('advice', () => {
  it('values orders as exact odds do, and never advises worse than ordered', () => {
    fc.assert(
      fc.property(battles, fc.constantFrom('attacker', 'defender'), (plan, side) => {
        const combat = createSeaBattle(plan);
        const aim = (end: State) => (findSurvivors(combat, end) === side ? 1 : 0);
        const { asOrdered, best } = computeAdvice(combat, side, aim);
        assert.ok(Math.abs(asOrdered - computeValue(combat, aim)) < 1e-12);
        assert.ok(best >= asOrdered - 1e-12);
      }),
      { numRuns: 40 },
    );
  });

  it('reports the cost of each order, which sum to the gain of the best play', () => {
    fc.assert(
      fc.property(battles, fc.constantFrom('attacker', 'defender'), (plan, side) => {
        const combat = createSeaBattle(plan);
        const aim = (end: State) => combat.measures[side === 'attacker' ? 0 : 1]!.read(end);
        const { asOrdered, best, steps, decisions } = computeAdvice(combat, side, aim);
        const costs = steps.reduce((sum, { cost }) => sum + cost, 0);
        assert.ok(Math.abs(costs - (best - asOrdered)) < 1e-9, `${costs} for ${best - asOrdered}`);
        for (const { chance, options, best: bestOption, ordered, cost } of decisions) {
          assert.ok(chance > 0 && chance < 1 + 1e-12);
          const [optimal, orderedValue] = [bestOption, ordered].map(
            (word) => options.find(({ option }) => option === word)!.value,
          );
          assert.ok(optimal! >= orderedValue! && options.every((option) => option.value <= optimal! + 1e-9));
          assert.ok(
            Math.abs(cost) < 1e-9 === Math.abs(optimal! - orderedValue!) * chance < 1e-9 ||
              optimal! - orderedValue! < 1e-8,
          );
        }
      }),
      { numRuns: 40 },
    );
  });

  it('advised decisions are never worse than random ones', () => {
    fc.assert(
      fc.property(battles, fc.constantFrom('attacker', 'defender'), fc.nat(), (plan, side, seed) => {
        const combat = createSeaBattle(plan);
        const aim = (end: State) => (findSurvivors(combat, end) === side ? 1 : 0);
        const { best } = computeAdvice(combat, side, aim);
        const other = withDecisions(combat, side, (step, state) => hash(seed, `${step.id} ${state.join()}`));
        assert.ok(computeValue(other, aim) <= best + 1e-10);
      }),
      { numRuns: 40 },
    );
  });

  it('advised decisions are the best of all policies if all can be tried', () => {
    let tried = 0;
    fc.assert(
      fc.property(planArbitrary, (plan) => {
        const combat = createRandomCombat(plan);
        const sides = [...new Set(listChoices(combat.steps).map(({ by }) => by))];
        fc.pre(sides.length > 0);
        const aim: Quantity = (end) => end.reduce((sum, each, index) => sum + each * (index + 1), 0);
        const side = sides[0]!;
        const policyValues = listPolicyValues(combat, side, aim, 100);
        fc.pre(policyValues !== undefined && policyValues.length > 1);
        tried++;
        const { best } = computeAdvice(combat, side, aim);
        assert.ok(Math.abs(best - Math.max(...policyValues)) < 1e-9, `${best} of ${Math.max(...policyValues)}`);
      }),
      { numRuns: 60 },
    );
    assert.ok(tried >= 20);
  });

  it('advises a retreat from a battle that cannot be won if units count', () => {
    const combat = createSeaBattle({ attacker: { dd: 1 }, defender: { dd: 3 } });
    const { best, asOrdered, decisions } = computeAdvice(combat, 'attacker', (end) => combat.measures[0]!.read(end));
    // One cycle has to be fought. The destroyer survives if all three miss.
    assert.ok(Math.abs(best - 1 / 8) < 1e-12 && asOrdered < best);
    assert.deepEqual([decisions[0]!.step, decisions[0]!.ordered, decisions[0]!.best], ['retreat', 'press', 'retreat']);
  });

  it('advice pauses, and gives up on a battle that is too large', () => {
    const large = { sub: 4, dd: 4, bb: 4, ftr: 4 };
    const combat = createSeaBattle({ attacker: large, defender: large });
    const calculation = advise(combat, 'attacker', () => 0, { maxTransitions: 20_000 });
    let pauses = 0;
    let step = calculation.next();
    for (; !step.done; step = calculation.next()) pauses++;
    assert.ok('tooLarge' in step.value && pauses >= 50);
  });
});

describe('values of the states of a combat', () => {
  it('values equal exact odds from any state', () => {
    fc.assert(
      fc.property(battles, battles, (plan, { attacker, defender }) => {
        const combat = createSeaBattle({ ...plan, detection: undefined });
        const aim = (end: State) => (findSurvivors(combat, end) === 'attacker' ? 1 : 0);
        const lookUp = createValueLookup(combat, aim);
        const others = [...combat.start];
        for (const [side, counts] of Object.entries({ attacker, defender }))
          for (const [type, limit] of Object.entries(counts)) {
            const index = combat.counters.findIndex(({ name }) => name === `${side}.${type}`);
            if (index >= 0) others[index] = Math.min(limit, combat.start[index]!);
          }
        for (const start of [combat.start, others])
          assert.ok(Math.abs(lookUp(start)! - computeValue({ ...combat, start }, aim)) < 1e-12);
      }),
      { numRuns: 40 },
    );
  });

  it('values equal exact odds for combats with steps other than volleys', () => {
    fc.assert(
      fc.property(battles, (plan) => {
        const combat = createSeaBattle({ ...plan, detection: { value: 3, dive: false } });
        const aim = (end: State) => combat.measures[0]!.read(end);
        assert.ok(Math.abs(createValueLookup(combat, aim)(combat.start)! - computeValue(combat, aim)) < 1e-12);
      }),
      { numRuns: 20 },
    );
  });

  it('values can be computed in slices before they are read', () => {
    const force = { sub: 4, dd: 4, bb: 3, ftr: 3 };
    const combat = createSeaBattle({ attacker: force, defender: force });
    const aim = (end: State) => (findSurvivors(combat, end) === 'attacker' ? 1 : 0);
    const lookUp = createValueLookup(combat, aim);
    const pauses = [...lookUp.prepare(combat.start)].length;
    assert.ok(pauses >= 2, `${pauses}`);
    assert.ok(Math.abs(lookUp(combat.start)! - computeValue(combat, aim)) < 1e-12);
  });

  it('value lookup returns undefined if there are too many states', () => {
    const large = { sub: 4, dd: 4, bb: 4, ftr: 4 };
    const combat = createSeaBattle({ attacker: large, defender: large, detection: { value: 3, dive: false } });
    assert.equal(createValueLookup(combat, () => 1, 1_000)(combat.start), undefined);
  });
});

function listChoices(steps: readonly Step[]): readonly Choice[] {
  return steps.flatMap((step) => {
    if (step.kind === 'choice') return [step];
    return step.kind === 'rounds' ? listChoices(step.steps) : [];
  });
}

/** Values of all policies, each a table of options by step and state; undefined if there are more than `max`. */
function listPolicyValues(combat: Combat, side: string, aim: Quantity, max: number): readonly number[] | undefined {
  const values: number[] = [];
  const tryPolicies = (table: ReadonlyMap<string, number>): boolean => {
    let open: { key: string; options: number } | undefined;
    const odds = computeValue(
      withDecisions(combat, side, (step, state) => {
        const key = `${step.id} ${state.join()}`;
        const chosen = table.get(key);
        if (chosen === undefined) open ??= { key, options: step.options(state).length };
        return chosen ?? 0;
      }),
      aim,
    );
    if (!open) return values.push(odds) <= max;
    const { key, options } = open;
    return Array.from({ length: options }, (_, option) => option).every((option) =>
      tryPolicies(new Map([...table, [key, option]])),
    );
  };
  return tryPolicies(new Map()) ? values : undefined;
}

function hash(seed: number, text: string): number {
  let bits = seed >>> 0;
  for (const character of text) bits = Math.imul(bits ^ character.charCodeAt(0), 0x9e3779b1) >>> 0;
  return bits >>> 8;
}
