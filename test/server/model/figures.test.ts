import assert from 'node:assert/strict';
import { allCombats } from '../../../server/src/features';
import { analysisOfFile, scenarioFiles } from '../../support/samples';

describe('what live odds show', () => {
  for (const file of scenarioFiles('samples').filter((name) => !name.includes('broken')))
    it(`is stated by the combats of ${file}`, () => {
      for (const { site } of allCombats(analysisOfFile(file))) {
        const { labels = [], headlines = [], measures } = site.combat();
        const sides = Object.keys(site.sides);
        const decides = labels.some(({ words }) => words !== undefined);
        assert.ok(decides || headlines.length > 0, site.id);
        const paths = new Set(measures.map(({ path }) => path.join('.')));
        for (const { of, side, as } of headlines) {
          for (const path of of) assert.ok(paths.has(path.join('.')), `${site.id} has no ${path.join('.')}`);
          assert.ok(side === undefined || sides.includes(side), `${site.id} has no side ${side}`);
          assert.ok(as === 'expected' || of.length === 1, site.id);
        }
      }
    });
});
