import assert from 'node:assert/strict';
import {
  executePlan,
  createCombatData,
  createMattersPlan,
  findFigure,
  computeVariantResult,
} from '../../../../server/src/features';
import type { LocatedCombat } from '../../../../server/src/features';
import type { VariantResult } from '../../../../server/src/protocol';
import { createInProcessCalculator } from '../../../../server/src/work/in-process';
import { dedent } from '../../../support/fixture';
import { analyzeText, getCombat } from '../support';

const battle = dedent(`
  ruleset: aare
  turn: { round: 3, power: japan, phase: conduct-combat }
  powers: { japan: { side: axis }, us: { side: allies } }
  seaBattles:
    - id: coral-sea
      attacker: { power: japan, units: { ftr: 1 } }
      defender: { power: us, units: { ftr: 1, ac: 1 } }
`);

/** Runs the plan, one combat after the other. */
function compareLevers(
  target: LocatedCombat,
  { measure, report }: { measure?: string; report?: (done: number, total: number) => void } = {},
) {
  const plan = createMattersPlan(target, measure);
  assert.ok(!('refused' in plan));
  return executePlan(plan, { evaluate: computeResult, onProgress: report });
}

function computeOutcomes(target: LocatedCombat) {
  const task = { kind: 'odds', ...createCombatData(target), runs: 100, seed: 1 } as const;
  return createInProcessCalculator(() => target.entry).run(task, {});
}

async function computeResult(target: LocatedCombat) {
  const result = computeVariantResult(target, await computeOutcomes(target));
  assert.ok(!('refused' in result));
  return result;
}

describe('the levers that change an outcome most', () => {
  it('lists the effect of each lever alone, and reports progress', async () => {
    const progress: (readonly [number, number])[] = [];
    const target = getCombat(analyzeText(battle));
    const result = await compareLevers(target, { report: (done, count) => progress.push([done, count]) });
    assert.ok(!('refused' in result));
    for (const { settings, most: largest } of result.matters) {
      for (const { value, change } of settings)
        if (value !== undefined) assert.ok(Math.abs(value - result.of.value - change!) < 1e-12);
      assert.equal(largest, Math.max(...settings.map(({ change = 0 }) => Math.abs(change))));
    }
    assert.deepEqual(
      result.matters
        .filter(({ kind }) => kind === 'number')
        .map(({ owner, title }) => `${owner}: ${title}`)
        .sort(),
      ['Japan: Fighter', 'the US: Aircraft carrier', 'the US: Fighter'],
    );
    for (const matter of result.matters) assert.equal('owner' in matter, matter.kind !== 'option', matter.title);
    const [done, last] = progress.at(-1)!;
    assert.equal(done, last);
  });

  it('lists the levers that change most first, and the settings of each from the least to the greatest value', () => {
    const plan = createMattersPlan(getCombat(analyzeText(battle)), 'attacker-wins');
    assert.ok(!('refused' in plan));
    const createResult = (value: number): VariantResult => ({
      method: 'exact',
      figures: [],
      odds: [{ path: ['attacker-wins'], kind: 'chance', title: 'Japan wins', value, low: value, high: value }],
    });
    const results = Array.from({ length: plan.size }, (_, index) =>
      index === 2 ? { refused: 'no ships' } : createResult(index === 3 ? 0.9 : index === 4 ? 0.1 : 0.5),
    ).with(1, { ...createResult(0), odds: [] });
    const combined = plan.combine(results);
    assert.ok(!('refused' in combined));
    assert.deepEqual(combined.of, { kind: 'chance', title: 'Japan wins', value: 0.5 });
    const [first, ...others] = combined.matters;
    assert.deepEqual(
      [first!.most, first!.settings.map(({ value, change }) => [value, change])],
      [
        0.4,
        [
          [0.1, -0.4],
          [0.9, 0.4],
        ],
      ],
    );
    assert.ok(others.every((matter) => matter.most === 0));
    assert.deepEqual(
      others.flatMap(({ settings }) => settings.flatMap(({ refused }) => refused ?? [])),
      ['Then the odds have no such number.', 'no ships'],
    );
    assert.deepEqual(plan.combine(results.with(0, { refused: 'no fleet' })), { refused: 'no fleet' });
    assert.deepEqual(plan.checkFirst!({ refused: 'no fleet' }), { refused: 'no fleet' });
    assert.equal(plan.checkFirst!(results[0]!), undefined);
    assert.match(plan.checkFirst!({ ...createResult(0), odds: [] })!.refused, /coral-sea is not resolved/);
  });

  it('compares the first figure, or else the first of the odds, unless a number is named', () => {
    const figure = { kind: 'way', title: 'Japan wins', value: 0.3 } as const;
    const odds = (['chance', 'mean'] as const).map((kind) => ({
      path: [kind, 'x'],
      kind,
      title: kind,
      value: 2,
      low: 2,
      high: 2,
    }));
    const find = (path?: string, figures: readonly (typeof figure)[] = [figure]) =>
      findFigure({ method: 'exact', figures, odds }, path);
    assert.deepEqual(find(), figure);
    assert.deepEqual(find(undefined, []), { kind: 'chance', title: 'chance', value: 2 });
    assert.deepEqual(find('mean.x'), { kind: 'expected', title: 'mean', value: 2 });
    assert.equal(find('mean'), undefined);
    assert.equal(findFigure({ method: 'exact', figures: [], odds: [] }, undefined), undefined);
  });

  it('names the numbers of the odds if the requested one is unknown', async () => {
    const result = await compareLevers(getCombat(analyzeText(battle)), { measure: 'luck' });
    assert.ok('refused' in result);
    assert.match(result.refused, /have no `luck`\. They have `attacker-wins`/);
  });
});
