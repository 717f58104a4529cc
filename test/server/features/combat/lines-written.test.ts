import assert from 'node:assert/strict';
import { linesWritten } from '../../../../server/src/features/combat/lines-written';

const text = 'a: 1\n  b: 2\nc: 3\n';

describe('the lines that edits would write', () => {
  it('are those that are new, as they will stand', () => {
    assert.deepEqual(linesWritten(text, [{ from: 10, to: 11, insert: '4' }]), ['b: 4']);
    assert.deepEqual(linesWritten(text, [{ from: 5, to: 5, insert: '  d: 5\n' }]), ['d: 5']);
    assert.deepEqual(linesWritten(text, []), []);
  });

  it('tell what is taken away where nothing is written', () => {
    assert.deepEqual(linesWritten(text, [{ from: 5, to: 12, insert: '' }]), ['removes b: 2']);
  });

  it('are not more than can be read', () => {
    const many = Array.from({ length: 20 }, (_, index) => `x${index}: 1\n`).join('');
    const lines = linesWritten(text, [{ from: 0, to: 0, insert: many }]);
    assert.deepEqual([lines.length, lines.at(-1)], [9, 'and 12 more lines']);
  });
});
