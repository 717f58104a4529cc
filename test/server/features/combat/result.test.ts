import assert from 'node:assert/strict';
import { biscay, fixed, formatProblems, problemOf } from '../support';

describe('a result in the file', () => {
  const withResult = (result: string) => `${biscay}    result: ${result}\n`;

  it('that no longer agrees with its own dice is outdated, and can be mended', () => {
    const text = withResult(
      '{ dice: { search.subs: 4, search.convoy: 5 }, surprisePoints: { subs: 5, convoy: 0 }, searchTotals: { subs: 0, convoy: 6 } }',
    );
    assert.match(problemOf(text, 'result/outdated').message, /5 stands there, its dice give 6/);
    assert.deepEqual(formatProblems(fixed(text, 'result/outdated', 'Write what these dice give')), []);
    assert.deepEqual(formatProblems(fixed(text, 'result/outdated', 'Remove the result')), []);
  });

  it('with dice that do not suffice any more is outdated', () => {
    assert.match(
      problemOf(withResult('{ dice: { search.subs: 4 }, surprisePoints: { subs: 5 } }'), 'result/outdated').message,
      /do not suffice/,
    );
  });

  it('without dice, or without an outcome, is left alone', () => {
    assert.deepEqual(formatProblems(withResult('{ surprisePoints: { subs: 5 } }')), []);
    assert.deepEqual(formatProblems(withResult('{ dice: { search.subs: 4, search.convoy: 5 } }')), []);
  });
});
