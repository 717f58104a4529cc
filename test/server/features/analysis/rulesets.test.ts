import assert from 'node:assert/strict';
import { analyse, createEnvironment, createRulesetLoader, diagnose } from '../../../../server/src/features';
import { rulesets } from '../../../support/environment';

describe('the loading of rulesets', () => {
  it('loads the rulesets that a text mentions', async () => {
    const loader = createRulesetLoader();
    assert.deepEqual(loader.listLoaded(), []);
    assert.deepEqual(loader.listMissing('title: none\n'), []);
    assert.deepEqual(loader.listMissing('ruleset: awaw\n---\nruleset: aare\n').toSorted(), ['aare', 'awaw']);
    await loader.load(['awaw', 'no-such-game']);
    assert.deepEqual(
      loader.listLoaded().map(({ id }) => id),
      ['awaw'],
    );
    assert.deepEqual(loader.listMissing('ruleset: awaw\n'), []);
  });

  it('loads all rulesets if an escape may hide an id', async () => {
    const text = 'ruleset: "a\\u0061re"\n';
    const loader = createRulesetLoader();
    assert.equal(loader.listMissing(text).length, rulesets.length);
    await loader.load(loader.listMissing(text));
    const { scenarios } = analyse(text, undefined, createEnvironment({ rulesets: loader.listLoaded() }));
    assert.equal(scenarios[0]!.ruleset?.id, 'aare');
    assert.deepEqual(loader.listMissing(text), []);
  });

  it('knows which of the loaded a text mentions, and which that it uses are missing', async () => {
    const loader = createRulesetLoader();
    await loader.load(['wif-ssw', 'aare']);
    const listMentioned = (text: string) => loader.listMentioned(text).map(({ id }) => id);
    assert.deepEqual(listMentioned('# wif-ssw and awaw'), ['wif-ssw']);
    assert.deepEqual(listMentioned('ruleset: "\\x61"'), ['aare', 'wif-ssw']);
    assert.deepEqual(listMentioned('title: none'), []);
    const listMissingFor = (text: string) =>
      loader.listMissingFor(analyse(text, undefined, createEnvironment({ rulesets: loader.listLoaded() })));
    assert.deepEqual(listMissingFor('ruleset: awaw\n---\nruleset: aare\n---\ntitle: none\n---\nruleset: chess\n'), [
      'awaw',
    ]);
  });

  it('reports an unknown game without loading rulesets', () => {
    const analysis = analyse('ruleset: chess\n', undefined, createEnvironment({ rulesets: [] }));
    assert.deepEqual(
      diagnose(analysis).map(({ code }) => code),
      ['schema/unknown-ruleset'],
    );
  });
});
