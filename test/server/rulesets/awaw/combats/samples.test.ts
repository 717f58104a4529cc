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
      const entries = listCombats(scenario, ids);
      for (const entry of entries) {
        const combat = entry.build();
        assertWellFormed(combat);
        const trace = traceCombat(combat, { table: entry.dice, seed: entry.seed });
        assert.equal(trace.pendingRoll, undefined);
        assert.deepEqual(trace.unused, []);
        const { expectations, unknown } = checkExpectations(entry, combat, trace);
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
      for (const entry of listCombats(scenario, ids)) {
        const combat = entry.build();
        const { end } = traceCombat(combat, { seed: 3 });
        const result: Record<string, unknown> = {};
        for (const { path: keys, read } of combat.measures) setAtPath(result, keys, read(end));
        Object.assign(entry.object, { result, expect: result });
      }
      assert.deepEqual(
        checkSchema('awaw', scenario).map(({ message }) => message),
        [],
      );
    }
  });
});

function setAtPath(target: Record<string, unknown>, [key = '', ...others]: readonly string[], value: number): void {
  if (others.length === 0) target[key] = value;
  else setAtPath((target[key] ??= {}) as Record<string, unknown>, others, value);
}
