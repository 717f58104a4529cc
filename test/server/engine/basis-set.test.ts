/** Odds report exactly the bases that a combat can meet: in every interpreter, on lattices and state by state. */
import assert from 'node:assert/strict';
import fc from 'fast-check';
import type { Amount, Basis } from '../../../server/src/engine/amount';
import { collectTraceBases, BasisSet, listEstimates } from '../../../server/src/engine/basis-set';
import type { Combat, Shooter, State, Step } from '../../../server/src/engine/combat';
import { computeExactOdds } from '../../../server/src/engine/exact';
import type { ExactOptions } from '../../../server/src/engine/exact';
import type { ExactOutcomes } from '../../../server/src/engine/outcome';
import { runToEnd } from '../../../server/src/engine/progress';
import { computeSampledOdds } from '../../../server/src/engine/sample';
import { traceCombat } from '../../../server/src/engine/trace';
import { enumeratePaths } from './all-paths';
import { createBattle, battleShapes } from './random-battle';
import { createRandomCombat, planArbitrary } from './random-combat';

const option = (name: string): Basis => ({ kind: 'option', name });
const table = (name: string): Basis => ({ kind: 'house-table', name });
const amountWithBasis = (label: string, by: number, basis: Basis): Amount => ({
  ...{ label, total: by, changes: [] },
  base: { rule: 'rule', label, by, basis },
});

/** The combat with a separate basis for each step and state, so that a missing or an extra basis shows. */
function tagCombat(combat: Combat): Combat {
  return { ...combat, steps: combat.steps.map(tagStep) };
}

function tagStep(step: Step): Step {
  const name = (...args: readonly unknown[]): string => [step.id, ...args].join(' ');
  const bases = (...args: readonly unknown[]): readonly Basis[] => [option(name(...args))];
  switch (step.kind) {
    case 'roll': {
      const amounts = (before: State) => [amountWithBasis('amount', 0, table(name(before)))];
      return {
        ...step,
        total: (state, natural) => tagTotal(step.total?.(state, natural), natural, name),
        amounts,
        bases,
      };
    }
    case 'update':
      return { ...step, bases };
    case 'choice':
      return { ...step, bases };
    case 'rounds':
      return { ...step, steps: step.steps.map(tagStep) };
    case 'fire': {
      const volleys = step.volleys.map((volley) => ({
        ...volley,
        shooters: volley.shooters.map((shooter, index): Shooter => ({
          ...shooter,
          hitsOn: (now) => {
            const { total } = shooter.hitsOn(now);
            return amountWithBasis('value', total, table(name(volley.id, index, ...Object.values(now))));
          },
        })),
      }));
      return { ...step, volleys };
    }
    case 'removal':
      return step;
  }
}

function tagTotal(total: Amount | undefined, natural: number, name: (...args: readonly unknown[]) => string): Amount {
  const amount = total ?? {
    label: 'roll',
    base: { rule: 'rule', label: 'roll', by: natural },
    changes: [],
    total: natural,
  };
  const basis = { rule: 'rule', label: 'tag', by: 0, basis: table(name('total', natural)) };
  return { ...amount, changes: [...amount.changes, basis] };
}

function computeOdds(combat: Combat, options: ExactOptions = {}): ExactOutcomes {
  const odds = runToEnd(computeExactOdds(combat, options));
  assert.ok(!('tooLarge' in odds));
  return odds;
}

/** The probability of the least likely end. */
function minEndProbability({ ends }: ExactOutcomes): number {
  return Math.min(...ends.map(({ probability }) => probability));
}

function listNames(bases: Iterable<Basis>): readonly string[] {
  return [...bases].map(({ kind, name }) => `${kind} ${name}`).sort();
}

function assertContains(all: readonly string[], some: readonly string[]): void {
  const allNames = new Set(all);
  assert.deepEqual(
    some.filter((name) => !allNames.has(name)),
    [],
  );
}

const seeds = Array.from({ length: 30 }, (_, index) => index + 1);

describe('bases of odds', () => {
  it('bases of odds are the union over all paths and include those of any trace', () => {
    fc.assert(
      fc.property(planArbitrary, (plan) => {
        const combat = tagCombat(createRandomCombat(plan));
        const paths = enumeratePaths(combat, 500);
        fc.pre(paths !== undefined);
        const union = new Set<string>();
        for (const { steps } of paths) {
          const faces = steps.flatMap((step) => step.split(' ').slice(1)).map(Number);
          const dice = faces.filter((face) => !Number.isNaN(face));
          for (const name of listNames(collectTraceBases(traceCombat(combat, { table: dice })))) union.add(name);
        }
        const basisNames = listNames(computeOdds(combat).bases);
        assert.deepEqual(basisNames, [...union].sort());
        for (const seed of seeds)
          assertContains(basisNames, listNames(collectTraceBases(traceCombat(combat, { seed }))));
      }),
      { seed: 30, numRuns: 150 },
    );
  });

  it('bases are the same on lattices and state by state, and include those of any battle', () => {
    let comparedCount = 0;
    fc.assert(
      fc.property(battleShapes, (shape) => {
        const combat = tagCombat(createBattle(shape));
        const odds = computeOdds(combat);
        const basisNames = listNames(odds.bases);
        const namesStateByState = listNames(computeOdds(combat, { solvesRoundsFaster: false }).bases);
        assertContains(basisNames, namesStateByState);
        for (const seed of seeds.slice(0, 5))
          assertContains(basisNames, listNames(collectTraceBases(traceCombat(combat, { seed }))));
        // State by state, branches below 1e-18 are no longer followed.
        if (minEndProbability(odds) < 1e-15) return;
        assert.deepEqual(basisNames, namesStateByState);
        comparedCount++;
      }),
      { seed: 31, numRuns: 1_000 },
    );
    assert.ok(comparedCount > 500, `only ${comparedCount} of the battles were compared`);
  });

  it('bases of sampled odds are those of the rolled combats, all of them with enough runs', () => {
    fc.assert(
      fc.property(planArbitrary, (plan) => {
        const combat = tagCombat(createRandomCombat(plan));
        const odds = computeOdds(combat);
        const all = listNames(odds.bases);
        assertContains(all, listNames(runToEnd(computeSampledOdds(combat, 1, 20)).bases));
        if (minEndProbability(odds) > 0.05)
          assert.deepEqual(listNames(runToEnd(computeSampledOdds(combat, 1, 5_000)).bases), all);
      }),
      { seed: 32, numRuns: 100 },
    );
  });
});

describe('basis set', () => {
  it('lists each basis once, by kind and name, in any order of insertion', () => {
    const [first, second] = [new BasisSet(), new BasisSet()];
    const amounts = [option('b'), table('b'), option('a'), option('b')].map((basis) =>
      amountWithBasis('amount', 1, basis),
    );
    for (const amount of amounts) first.addAmount(amount);
    for (const amount of amounts.toReversed()) second.addAmount(amount);
    assert.deepEqual(listNames(first.list()), ['house-table b', 'option a', 'option b']);
    assert.deepEqual(second.list(), first.list());
    assert.ok(first.hasAll([amounts[0]!]));
    assert.ok(!first.hasAll([amounts[0]!, amountWithBasis('amount', 1, option('c'))]));
  });

  it('lists the names of estimates', () => {
    assert.deepEqual(listEstimates([option('a'), { kind: 'estimate', name: 'chance of winning' }]), [
      'chance of winning',
    ]);
  });
});
