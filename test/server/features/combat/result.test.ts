import assert from 'node:assert/strict';
import { streamVersion } from '../../../../server/src/dice/stream';
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

  it('with a seed and no dice is held against that seed only where it was rolled by the stream of today', () => {
    const wrong = 'seed: 7, surprisePoints: { subs: 99 }';
    const text = withResult(`{ ${wrong}, stream: ${streamVersion} }`);
    assert.match(problemOf(text, 'result/outdated').message, /99 stands there, its dice give \d/);
    const mended = fixed(text, 'result/outdated', 'Write what these dice give');
    assert.deepEqual(formatProblems(mended), []);
    assert.match(mended, /seed: 7/);
    assert.match(mended, new RegExp(`stream: ${streamVersion}`));
    for (const old of ['', ', stream: 1', `, stream: ${streamVersion + 1}`])
      assert.deepEqual(formatProblems(withResult(`{ ${wrong}${old} }`)), [], old);
  });

  it('of another stream with dice is held against its dice, and keeps its seed', () => {
    for (const stream of ['', ', stream: 1']) {
      const rolled = `seed: 7${stream}, dice: { search.subs: 4, search.convoy: 5 }`;
      const text = withResult(`{ ${rolled}, surprisePoints: { subs: 5 } }`);
      assert.match(problemOf(text, 'result/outdated').message, /5 stands there, its dice give 6/);
      const mended = fixed(text, 'result/outdated', 'Write what these dice give');
      assert.ok(mended.includes(`seed: 7${stream}, dice`), mended);
      assert.deepEqual(formatProblems(mended), []);
    }
  });

  it('without dice, or without an outcome, is left alone', () => {
    assert.deepEqual(formatProblems(withResult('{ surprisePoints: { subs: 5 } }')), []);
    assert.deepEqual(formatProblems(withResult('{ dice: { search.subs: 4, search.convoy: 5 } }')), []);
  });
});
