import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import { runToEnd } from '../../server/src/engine/progress';
import { collectTraceBases } from '../../server/src/engine/basis-set';
import { computeExactOdds } from '../../server/src/engine/exact';
import { computeSampledOdds } from '../../server/src/engine/sample';
import { traceCombat } from '../../server/src/engine/trace';
import { rulesets } from '../support/environment';
import { assertWellFormed } from '../support/well-formed';
import { listAllCombats, getHover, diagnose } from '../../server/src/features';
import { formatBases } from '../../server/src/features/format/report-amount';
import { analysisOfFile, scenarioFiles } from '../support/samples';

const [broken, good] = [
  scenarioFiles('samples/broken'),
  scenarioFiles('samples').filter((file) => !file.includes('broken')),
];

describe('the odds of the Biscay sample', () => {
  const [biscayCombat] = listAllCombats(analysisOfFile('samples/wif-ssw/biscay.scenario.yaml'));
  const combat = biscayCombat!.entry.build();
  const odds = runToEnd(computeExactOdds(combat));
  const seeds = Array.from({ length: 300 }, (_, index) => index + 1);

  it('exact odds list the same bases as 300 runs together, though single runs differ', () => {
    assert.ok('exact' in odds);
    const runs = seeds.map((seed) => formatBases(collectTraceBases(traceCombat(combat, { seed }))));
    assert.ok(new Set(runs.map((bases) => bases.toSorted().join())).size > 1);
    assert.deepEqual([...new Set(runs.flat())].sort(), formatBases(odds.bases).toSorted());
  });

  it('sampled odds list the same bases as exact odds, whatever the seed', () => {
    assert.ok('exact' in odds);
    for (const seed of seeds.slice(0, 3))
      assert.deepEqual(runToEnd(computeSampledOdds(combat, seed, 5_000)).bases, odds.bases);
  });
});

describe('samples', () => {
  it('there are at least ten valid and ten broken samples', () => {
    assert.ok(good.length >= 10 && broken.length >= 10);
  });

  for (const file of good) {
    describe(file, () => {
      it('a valid sample has no diagnostics', () => {
        assert.deepEqual(
          diagnose(analysisOfFile(file)).map(({ code, message }) => `${code}: ${message}`),
          [],
        );
      });

      it("a sample's combats are well-formed, and their odds sum to one", () => {
        for (const { entry } of listAllCombats(analysisOfFile(file))) {
          const combat = entry.build();
          assertWellFormed(combat);
          const odds = runToEnd(computeExactOdds(combat));
          assert.ok('exact' in odds, `${entry.id}: exact odds`);
          assert.ok(Math.abs(odds.mass - 1) < 1e-12, `${entry.id}: ${odds.mass}`);
        }
      });

      it("a sample's exact odds list the bases of every run of its combats", () => {
        for (const { entry } of listAllCombats(analysisOfFile(file))) {
          const combat = entry.build();
          const odds = runToEnd(computeExactOdds(combat));
          assert.ok('exact' in odds);
          const listed = new Set(formatBases(odds.bases));
          for (let seed = 1; seed <= 30; seed++) {
            const unknown = formatBases(collectTraceBases(traceCombat(combat, { seed }))).filter(
              (basis) => !listed.has(basis),
            );
            assert.deepEqual(unknown, [], `${entry.id}, seed ${seed}`);
          }
        }
      });

      it('shows hovers at every position of a sample without an error', () => {
        const analysis = analysisOfFile(file);
        for (let offset = 0; offset < analysis.text.length; offset += 7) getHover(analysis, offset);
      });
    });
  }

  for (const file of broken) {
    it(`${file} has exactly the diagnostics that its first line announces`, () => {
      const analysis = analysisOfFile(file);
      const announced = parseAnnouncedCodes(analysis.text);
      assert.ok(announced, 'the first line says `# expect: code, code`');
      const reportedCodes = new Set(diagnose(analysis).map(({ code }) => code));
      assert.deepEqual([...reportedCodes].sort(), announced.toSorted());
    });
  }

  for (const { id, checks } of rulesets) {
    it(`the broken samples cover every check of ${id}`, () => {
      const folder = broken.filter((file) => path.dirname(file) === path.join('samples', 'broken', id));
      const shownCodes = new Set(folder.flatMap((file) => parseAnnouncedCodes(fs.readFileSync(file, 'utf8')) ?? []));
      const codes = checks.map(({ code }) => `${id}/${code}`);
      assert.deepEqual(
        codes.filter((code) => !shownCodes.has(code)),
        [],
      );
    });
  }
});

/** The codes that the first line of a broken sample announces. */
function parseAnnouncedCodes(text: string): readonly string[] | undefined {
  return /^# expect: (.*)$/.exec(text.split('\n', 1)[0]!)?.[1]?.split(/, */);
}
