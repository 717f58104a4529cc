import assert from 'node:assert/strict';
import { carriedOut, combatData, mattersPlan, standingOf } from '../../../../server/src/features';
import type { FoundCombat } from '../../../../server/src/features';
import { inProcessCalculator } from '../../../../server/src/work/in-process';
import { dedent } from '../../../support/fixture';
import { analysisOf, foundIn } from '../support';

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
function whatMatters(
  found: FoundCombat,
  { of, tell }: { of?: string; tell?: (done: number, of: number) => void } = {},
) {
  const plan = mattersPlan(found, of);
  assert.ok(!('refused' in plan));
  return carriedOut(plan, { standing, tell });
}

function outcomes(found: FoundCombat) {
  const task = { kind: 'odds', ...combatData(found), runs: 100, seed: 1 } as const;
  return inProcessCalculator(() => found.site).run(task, {});
}

async function standing(found: FoundCombat) {
  const stands = standingOf(found, await outcomes(found));
  assert.ok(!('refused' in stands));
  return stands;
}

describe('the levers that change an outcome most', () => {
  it('lists the effect of each lever alone, and reports progress', async () => {
    const told: (readonly [number, number])[] = [];
    const found = foundIn(analysisOf(battle));
    const result = await whatMatters(found, { tell: (done, of) => told.push([done, of]) });
    assert.ok(!('refused' in result));
    for (const { settings, most } of result.matters) {
      for (const { value, change } of settings)
        if (value !== undefined) assert.ok(Math.abs(value - result.of.value - change!) < 1e-12);
      assert.equal(most, Math.max(...settings.map(({ change = 0 }) => Math.abs(change))));
    }
    const [done, of] = told.at(-1)!;
    assert.equal(done, of);
  });

  it('names the numbers of the odds if the requested one is unknown', async () => {
    const result = await whatMatters(foundIn(analysisOf(battle)), { of: 'luck' });
    assert.ok('refused' in result);
    assert.match(result.refused, /have no `luck`\. They have `attacker-wins`/);
  });
});
