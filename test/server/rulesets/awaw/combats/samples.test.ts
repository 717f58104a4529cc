import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import { checkExpectations } from '../../../../../server/src/features/combat/expectations';
import { assertWellFormed } from '../../../../support/well-formed';
import { traceCombat } from '../../../../../server/src/engine/trace';
import { listCombats } from '../../../../../server/src/rulesets/awaw/combats';
import { checkSchema } from '../../../../../server/src/schema';
import { readScenario } from '../scenario';
import { getExactOdds } from './fight';

const folder = 'samples/awaw';

describe('the samples of A World at War', () => {
  for (const file of fs.readdirSync(folder).filter((name) => name.endsWith('.scenario.yaml'))) {
    it(`the sample meets its expectations, and its odds sum to one (${file})`, () => {
      const { scenario, ids } = readScenario(fs.readFileSync(path.join(folder, file), 'utf8'));
      const sites = listCombats(scenario, ids);
      for (const site of sites) {
        const combat = site.build();
        assertWellFormed(combat);
        const done = traceCombat(combat, { table: site.dice, seed: site.seed });
        assert.equal(done.pendingRoll, undefined);
        assert.deepEqual(done.unused, []);
        const { expectations, unknown } = checkExpectations(site, combat, done);
        assert.deepEqual(unknown, []);
        for (const { title, expected, actual, met } of expectations)
          assert.ok(met, `${title}: ${actual}, not ${expected}`);
        assert.ok(Math.abs(getExactOdds(combat).mass - 1) < 1e-12);
      }
    });
  }

  it('results of the samples fit the schema', () => {
    for (const file of fs.readdirSync(folder).filter((name) => name.endsWith('.scenario.yaml'))) {
      const { scenario, ids } = readScenario(fs.readFileSync(path.join(folder, file), 'utf8'));
      for (const site of listCombats(scenario, ids)) {
        const combat = site.build();
        const { end } = traceCombat(combat, { seed: 3 });
        const result: Record<string, unknown> = {};
        for (const { path: keys, read } of combat.measures) setAtPath(result, keys, read(end));
        Object.assign(site.object, { result, expect: result });
      }
      assert.deepEqual(
        checkSchema('awaw', scenario).map(({ message }) => message),
        [],
      );
    }
  });
});

function setAtPath(to: Record<string, unknown>, [key = '', ...others]: readonly string[], value: number): void {
  if (others.length === 0) to[key] = value;
  else setAtPath((to[key] ??= {}) as Record<string, unknown>, others, value);
}
