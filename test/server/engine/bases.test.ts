/** Odds report exactly the bases that a combat can meet: in every interpreter, on lattices and state by state. */
import assert from 'node:assert/strict';
import fc from 'fast-check';
import type { Amount, Basis } from '../../../server/src/engine/amount';
import { basesOfTrace, BasisSet, estimatesIn } from '../../../server/src/engine/bases';
import type { Combat, Shooter, State, Step } from '../../../server/src/engine/combat';
import { exact } from '../../../server/src/engine/exact';
import type { ExactOptions } from '../../../server/src/engine/exact';
import type { ExactOutcomes } from '../../../server/src/engine/outcome';
import { finish } from '../../../server/src/engine/progress';
import { sample } from '../../../server/src/engine/sample';
import { trace } from '../../../server/src/engine/trace';
import { allPaths } from './all-paths';
import { battleOf, battleShapes } from './random-battle';
import { combatOf, plans } from './random-combat';

const option = (name: string): Basis => ({ kind: 'option', name });
const table = (name: string): Basis => ({ kind: 'house-table', name });
const based = (what: string, by: number, basis: Basis): Amount => ({
  ...{ what, total: by, changes: [] },
  base: { rule: 'rule', what, by, basis },
});

/** The combat with a separate basis for each step and state, so that a missing or an extra basis shows. */
function tagged(combat: Combat): Combat {
  return { ...combat, steps: combat.steps.map(taggedStep) };
}

function taggedStep(step: Step): Step {
  const name = (...of: readonly unknown[]): string => [step.id, ...of].join(' ');
  const bases = (...of: readonly unknown[]): readonly Basis[] => [option(name(...of))];
  switch (step.kind) {
    case 'roll': {
      const amounts = (before: State) => [based('amount', 0, table(name(before)))];
      return {
        ...step,
        total: (state, natural) => totalOf(step.total?.(state, natural), natural, name),
        amounts,
        bases,
      };
    }
    case 'update':
      return { ...step, bases };
    case 'choice':
      return { ...step, bases };
    case 'rounds':
      return { ...step, steps: step.steps.map(taggedStep) };
    case 'fire': {
      const volleys = step.volleys.map((volley) => ({
        ...volley,
        shooters: volley.shooters.map((shooter, index): Shooter => ({
          ...shooter,
          hitsOn: (now) => {
            const { total } = shooter.hitsOn(now);
            return based('value', total, table(name(volley.id, index, ...Object.values(now))));
          },
        })),
      }));
      return { ...step, volleys };
    }
    case 'removal':
      return step;
  }
}

function totalOf(total: Amount | undefined, natural: number, name: (...of: readonly unknown[]) => string): Amount {
  const of = total ?? { what: 'roll', base: { rule: 'rule', what: 'roll', by: natural }, changes: [], total: natural };
  const basis = { rule: 'rule', what: 'tag', by: 0, basis: table(name('total', natural)) };
  return { ...of, changes: [...of.changes, basis] };
}

function oddsOf(combat: Combat, options: ExactOptions = {}): ExactOutcomes {
  const odds = finish(exact(combat, options));
  assert.ok(!('tooLarge' in odds));
  return odds;
}

/** The probability of the least likely end. */
function leastShare({ ends }: ExactOutcomes): number {
  return Math.min(...ends.map(({ share }) => share));
}

function names(bases: Iterable<Basis>): readonly string[] {
  return [...bases].map(({ kind, name }) => `${kind} ${name}`).sort();
}

function assertContains(all: readonly string[], some: readonly string[]): void {
  const known = new Set(all);
  assert.deepEqual(
    some.filter((name) => !known.has(name)),
    [],
  );
}

const seeds = Array.from({ length: 30 }, (_, index) => index + 1);

describe('bases of odds', () => {
  it('bases of odds are the union over all paths and include those of any trace', () => {
    fc.assert(
      fc.property(plans, (plan) => {
        const combat = tagged(combatOf(plan));
        const paths = allPaths(combat, 500);
        fc.pre(paths !== undefined);
        const union = new Set<string>();
        for (const { steps } of paths) {
          const faces = steps.flatMap((step) => step.split(' ').slice(1)).map(Number);
          const dice = faces.filter((face) => !Number.isNaN(face));
          for (const name of names(basesOfTrace(trace(combat, { table: dice })))) union.add(name);
        }
        const found = names(oddsOf(combat).bases);
        assert.deepEqual(found, [...union].sort());
        for (const seed of seeds) assertContains(found, names(basesOfTrace(trace(combat, { seed }))));
      }),
      { seed: 30, numRuns: 150 },
    );
  });

  it('bases are the same on lattices and state by state, and include those of any battle', () => {
    let same = 0;
    fc.assert(
      fc.property(battleShapes, (shape) => {
        const combat = tagged(battleOf(shape));
        const odds = oddsOf(combat);
        const found = names(odds.bases);
        const slow = names(oddsOf(combat, { usesLattices: false }).bases);
        assertContains(found, slow);
        for (const seed of seeds.slice(0, 5)) assertContains(found, names(basesOfTrace(trace(combat, { seed }))));
        // State by state, branches below 1e-18 are no longer followed.
        if (leastShare(odds) < 1e-15) return;
        assert.deepEqual(found, slow);
        same++;
      }),
      { seed: 31, numRuns: 1_000 },
    );
    assert.ok(same > 500, `only ${same} of the battles were compared`);
  });

  it('bases of sampled odds are those of the rolled combats, all of them with enough runs', () => {
    fc.assert(
      fc.property(plans, (plan) => {
        const combat = tagged(combatOf(plan));
        const odds = oddsOf(combat);
        const all = names(odds.bases);
        assertContains(all, names(finish(sample(combat, 1, 20)).bases));
        if (leastShare(odds) > 0.05) assert.deepEqual(names(finish(sample(combat, 1, 5_000)).bases), all);
      }),
      { seed: 32, numRuns: 100 },
    );
  });
});

describe('basis set', () => {
  it('lists each basis once, by kind and name, in any order of insertion', () => {
    const [first, second] = [new BasisSet(), new BasisSet()];
    const amounts = [option('b'), table('b'), option('a'), option('b')].map((basis) => based('amount', 1, basis));
    for (const amount of amounts) first.addAmount(amount);
    for (const amount of amounts.toReversed()) second.addAmount(amount);
    assert.deepEqual(names(first.list()), ['house-table b', 'option a', 'option b']);
    assert.deepEqual(second.list(), first.list());
    assert.ok(first.holdsAll([amounts[0]!]));
    assert.ok(!first.holdsAll([amounts[0]!, based('amount', 1, option('c'))]));
  });

  it('lists the names of estimates', () => {
    assert.deepEqual(estimatesIn([option('a'), { kind: 'estimate', name: 'chance of winning' }]), [
      'chance of winning',
    ]);
  });
});
