import assert from 'node:assert/strict';
import { listCombats, filterCombats } from '../../../../server/src/features/scenario/scenario-combats';
import type { ScenarioCombat } from '../../../../server/src/features/scenario/scenario-combats';
import type { Ruleset } from '../../../../server/src/model/ruleset';
import { analyzeText, biscay, rulesetWith } from '../support';

describe('a scenario', () => {
  it('finds the ruleset that it names, or reports why there is none', () => {
    const [scenario] = analyzeText(biscay).scenarios;
    assert.deepEqual([scenario!.ruleset?.id, scenario!.rulesetDiagnostic], ['wif-ssw', undefined]);
    const [unknown] = analyzeText('ruleset: chess\n').scenarios;
    assert.deepEqual([unknown!.ruleset, unknown!.rulesetDiagnostic?.code], [undefined, 'schema/unknown-ruleset']);
  });

  it('builds a combat once, when it is first requested', () => {
    let buildCount = 0;
    const combats: Ruleset['listCombats'] = (data, ids) =>
      rulesetWith({})
        .listCombats(data, ids)
        .map((combatEntry) => ({ ...combatEntry, build: () => (buildCount++, combatEntry.build()) }));
    const [scenario] = analyzeText(biscay, { rulesets: [rulesetWith({ listCombats: combats })] }).scenarios;
    const [{ entry }] = listCombats(scenario!) as [ScenarioCombat];
    assert.equal(buildCount, 0);
    assert.equal(entry.build(), entry.build());
    assert.equal(filterCombats(scenario!, () => true)[0]!.entry, entry);
    assert.equal(buildCount, 1);
  });

  it('keeps its header when a part is edited', () => {
    const before = analyzeText(biscay);
    const after = analyzeText(biscay.replace('rain', 'snow'), {}, before);
    assert.equal(after.scenarios[0]!.header, before.scenarios[0]!.header);
  });
});
