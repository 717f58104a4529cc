import assert from 'node:assert/strict';
import { findFoldableRanges } from '../../../../server/src/features';
import { dedent } from '../../../support/fixture';
import { analyzeText, biscay } from '../support';

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

  const fold = (text: string, previous?: string) =>
    findFoldableRanges(analyzeText(text, {}, previous === undefined ? undefined : analyzeText(previous))).map(
      ({ first, last, kind }) => `${first}-${last} ${kind}`,
    );

  it('folds comments of several lines, with blanks before them, up to the end of the text', () => {
    assert.deepEqual(fold('# one\n\n# two\n  # three\n\t# four\n'), ['2-4 comment']);
    assert.deepEqual(fold('# one\n# two'), ['0-1 comment']);
    assert.deepEqual(fold('# one\nruleset: wif-ssw # two\n# three'), []);
  });

  it('folds regions in each other, and ignores ends and beginnings without the other', () => {
    const regions = [
      '#region a',
      '# region b',
      '#endregion',
      '  #region c',
      '#endregion',
      '# endregion',
      '#endregion',
      '#region d',
    ];
    assert.deepEqual(fold(regions.join('\n')), ['0-5 region', '1-2 region', '3-4 region']);
    assert.deepEqual(fold('#regional\n#  region\n#endregions\n'), ['0-2 comment']);
    assert.deepEqual(fold('# a\n# b\n#region\n# c\n# d\n#endregion\n'), ['0-1 comment', '2-5 region', '3-4 comment']);
  });

  it('folds lists and mappings in each other, the outer of two that begin in one line first', () => {
    const text = dedent(`
      ruleset: wif-ssw
      engagements:
        -
          id: biscay
          subs: {
            power: germany,
            units: [
              a,
            ],
          }
        - id: azores
      notes: |
        two
        lines
    `);
    assert.deepEqual(fold(text), ['1-10 block', '3-9 block', '4-9 block', '6-8 block', '11-13 block']);
  });

  it('folds an item before the list that begins in its line', () => {
    const text = 'ruleset: wif-ssw\nengagements:\n  - units:\n      - a\n      - b\n    id: biscay\n';
    assert.deepEqual(fold(text), ['1-5 block', '2-5 block', '2-4 block']);
  });

  it('does not fold what a merge key brings from elsewhere', () => {
    const text =
      'ruleset: wif-ssw\npowers:\n  germany: &g\n    side: axis\n    atWarWith:\n      - cw\n  italy:\n    <<: *g\n    action: naval\n';
    assert.deepEqual(fold(text), ['1-8 block', '2-5 block', '4-5 block', '6-8 block']);
  });

  it('folds the same after an edit above as from nothing', () => {
    const longer = `# one\n# two\n${biscay.replace('powers:', 'phasingSide: axis\npowers:')}`;
    const shifted = fold(longer, biscay);
    assert.deepEqual(shifted, fold(longer));
    assert.ok(shifted.length > 5);
    assert.deepEqual(fold(`${biscay}---\n${longer}`, biscay), fold(`${biscay}---\n${longer}`));
  });
});
