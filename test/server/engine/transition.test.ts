/** All interpreters read the same combat. Odds and simulated combats can be trusted because they agree. */
import assert from 'node:assert/strict';
import fc from 'fast-check';
import type { Combat } from '../../../server/src/engine/combat';
import { computeExactOdds } from '../../../server/src/engine/exact';
import type { ExactOutcomes, Outcomes } from '../../../server/src/engine/outcome';
import { runToEnd } from '../../../server/src/engine/progress';
import { computeSampledOdds } from '../../../server/src/engine/sample';
import { traceCombat } from '../../../server/src/engine/trace';
import type { Trace } from '../../../server/src/engine/trace';
import { findErrors } from '../../support/well-formed';
import { enumeratePaths } from './all-paths';
import { createRandomCombat, planArbitrary } from './random-combat';

const settings = { seed: 30, numRuns: 400 };
const seedArbitrary = fc.integer({ min: 0, max: 1_000_000 });

function computeOdds(combat: Combat): ExactOutcomes {
  const odds = runToEnd(computeExactOdds(combat));
  assert.ok(!('tooLarge' in odds));
  return odds;
}

function getProbabilities(outcomes: Outcomes): Map<string, number> {
  return new Map(outcomes.ends.map(({ state, probability }) => [state.join(), probability]));
}

function listSteps({ entries }: Trace): string[] {
  return entries.map((entry) => {
    if (entry.kind === 'roll') return [entry.step, ...entry.faces].join(' ');
    return entry.kind === 'choice' ? `${entry.step} ${entry.option}` : entry.step;
  });
}

describe('interpreters of a combat', () => {
  it('every random combat is well-formed', () => {
    fc.assert(
      fc.property(planArbitrary, (plan) => assert.deepEqual(findErrors(createRandomCombat(plan)), [])),
      settings,
    );
  });

  it('exact odds equal a walk over every path', () => {
    fc.assert(
      fc.property(planArbitrary, (plan) => {
        const combat = createRandomCombat(plan);
        const paths = enumeratePaths(combat, 5_000);
        fc.pre(paths !== undefined);
        const shares = getProbabilities(computeOdds(combat));
        const naive = new Map<string, number>();
        for (const { end, probability } of paths) naive.set(end.join(), (naive.get(end.join()) ?? 0) + probability);
        assert.equal(shares.size, naive.size);
        for (const [end, probability] of naive) {
          assert.ok(
            Math.abs(probability - shares.get(end)!) < 1e-12,
            `${end}: ${probability} by paths, ${shares.get(end)} exact`,
          );
        }
      }),
      settings,
    );
  });

  it('exact odds sum to 1 within 1e-12', () => {
    fc.assert(
      fc.property(planArbitrary, (plan) => {
        const combat = createRandomCombat(plan);
        const { mass, dropped } = computeOdds(combat);
        assert.ok(Math.abs(mass - 1) < 1e-12);
        assert.equal(dropped, 0);
      }),
      settings,
    );
  });

  it('a trace follows a possible path, and the exact odds give its end a probability', () => {
    fc.assert(
      fc.property(planArbitrary, seedArbitrary, (plan, seed) => {
        const combat = createRandomCombat(plan);
        const traced = traceCombat(combat, { seed });
        assert.ok((getProbabilities(computeOdds(combat)).get(traced.end.join()) ?? 0) > 0);
        const paths = enumeratePaths(combat, 5_000);
        fc.pre(paths !== undefined);
        const path = listSteps(traced).join('; ');
        const match = paths.find(({ steps }) => steps.join('; ') === path);
        assert.ok(match && match.probability > 0, `no such path: ${path}`);
        assert.deepEqual(traced.end, match.end);
      }),
      settings,
    );
  });

  it('the dice of a trace reproduce the trace of a random combat', () => {
    fc.assert(
      fc.property(planArbitrary, seedArbitrary, (plan, seed) => {
        const combat = createRandomCombat(plan);
        const first = traceCombat(combat, { seed });
        const again = traceCombat(combat, { table: first.dice });
        assert.deepEqual(again, first);
        const faces = first.entries.flatMap((entry) => (entry.kind === 'roll' ? entry.faces : []));
        assert.deepEqual(traceCombat(combat, { table: faces }), first);
      }),
      settings,
    );
  });

  it('samples ends about as often as the exact odds say', () => {
    const runs = 2_000;
    fc.assert(
      fc.property(planArbitrary, seedArbitrary, (plan, seed) => {
        const combat = createRandomCombat(plan);
        const expected = getProbabilities(computeOdds(combat));
        const sampled = getProbabilities(runToEnd(computeSampledOdds(combat, seed, runs)));
        assert.ok([...sampled.keys()].every((end) => expected.has(end)));
        // Pearson's statistic; cells with an expectation of under five are pooled.
        const cells = [...expected].map(([end, probability]) => ({
          expected: probability * runs,
          seen: (sampled.get(end) ?? 0) * runs,
        }));
        const [large, small] = [cells.filter((cell) => cell.expected >= 5), cells.filter((cell) => cell.expected < 5)];
        const pool = small.reduce((a, b) => ({ expected: a.expected + b.expected, seen: a.seen + b.seen }), {
          expected: 0,
          seen: 0,
        });
        const tested = pool.expected >= 5 ? [...large, pool] : large;
        const statistic = tested.reduce((sum, cell) => sum + (cell.seen - cell.expected) ** 2 / cell.expected, 0);
        const freedom = Math.max(1, tested.length - 1);
        assert.ok(
          statistic < freedom + 5 * Math.sqrt(2 * freedom) + 5,
          `${statistic} at ${freedom} degrees of freedom`,
        );
      }),
      { ...settings, numRuns: 200 },
    );
  });
});
