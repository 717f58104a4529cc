import assert from 'node:assert/strict';
import { streamVersion } from '../../../../server/src/dice/stream';
import { biscay, applyFix, formatDiagnostics, getOnlyDiagnostic } from '../support';

describe('a stored result', () => {
  const withResult = (result: string) => `${biscay}    result: ${result}\n`;

  it('reports a result that disagrees with its dice as outdated, with a fix', () => {
    const text = withResult(
      '{ dice: { search.subs: 4, search.convoy: 5 }, surprisePoints: { subs: 5, convoy: 0 }, searchTotals: { subs: 0, convoy: 6 } }',
    );
    assert.match(getOnlyDiagnostic(text, 'result/outdated').message, /the file has 5, but the dice give 6/);
    assert.deepEqual(formatDiagnostics(applyFix(text, 'result/outdated', 'Write what these dice give')), []);
    assert.deepEqual(formatDiagnostics(applyFix(text, 'result/outdated', 'Remove the result')), []);
  });

  it('reports a result as outdated if its dice no longer suffice', () => {
    assert.match(
      getOnlyDiagnostic(withResult('{ dice: { search.subs: 4 }, surprisePoints: { subs: 5 } }'), 'result/outdated')
        .message,
      /there are too few dice/,
    );
  });

  it('checks a result with a seed and no dice only if the current stream rolled it', () => {
    const wrong = 'seed: 7, surprisePoints: { subs: 99 }';
    const text = withResult(`{ ${wrong}, stream: ${streamVersion} }`);
    assert.match(getOnlyDiagnostic(text, 'result/outdated').message, /the file has 99, but the dice give \d/);
    const mended = applyFix(text, 'result/outdated', 'Write what these dice give');
    assert.deepEqual(formatDiagnostics(mended), []);
    assert.match(mended, /seed: 7/);
    assert.match(mended, new RegExp(`stream: ${streamVersion}`));
    for (const old of ['', ', stream: 1', `, stream: ${streamVersion + 1}`])
      assert.deepEqual(formatDiagnostics(withResult(`{ ${wrong}${old} }`)), [], old);
  });

  it('checks a result of another stream by its dice, and keeps its seed', () => {
    for (const stream of ['', ', stream: 1']) {
      const rolled = `seed: 7${stream}, dice: { search.subs: 4, search.convoy: 5 }`;
      const text = withResult(`{ ${rolled}, surprisePoints: { subs: 5 } }`);
      assert.match(getOnlyDiagnostic(text, 'result/outdated').message, /the file has 5, but the dice give 6/);
      const mended = applyFix(text, 'result/outdated', 'Write what these dice give');
      assert.ok(mended.includes(`seed: 7${stream}, dice`), mended);
      assert.deepEqual(formatDiagnostics(mended), []);
    }
  });

  it('ignores a result without dice or without an outcome', () => {
    assert.deepEqual(formatDiagnostics(withResult('{ surprisePoints: { subs: 5 } }')), []);
    assert.deepEqual(formatDiagnostics(withResult('{ dice: { search.subs: 4, search.convoy: 5 } }')), []);
  });
});
