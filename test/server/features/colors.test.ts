import assert from 'node:assert/strict';
import { problems, writtenColors } from '../../../server/src/features';
import { analysisOf, biscay } from './support';

describe('document colors', () => {
  it('finds the colors of powers, without their quotes', () => {
    const text = biscay.replace('{ side: axis,', '{ side: axis, color: "#A1B2C3",');
    const found = writtenColors(analysisOf(text));
    assert.deepEqual(
      found.map(({ range, color }) => [text.slice(range.from, range.to), color]),
      [['#A1B2C3', '#A1B2C3']],
    );
    assert.deepEqual(problems(analysisOf(text)), []);
  });

  it('finds no color in an invalid value, which is a diagnostic', () => {
    const text = biscay.replace('{ side: axis,', '{ side: axis, color: red,');
    assert.deepEqual(writtenColors(analysisOf(text)), []);
    assert.equal(problems(analysisOf(text)).length, 1);
  });
});
