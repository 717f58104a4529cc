/** The samples of submarine depths: expectations are met, probabilities in comments are right, and every code is shown once. */
import assert from 'node:assert/strict';
import { aaDepth } from '../../../../server/src/rulesets/aa-depth/ruleset';
import fs from 'node:fs';
import path from 'node:path';
import { trace } from '../../../../server/src/engine/trace';
import { checkExpectations } from '../../../../server/src/features/combat/expectations';
import { combats } from '../../../../server/src/rulesets/aa-depth/combats';
import { covers } from '../../../support/covers';
import { assertClose, chanceOf } from './combats/fought';
import { read } from './scenario';

const { constraints } = aaDepth;

const [good, broken] = ['samples/aa-depth', 'samples/broken/aa-depth'];

const textOf = (name: string) => fs.readFileSync(path.join(good, `${name}.scenario.yaml`), 'utf8');
const sitesOf = (text: string) => combats(read(text).scenario);

/** The combat of a battle of a sample. */
function combatOf(name: string, id: string) {
  const site = sitesOf(textOf(name)).find((each) => each.id === id);
  assert.ok(site, `${id} is in ${name}`);
  return site.combat();
}

describe('the samples of submarine depths', () => {
  for (const file of fs.readdirSync(good)) {
    it(`every expectation is met with the dice of the sample (${file})`, () => {
      const sites = sitesOf(fs.readFileSync(path.join(good, file), 'utf8'));
      for (const site of sites.filter(({ dice, seed }) => dice !== undefined || seed !== undefined)) {
        const combat = site.combat();
        const done = trace(combat, { table: site.dice, seed: site.seed });
        assert.equal(done.wanted, undefined, site.id);
        assert.deepEqual(done.unused, [], site.id);
        const { expectations, unknown } = checkExpectations(site, combat, done);
        assert.deepEqual(unknown, []);
        for (const { title, expected, found, met } of expectations)
          assert.ok(met, `${site.id}, ${title}: ${found}, not ${expected}`);
      }
    });
  }

  it('mixed-depths finds submarines at two depths with the probabilities in its comment', () => {
    covers('aa-depth:D20');
    const combat = combatOf('mixed-depths', 'approaches');
    const [both, any] = [chanceOf(combat, 'found.submerged', 1), chanceOf(combat, 'found.periscope', 1)];
    assertClose(both, 19 / 27);
    assertClose(any - both, 37 / 216);
    assertClose(1 - any, 1 / 8);
  });

  it('dive and global-war-d12 sink a submarine that dives with the probabilities in their comments', () => {
    covers('aa-depth:D28');
    assertClose(chanceOf(combatOf('dive', 'periscope-depth'), 'defender.units', 0), 9 / 16);
    assertClose(chanceOf(combatOf('dive', 'submerged'), 'defender.units', 0), 5 / 12);
    assertClose(chanceOf(combatOf('global-war-d12', 'periscope-depth'), 'defender.units', 0), 1 / 2);
    assertClose(chanceOf(combatOf('global-war-d12', 'submerged'), 'defender.units', 0), 10 / 27);
  });

  it('every code of the ruleset is shown in a broken sample', () => {
    const announced = fs.readdirSync(broken).flatMap((file) =>
      fs
        .readFileSync(path.join(broken, file), 'utf8')
        .split('\n', 1)[0]!
        .match(/aa-depth\/[\w-]+/g),
    );
    const codes = constraints.map(({ code }) => `aa-depth/${code}`);
    assert.deepEqual(
      codes.filter((code) => !announced.includes(code)),
      [],
    );
  });
});
