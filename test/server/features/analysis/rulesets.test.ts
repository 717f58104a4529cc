import assert from 'node:assert/strict';
import { analyse, createEnvironment, createRulesetLoader, diagnose } from '../../../../server/src/features';
import { rulesets } from '../../../support/environment';

describe('the loading of rulesets', () => {
  it('loads the rulesets that a text mentions', async () => {
    const loaded = createRulesetLoader();
    assert.deepEqual(loaded.listLoaded(), []);
    assert.deepEqual(loaded.listMissing('title: none\n'), []);
    assert.deepEqual(loaded.listMissing('ruleset: awaw\n---\nruleset: aare\n').toSorted(), ['aare', 'awaw']);
    await loaded.load(['awaw', 'no-such-game']);
    assert.deepEqual(
      loaded.listLoaded().map(({ id }) => id),
      ['awaw'],
    );
    assert.deepEqual(loaded.listMissing('ruleset: awaw\n'), []);
  });

  it('loads all rulesets if an escape may hide an id', async () => {
    const text = 'ruleset: "a\\u0061re"\n';
    const loaded = createRulesetLoader();
    assert.equal(loaded.listMissing(text).length, rulesets.length);
    await loaded.load(loaded.listMissing(text));
    const { scenarios } = analyse(text, undefined, createEnvironment({ rulesets: loaded.listLoaded() }));
    assert.equal(scenarios[0]!.ruleset?.id, 'aare');
    assert.deepEqual(loaded.listMissing(text), []);
  });

  it('reports an unknown game without loading rulesets', () => {
    const analysis = analyse('ruleset: chess\n', undefined, createEnvironment({ rulesets: [] }));
    assert.deepEqual(
      diagnose(analysis).map(({ code }) => code),
      ['schema/unknown-ruleset'],
    );
  });
});
