import assert from 'node:assert/strict';
import { reportOdds, type Report } from '../../../../../server/src/features';
import { computeExactOdds } from '../../../../../server/src/engine/exact';
import { runToEnd } from '../../../../../server/src/engine/progress';
import { formatOddsReport } from '../../../../../server/src/plain-text/odds';
import { renderPage } from '../../../../../server/src/page/page';
import { analyzeText, getCombat } from '../../../features/support';
import { renderText } from '../../../page/support';

const range = { start: { line: 0, character: 0 }, end: { line: 0, character: 0 } };

function reportBattle(ruleset: string, attacker: string, defender: string): Report {
  const target = getCombat(
    analyzeText(`ruleset: ${ruleset}
powers: { germany: { side: axis }, uk: { side: allies } }
seaBattles:
  - id: gap
    attacker: { power: germany, units: { ${attacker} } }
    defender: { power: uk, units: { ${defender} } }
`),
  );
  const outcomes = runToEnd(computeExactOdds(target.entry.build()));
  assert.ok('ends' in outcomes);
  const report = reportOdds(target, outcomes);
  assert.ok(!('refused' in report));
  return report;
}

const limitText = 'Submarines cannot hit aircraft: Germany cannot win while aircraft of the UK are left';

describe('the odds of submarines against aircraft', () => {
  for (const ruleset of ['aare', 'aa-depth']) {
    it(`the odds of ${ruleset} say that submarines cannot win against aircraft, and by which rule, in the report and on a terminal`, () => {
      const report = reportBattle(ruleset, 'sub: 2, trn: 1', 'dd: 1, ac: 1, ftr: 1');
      assert.equal(report.odds?.verdicts[0]?.ways.find(({ title }) => title === 'the attacker wins')?.share ?? 0, 0);
      const shown = { ...report, range, uri: 'file:///gap.scenario.yaml' };
      const page = renderText(renderPage({ report: shown, stale: false, calculating: false }));
      assert.ok(page.includes(`${limitText}. §LHTR units`), page);
      const printed = { ...report, file: 'gap.scenario.yaml', line: 3 };
      const text = formatOddsReport([printed], { colours: false, width: 100 });
      assert.ok(text.replaceAll(/\s+/g, ' ').includes(`${limitText} (LHTR units).`), text);
    });
  }

  it('the odds say that defending submarines cannot win against aircraft', () => {
    const { odds } = reportBattle('aare', 'ac: 1, ftr: 1', 'sub: 2');
    assert.match(
      odds?.limits?.map(({ words }) => words).join() ?? '',
      /: the defender cannot win while aircraft of the attacker/,
    );
  });

  it('the odds name no limit if another unit can hit aircraft, or if there are none', () => {
    for (const [attacker, defender] of [
      ['sub: 2, dd: 1', 'dd: 1, ac: 1, ftr: 1'],
      ['sub: 2', 'dd: 1'],
    ] as const)
      assert.equal(reportBattle('aare', attacker, defender).odds?.limits, undefined);
  });
});
