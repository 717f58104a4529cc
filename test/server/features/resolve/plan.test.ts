import assert from 'node:assert/strict';
import { createCombatData, computeVariantResult } from '../../../../server/src/features';
import { executePlan, joinProvenance, type VariantPlan } from '../../../../server/src/features/resolve/plan';
import { createInProcessCalculator } from '../../../../server/src/work/in-process';
import { dedent } from '../../../support/fixture';
import { analyzeText, getCombat } from '../support';

describe('the provenance of several variants', () => {
  it('is that of the least exact, with the seed of those that were sampled', () => {
    const refusal = { refused: 'This cannot be fought.' };
    const [exact, truncated] = (['exact', 'truncated'] as const).map((method) => ({ method, figures: [], odds: [] }));
    const sampled = { method: 'sampled', runs: 500, seed: 3, figures: [], odds: [] } as const;
    for (const [results, provenance] of [
      [[], { method: 'exact' }],
      [[refusal], { method: 'exact' }],
      [[exact!, refusal], { method: 'exact' }],
      [[exact!, truncated!], { method: 'truncated' }],
      [[exact!, sampled, truncated!], { method: 'sampled', runs: 500, seed: 3 }],
    ] as const)
      assert.deepEqual(joinProvenance(results), provenance);
  });
});

describe('a plan of variants', () => {
  const createPlan = (
    more: Partial<VariantPlan<object, readonly unknown[]>> = {},
  ): VariantPlan<object, readonly unknown[]> => ({
    size: 3,
    createVariant: (index) => (index === 1 ? { refused: 'no ships' } : { index }),
    combine: (all) => all,
    ...more,
  });
  const empty = { method: 'exact', figures: [], odds: [] } as const;

  it('evaluates each variant that can be fought, in order, and says how far it is', async () => {
    const events: unknown[] = [];
    const result = await executePlan(createPlan(), {
      evaluate: (variant, onProgress) => {
        events.push(variant);
        onProgress(0.5);
        return Promise.resolve(empty);
      },
      onProgress: (count, all) => events.push([count, all]),
    });
    assert.deepEqual(result, [empty, { refused: 'no ships' }, empty]);
    assert.deepEqual(events, [{ index: 0 }, [0.5, 3], [1, 3], [2, 3], { index: 2 }, [2.5, 3], [3, 3]]);
  });

  it('ends after the first variant if that tells that the others are of no use', async () => {
    let count = 0;
    const evaluate = () => Promise.resolve((count++, empty));
    const checked: unknown[] = [];
    const checkFirst = (refused: string | undefined) => (first: unknown) => {
      checked.push(first);
      return refused === undefined ? undefined : { refused };
    };
    assert.deepEqual(await executePlan(createPlan({ checkFirst: checkFirst('no odds') }), { evaluate }), {
      refused: 'no odds',
    });
    assert.equal(count, 1);
    assert.equal(
      ((await executePlan(createPlan({ checkFirst: checkFirst(undefined) }), { evaluate })) as []).length,
      3,
    );
    assert.deepEqual(checked, [empty, empty]);
  });
});

describe('the result of a variant', () => {
  it('lists figures with sides by name, and every number that can be expected', async () => {
    const target = getCombat(
      analyzeText(
        dedent(`
          ruleset: aare
          turn: { round: 3, power: japan, phase: conduct-combat }
          powers: { japan: { side: axis }, us: { side: allies } }
          seaBattles:
            - id: coral-sea
              attacker: { power: japan, units: { sub: 1 } }
              defender: { power: us, units: { trn: 1 } }
        `),
      ),
    );
    const task = { kind: 'odds', ...createCombatData(target), runs: 100, seed: 1 } as const;
    const outcomes = await createInProcessCalculator(() => target.entry).run(task, {});
    const result = computeVariantResult(target, outcomes);
    assert.ok(!('refused' in result));
    assert.deepEqual([result.method, result.runs], ['exact', undefined]);
    assert.equal(result.figures[0]!.title, 'Japan wins');
    const wins = result.odds.find(({ path }) => path.join('.') === 'attacker-wins')!;
    assert.equal(wins.value, result.figures[0]!.value);
    assert.equal(wins.title, 'Japan wins');
  });
});
