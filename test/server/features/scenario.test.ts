import assert from 'node:assert/strict';
import { combatsOf, combatsThat } from '../../../server/src/features/combat/scenario-combats';
import type { ScenarioCombat } from '../../../server/src/features/combat/scenario-combats';
import type { Ruleset } from '../../../server/src/model/ruleset';
import { analysisOf, biscay, rulesetWith } from './support';

describe('a scenario', () => {
  it('finds the ruleset that it names, or reports why there is none', () => {
    const [known] = analysisOf(biscay).scenarios;
    assert.deepEqual([known!.ruleset?.id, known!.choice], ['wif-ssw', undefined]);
    const [unknown] = analysisOf('ruleset: chess\n').scenarios;
    assert.deepEqual([unknown!.ruleset, unknown!.choice?.code], [undefined, 'schema/unknown-ruleset']);
  });

  it('states a combat once, when it is first requested', () => {
    let stated = 0;
    const combats: Ruleset['combats'] = (data, ids) =>
      rulesetWith({})
        .combats(data, ids)
        .map((site) => ({ ...site, combat: () => (stated++, site.combat()) }));
    const [scenario] = analysisOf(biscay, { rulesets: [rulesetWith({ combats })] }).scenarios;
    const [{ site }] = combatsOf(scenario!) as [ScenarioCombat];
    assert.equal(stated, 0);
    assert.equal(site.combat(), site.combat());
    assert.equal(combatsThat(scenario!, () => true)[0]!.site, site);
    assert.equal(stated, 1);
  });

  it('keeps its header when a part is edited', () => {
    const before = analysisOf(biscay);
    const after = analysisOf(biscay.replace('rain', 'snow'), {}, before);
    assert.equal(after.scenarios[0]!.header, before.scenarios[0]!.header);
  });
});
