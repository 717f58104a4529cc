import assert from 'node:assert/strict';
import { finish } from '../../../server/src/engine/progress';
import type { Declaration } from '../../../server/src/model/ids';
import type { CombatSite, Ruleset } from '../../../server/src/model/ruleset';
import { siteBy, perform } from '../../../server/src/work/perform';
import { hunt } from '../engine/hunt';
import { siteOf, task } from './combats';

describe('task', () => {
  it('computes exact odds if possible', () => {
    const odds = finish(perform(task('hunt'), siteOf));
    assert.ok(odds.exact && Math.abs(odds.mass - 1) < 1e-12);
  });

  it('samples odds if there are too many states', () => {
    const odds = finish(perform(task('wide', { runs: 300, limit: 1_000 }), siteOf));
    assert.ok(!odds.exact);
    assert.deepEqual([odds.runs, odds.seed], [300, 1]);
  });

  it('samples odds on request', () => {
    assert.equal(finish(perform(task('hunt', { kind: 'sample' }), siteOf)).exact, false);
  });

  it('throws with the name of an unknown combat', () => {
    assert.throws(() => finish(perform(task('nowhere'), siteOf)), /no combat "nowhere" by the ruleset test/);
  });

  it('finds the combat of a task through its ruleset and the ids of the scenario', () => {
    const scenario = { engagements: [{ id: 'biscay' }] };
    const [engagement] = scenario.engagements;
    const place = { owner: engagement!, key: 'id' };
    const declaration: Declaration = {
      kind: 'engagement',
      id: 'biscay',
      place,
      object: engagement,
      path: ['engagements', 0],
    };
    const ruleset = {
      id: 'test',
      combats: (data: object, ids) =>
        data === scenario
          ? ids.all('engagement').map(({ id }): CombatSite => ({
              id,
              object: engagement!,
              place,
              title: id,
              kind: 'test',
              sides: {},
              combat: hunt,
            }))
          : [],
    } as Partial<Ruleset> as Ruleset;
    const find = siteBy([ruleset]);
    const reference = task('biscay', { scenario, declarations: [declaration] });
    assert.equal(find(reference)?.combat().title, 'Hunt');
    assert.equal(find({ ...reference, site: 'azores' }), undefined);
    assert.equal(find({ ...reference, ruleset: 'other' }), undefined);
  });
});
