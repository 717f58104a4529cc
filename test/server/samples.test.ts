import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import { finish } from '../../server/src/engine/progress';
import { basesOfTrace } from '../../server/src/engine/bases';
import { exact } from '../../server/src/engine/exact';
import { sample } from '../../server/src/engine/sample';
import { trace } from '../../server/src/engine/trace';
import { amountsOf } from '../../server/src/engine/trace-entry';
import { environment, rulesets } from '../support/environment';
import { wellFormed } from '../support/well-formed';
import { allCombats, analyse, hover, problems } from '../../server/src/features';
import { basesInWords } from '../../server/src/features/format/bases';
import { analysisOfFile, scenarioFiles } from '../support/samples';

const [broken, good] = [
  scenarioFiles('samples/broken'),
  scenarioFiles('samples').filter((file) => !file.includes('broken')),
];

describe('the odds of the Biscay sample', () => {
  const [found] = allCombats(analysisOfFile('samples/wif-ssw/biscay.scenario.yaml'));
  const combat = found!.site.combat();
  const odds = finish(exact(combat));
  const seeds = Array.from({ length: 300 }, (_, index) => index + 1);

  it('rest on what all runs together rest on, though single runs differ', () => {
    assert.ok('exact' in odds);
    const runs = seeds.map((seed) => basesInWords(basesOfTrace(trace(combat, { seed }))));
    assert.ok(new Set(runs.map((bases) => bases.toSorted().join())).size > 1);
    assert.deepEqual([...new Set(runs.flat())].sort(), basesInWords(odds.bases).toSorted());
  });

  it('rest on the same when they are sampled, with whatever seed', () => {
    assert.ok('exact' in odds);
    for (const seed of seeds.slice(0, 3)) assert.deepEqual(finish(sample(combat, seed, 5_000)).bases, odds.bases);
  });
});

describe('the comment of the wolfpack sample', () => {
  const file = 'samples/aare/wolfpack.scenario.yaml';
  const values = (text: string): readonly number[] =>
    allCombats(analyse(text, undefined, environment()))
      .flatMap(({ site }) => trace(site.combat(), { seed: 1 }).entries)
      .flatMap(amountsOf)
      .filter(({ what }) => what.startsWith('detection value'))
      .map(({ total }) => total);

  it('states the values of detection, with and without an American fighter', () => {
    const text = fs.readFileSync(file, 'utf8');
    assert.deepEqual(values(text), [3, 3]);
    assert.deepEqual(
      values(text.replace('power: us, units: { dd: 1 }', 'power: us, units: { dd: 1, ftr: 1 }')),
      [3, 5],
    );
  });
});

describe('the samples', () => {
  it('are there', () => {
    assert.ok(good.length >= 10 && broken.length >= 10);
  });

  for (const file of good) {
    describe(file, () => {
      it('has no problems', () => {
        assert.deepEqual(
          problems(analysisOfFile(file)).map(({ code, message }) => `${code}: ${message}`),
          [],
        );
      });

      it('has well-formed combats with odds that sum to one', () => {
        for (const { site } of allCombats(analysisOfFile(file))) {
          const combat = site.combat();
          wellFormed(combat);
          const odds = finish(exact(combat));
          assert.ok('exact' in odds, `${site.id}: exact odds`);
          assert.ok(Math.abs(odds.mass - 1) < 1e-12, `${site.id}: ${odds.mass}`);
        }
      });

      it('has odds that rest on all that any run of the combat rests on', () => {
        for (const { site } of allCombats(analysisOfFile(file))) {
          const combat = site.combat();
          const odds = finish(exact(combat));
          assert.ok('exact' in odds);
          const known = new Set(basesInWords(odds.bases));
          for (let seed = 1; seed <= 30; seed++) {
            const unknown = basesInWords(basesOfTrace(trace(combat, { seed }))).filter((basis) => !known.has(basis));
            assert.deepEqual(unknown, [], `${site.id}, seed ${seed}`);
          }
        }
      });

      it('shows hovers anywhere without a fault', () => {
        const analysis = analysisOfFile(file);
        for (let offset = 0; offset < analysis.text.length; offset += 7) hover(analysis, offset);
      });
    });
  }

  for (const file of broken) {
    it(`${file} has exactly the problems that its first line announces`, () => {
      const analysis = analysisOfFile(file);
      const announced = announcedIn(analysis.text);
      assert.ok(announced, 'the first line says `# expect: code, code`');
      const found = new Set(problems(analysis).map(({ code }) => code));
      assert.deepEqual([...found].sort(), announced.toSorted());
    });
  }

  for (const { id, constraints } of rulesets) {
    it(`show every constraint of ${id} in a broken one: a code that none shows is one that nobody has seen in a file`, () => {
      const folder = broken.filter((file) => path.dirname(file) === path.join('samples', 'broken', id));
      const shown = new Set(folder.flatMap((file) => announcedIn(fs.readFileSync(file, 'utf8')) ?? []));
      const codes = constraints.map(({ code }) => `${id}/${code}`);
      assert.deepEqual(
        codes.filter((code) => !shown.has(code)),
        [],
      );
    });
  }
});

/** The codes that the first line of a broken sample announces. */
function announcedIn(text: string): readonly string[] | undefined {
  return /^# expect: (.*)$/.exec(text.split('\n', 1)[0]!)?.[1]?.split(/, */);
}
