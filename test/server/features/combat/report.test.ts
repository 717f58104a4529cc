import assert from 'node:assert/strict';
import { finish } from '../../../../server/src/engine/progress';
import { exact } from '../../../../server/src/engine/exact';
import { preparing, problems, reportOdds } from '../../../../server/src/features';
import type { Report } from '../../../../server/src/features';
import type { Ruleset } from '../../../../server/src/model/ruleset';
import { analysisOf, biscay, foundIn, resolved, rulesetWith } from '../support';

const foundAt = (text: string) => foundIn(analysisOf(text));

describe('the report of odds', () => {
  const found = foundAt(biscay);
  const outcomes = finish(exact(found.site.combat()));
  assert.ok('ends' in outcomes);
  const report = reportOdds(found, outcomes) as Report;

  it('builds the combat once, whatever the request', () => {
    let stated = 0;
    const combats = (...args: Parameters<Ruleset['combats']>) =>
      rulesetWith({})
        .combats(...args)
        .map((site) => ({ ...site, combat: () => (stated++, site.combat()) }));
    const analysis = analysisOf(`${biscay}    expect: { combatType: ssw }\n`, {
      rulesets: [rulesetWith({ combats })],
    });
    const query = { offset: analysis.text.indexOf('weather') };
    reportOdds(foundIn(analysis, query), outcomes);
    resolved(foundIn(analysis, query));
    assert.deepEqual([problems(analysis).length, stated], [0, 1]);
  });

  it('lists its bases before there are odds, in more than one step', () => {
    let [stated, advised] = [0, 0];
    const combats = (...args: Parameters<Ruleset['combats']>) =>
      rulesetWith({})
        .combats(...args)
        .map((site) => ({ ...site, combat: () => (stated++, site.combat()), advice: () => (advised++, []) }));
    const prepared = foundIn(analysisOf(biscay, { rulesets: [rulesetWith({ combats })] }));
    const steps = preparing(prepared);
    steps.next();
    assert.deepEqual([stated, advised], [1, 0]);
    steps.next();
    assert.deepEqual([stated, advised], [1, 1]);
    reportOdds(prepared, outcomes);
    assert.deepEqual([stated, advised], [1, 1]);
  });

  it('reports an error when it is built, not when it is prepared', () => {
    const combats = (...args: Parameters<Ruleset['combats']>) =>
      rulesetWith({})
        .combats(...args)
        .map((site) => ({ ...site, combat: () => assert.fail('no such table') }));
    const faulty = foundIn(analysisOf(biscay, { rulesets: [rulesetWith({ combats })] }));
    assert.deepEqual([...preparing(faulty)], [undefined]);
    const refusal = reportOdds(faulty, outcomes);
    assert.ok('refused' in refusal);
    assert.match(refusal.refused, /no such table/);
  });

  it('has the same bases whichever dice the file gives', () => {
    const basesWith = (seed: number) =>
      (reportOdds(foundAt(biscay.replace(/dice: .*/, `dice: { seed: ${seed} }`)), outcomes) as Report).bases;
    assert.ok(report.bases.includes('house table navalCombatChart'), report.bases.join());
    for (const seed of [1, 2, 3, 4, 5]) assert.deepEqual(basesWith(seed), report.bases);
  });

  it('gives each measure a whole distribution', () => {
    assert.ok(report.odds!.exact && report.odds!.measures.length > 0);
    for (const { distribution, title } of report.odds!.measures) {
      const total = distribution.reduce((sum, { share }) => sum + share, 0);
      assert.ok(Math.abs(total - 1) < 1e-9, title);
    }
  });

  it('lists the likeliest ends first, and sums the others up', () => {
    const { outcomes: listed, others } = report.odds!;
    assert.ok(listed.length <= 12 && listed.every(({ share }, at) => at === 0 || share <= listed[at - 1]!.share));
    assert.ok(Math.abs(listed.reduce((sum, { share }) => sum + share, others) - 1) < 1e-9);
  });
});
