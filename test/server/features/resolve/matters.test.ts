import assert from 'node:assert/strict';
import {
  executePlan,
  createCombatData,
  createMattersPlan,
  computeVariantResult,
} from '../../../../server/src/features';
import type { LocatedCombat } from '../../../../server/src/features';
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

  it('names the numbers of the odds if the requested one is unknown', async () => {
    const result = await compareLevers(getCombat(analyzeText(battle)), { measure: 'luck' });
    assert.ok('refused' in result);
    assert.match(result.refused, /have no `luck`\. They have `attacker-wins`/);
  });
});
