import assert from 'node:assert/strict';
import { findFoldableRanges } from '../../../../server/src/features';
import { dedent } from '../../../support/fixture';
import { analyzeText } from '../support';

describe('folding ranges', () => {
  it('folds blocks of data, comments and regions', () => {
    const text = dedent(`
      # about
      # this scenario
      ruleset: wif-ssw
      #region powers
      powers:
        germany:
          side: axis
        cw: { side: allied }
      #endregion
      # one line
      engagements:
        - id: biscay
          weather: rain
    `);
    assert.deepEqual(
      findFoldableRanges(analyzeText(text)).map(({ first, last, kind }) => `${first}-${last} ${kind}`),
      ['0-1 comment', '3-8 region', '4-7 block', '5-6 block', '10-12 block', '11-12 block'],
    );
  });

  it('folds nothing in one line or in an unreadable text', () => {
    assert.deepEqual(findFoldableRanges(analyzeText('ruleset: wif-ssw')), []);
    assert.deepEqual(findFoldableRanges(analyzeText('')), []);
  });
});
