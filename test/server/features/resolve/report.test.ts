import assert from 'node:assert/strict';
import { runToEnd } from '../../../../server/src/engine/progress';
import { computeExactOdds } from '../../../../server/src/engine/exact';
import { prepareReport, diagnose, reportOdds } from '../../../../server/src/features';
import { reportSides } from '../../../../server/src/features/resolve/report';
import type { Report } from '../../../../server/src/features';
import type { Ruleset } from '../../../../server/src/model/ruleset';
import { analyzeText, biscay, getCombat, resolveCombatOrFail, rulesetWith } from '../support';

const findTarget = (text: string) => getCombat(analyzeText(text));

describe('the sides of a report', () => {
  it('have the colour of their first power, which no other side has', () => {
    const createSide = (role: string, ...powers: readonly string[]) => ({ role, name: role, powers });
    const data = {
      powers: { uk: { color: '#112233' } },
      nations: { us: { color: '#445566' }, cw: { color: '#112233' } },
    };
    const report = (sides: Readonly<Record<string, object>>) =>
      reportSides({ sides } as unknown as Parameters<typeof reportSides>[0], data).map(({ side, color }) => [
        side,
        color,
      ]);
    assert.deepEqual(
      report({
        a: createSide('the attacker', 'uk', 'us'),
        b: createSide('the defender', 'cw'),
        c: createSide('the others', 'us'),
        d: createSide('nobody'),
        e: { role: 'somebody', name: 'somebody' },
      }),
      [
        ['a', '#112233'],
        ['b', undefined],
        ['c', '#445566'],
        ['d', undefined],
        ['e', undefined],
      ],
    );
  });
});

describe('the report of odds', () => {
  const target = findTarget(biscay);
  const outcomes = runToEnd(computeExactOdds(target.entry.build()));
  assert.ok('ends' in outcomes);
  const report = reportOdds(target, outcomes) as Report;

  it('builds the combat once, whatever the request', () => {
    let buildCount = 0;
    const combats = (...args: Parameters<Ruleset['listCombats']>) =>
      rulesetWith({})
        .listCombats(...args)
        .map((combatEntry) => ({ ...combatEntry, build: () => (buildCount++, combatEntry.build()) }));
    const analysis = analyzeText(`${biscay}    expect: { combatType: ssw }\n`, {
      rulesets: [rulesetWith({ listCombats: combats })],
    });
    const query = { offset: analysis.text.indexOf('weather') };
    reportOdds(getCombat(analysis, query), outcomes);
    resolveCombatOrFail(getCombat(analysis, query));
    assert.deepEqual([diagnose(analysis).length, buildCount], [0, 1]);
  });

  it('lists its bases before there are odds, in more than one step', () => {
    let [buildCount, adviceCount] = [0, 0];
    const combats = (...args: Parameters<Ruleset['listCombats']>) =>
      rulesetWith({})
        .listCombats(...args)
        .map((combatEntry) => ({
          ...combatEntry,
          build: () => (buildCount++, combatEntry.build()),
          listAdvice: () => (adviceCount++, []),
        }));
    const prepared = getCombat(analyzeText(biscay, { rulesets: [rulesetWith({ listCombats: combats })] }));
    const steps = prepareReport(prepared);
    steps.next();
    assert.deepEqual([buildCount, adviceCount], [1, 0]);
    steps.next();
    assert.deepEqual([buildCount, adviceCount], [1, 1]);
    reportOdds(prepared, outcomes);
    assert.deepEqual([buildCount, adviceCount], [1, 1]);
  });

  it('reports an error when it is built, not when it is prepared', () => {
    const combats = (...args: Parameters<Ruleset['listCombats']>) =>
      rulesetWith({})
        .listCombats(...args)
        .map((combatEntry) => ({ ...combatEntry, build: () => assert.fail('no such table') }));
    const faulty = getCombat(analyzeText(biscay, { rulesets: [rulesetWith({ listCombats: combats })] }));
    assert.deepEqual([...prepareReport(faulty)], [undefined]);
    const refusal = reportOdds(faulty, outcomes);
    assert.ok('refused' in refusal);
    assert.match(refusal.refused, /no such table/);
  });

  it('has the same bases whichever dice the file gives', () => {
    const getBases = (seed: number) =>
      (reportOdds(findTarget(biscay.replace(/dice: .*/, `dice: { seed: ${seed} }`)), outcomes) as Report).bases;
    assert.ok(report.bases.includes('house table navalCombatChart'), report.bases.join());
    for (const seed of [1, 2, 3, 4, 5]) assert.deepEqual(getBases(seed), report.bases);
  });

  it('gives each measure a whole distribution', () => {
    assert.ok(report.odds!.exact && report.odds!.measures.length > 0);
    for (const { distribution, title } of report.odds!.measures) {
      const total = distribution.reduce((sum, { share: probability }) => sum + probability, 0);
      assert.ok(Math.abs(total - 1) < 1e-9, title);
    }
  });

  it('lists the likeliest ends first, and sums the others up', () => {
    const { outcomes: listed, others } = report.odds!;
    assert.ok(
      listed.length <= 12 &&
        listed.every(({ share: probability }, at) => at === 0 || probability <= listed[at - 1]!.share),
    );
    assert.ok(Math.abs(listed.reduce((sum, { share: probability }) => sum + probability, others) - 1) < 1e-9);
  });
});
