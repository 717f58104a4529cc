import assert from 'node:assert/strict';
import { diagnose, findColorLiterals } from '../../../../server/src/features';
import { analyzeText, biscay } from '../support';

describe('document colors', () => {
  it('finds the colors of powers, without their quotes', () => {
    const text = biscay.replace('{ side: axis,', '{ side: axis, color: "#A1B2C3",');
    const colors = findColorLiterals(analyzeText(text));
    assert.deepEqual(
      colors.map(({ range, color }) => [text.slice(range.from, range.to), color]),
      [['#A1B2C3', '#A1B2C3']],
    );
    assert.deepEqual(diagnose(analyzeText(text)), []);
  });

  it('finds colors of powers and nations in each scenario of a file, and none that is written with escapes', () => {
    const text = [
      'ruleset: awaw',
      'nations: { us: { side: allied, color: \'#a1b2c3\' }, japan: , uk: { color: 7 }, italy: { color: "\\x23a1b2c3" } }',
      'notes: "#a1b2c3"',
      '---',
      'ruleset: aare',
      "powers: { uk: { color: '#0000ff', side: allies } }",
    ].join('\n');
    assert.deepEqual(
      findColorLiterals(analyzeText(text)).map(({ range: { from, to }, color }) => [from, text.slice(from, to), color]),
      ['#a1b2c3', '#0000ff'].map((color) => [text.indexOf(color), color, color]),
    );
  });

  it('finds no color in an invalid value, which is a diagnostic', () => {
    const text = biscay.replace('{ side: axis,', '{ side: axis, color: red,');
    assert.deepEqual(findColorLiterals(analyzeText(text)), []);
    assert.equal(diagnose(analyzeText(text)).length, 1);
  });
});
