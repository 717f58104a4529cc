import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import { checkExpectations } from '../../../../../server/src/features/combat/expectations';
import { wellFormed } from '../../../../../server/src/engine/well-formed';
import { trace } from '../../../../../server/src/engine/trace';
import { combats } from '../../../../../server/src/rulesets/awaw/combats';
import { read } from '../scenario';
import { oddsOf } from './fought';

const folder = 'samples/awaw';

describe('the samples of A World at War', () => {
  for (const file of fs.readdirSync(folder).filter((name) => name.endsWith('.scenario.yaml'))) {
    it(`come out as they expect, with odds that add up (${file})`, () => {
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
});
