import assert from 'node:assert/strict';
import { finish } from '../../server/src/engine/progress';
import { exact } from '../../server/src/engine/exact';
import { wellFormed } from '../../server/src/engine/well-formed';
import { allCombats, hover, problems } from '../../server/src/features';
import { analysisOfFile, scenarioFiles } from '../support/samples';

const [broken, good] = [
  scenarioFiles('samples/broken'),
  scenarioFiles('samples').filter((file) => !file.includes('broken')),
];

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

      it('shows hovers anywhere without a fault', () => {
        const analysis = analysisOfFile(file);
        for (let offset = 0; offset < analysis.text.length; offset += 7) hover(analysis, offset);
      });
    });
  }

  for (const file of broken) {
    it(`${file} has exactly the problems that its first line announces`, () => {
      const analysis = analysisOfFile(file);
      const announced = /^# expect: (.*)$/.exec(analysis.text.split('\n', 1)[0]!)?.[1]?.split(/, */);
      assert.ok(announced, 'the first line says `# expect: code, code`');
      const found = new Set(problems(analysis).map(({ code }) => code));
      assert.deepEqual([...found].sort(), announced.toSorted());
    });
  }
});
