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

  it('finds no color in an invalid value, which is a diagnostic', () => {
    const text = biscay.replace('{ side: axis,', '{ side: axis, color: red,');
    assert.deepEqual(findColorLiterals(analyzeText(text)), []);
    assert.equal(diagnose(analyzeText(text)).length, 1);
  });
});
