import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import { checkExpectations } from '../../../../../server/src/features/combat/expectations';
import { wellFormed } from '../../../../support/well-formed';
import { trace } from '../../../../../server/src/engine/trace';
import { combats } from '../../../../../server/src/rulesets/awaw/combats';
import { checkSchema } from '../../../../../server/src/schema';
import { read } from '../scenario';
import { oddsOf } from './fought';

const folder = 'samples/awaw';

describe('the samples of A World at War', () => {
  for (const file of fs.readdirSync(folder).filter((name) => name.endsWith('.scenario.yaml'))) {
    it(`the sample meets its expectations, and its odds sum to one (${file})`, () => {
      const { scenario, ids } = read(fs.readFileSync(path.join(folder, file), 'utf8'));
      const sites = combats(scenario, ids);
      for (const site of sites) {
        const combat = site.combat();
        wellFormed(combat);
        const done = trace(combat, { table: site.dice, seed: site.seed });
        assert.equal(done.wanted, undefined);
        assert.deepEqual(done.unused, []);
        const { expectations, unknown } = checkExpectations(site, combat, done);
        assert.deepEqual(unknown, []);
        for (const { title, expected, found, met } of expectations)
          assert.ok(met, `${title}: ${found}, not ${expected}`);
        assert.ok(Math.abs(oddsOf(combat).mass - 1) < 1e-12);
      }
    });
  }

  it('results of the samples fit the schema', () => {
    for (const file of fs.readdirSync(folder).filter((name) => name.endsWith('.scenario.yaml'))) {
      const { scenario, ids } = read(fs.readFileSync(path.join(folder, file), 'utf8'));
      for (const site of combats(scenario, ids)) {
        const combat = site.combat();
        const { end } = trace(combat, { seed: 3 });
        const result: Record<string, unknown> = {};
        for (const { path: keys, read } of combat.measures) put(result, keys, read(end));
        Object.assign(site.object, { result, expect: result });
      }
      assert.deepEqual(
        checkSchema('awaw', scenario).map(({ message }) => message),
        [],
      );
    }
  });
});

function put(to: Record<string, unknown>, [key = '', ...rest]: readonly string[], value: number): void {
  if (rest.length === 0) to[key] = value;
  else put((to[key] ??= {}) as Record<string, unknown>, rest, value);
}
