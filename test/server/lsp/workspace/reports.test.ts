import assert from 'node:assert/strict';
import type { Diagnostic } from 'vscode-languageserver';
import { createReports } from '../../../../server/src/lsp/workspace/reports';

const createProblem = (message: string): Diagnostic => ({
  message,
  range: { start: { line: 0, character: 0 }, end: { line: 0, character: 1 } },
});
const [first, second] = [createProblem('first'), createProblem('second')];

describe('the problems of files that are not open', () => {
  it('are those that all sources found, each once', () => {
    const reports = createReports();
    assert.equal(reports.get('table'), undefined);
    reports.set('table', 'a', [first]);
    reports.set('table', 'b', [createProblem('first'), second]);
    assert.deepEqual(reports.get('table')?.items, [first, second]);
    reports.set('table', 'b', undefined);
    assert.deepEqual(reports.get('table')?.items, [first]);
    reports.withdraw('a');
    assert.deepEqual(reports.get('table')?.items, []);
    reports.set('other', 'a', undefined);
    assert.equal(reports.get('other'), undefined);
  });

  it('have another id as soon as they are others, and only then', () => {
    const reports = createReports();
    const readId = () => reports.get('a')!.resultId;
    reports.set('a', 'a', []);
    const empty = readId();
    reports.set('a', 'b', []);
    reports.withdraw('b');
    assert.equal(readId(), empty);
    reports.set('a', 'a', [first]);
    const withFirst = readId();
    assert.notEqual(withFirst, empty);
    reports.set('a', 'b', [createProblem('first')]);
    reports.withdraw('a');
    assert.equal(readId(), withFirst);
    reports.set('a', 'b', [second]);
    assert.notEqual(readId(), withFirst);
  });

  it('are listed where a client has others, or has none and there are some', () => {
    const reports = createReports();
    reports.set('a', 'a', [first]);
    reports.set('b', 'b', [second]);
    reports.set('c', 'c', []);
    const list = (...resultIds: [string, string][]) => reports.listChanged(new Map(resultIds)).map(({ uri }) => uri);
    const getId = (uri: string) => reports.get(uri)!.resultId;
    assert.deepEqual(list(), ['a', 'b']);
    assert.deepEqual(list(['a', getId('a')]), ['b']);
    assert.deepEqual(list(['a', getId('a')], ['b', 'old'], ['c', 'old']), ['b', 'c']);
    assert.deepEqual(list(['a', getId('a')], ['b', getId('b')], ['c', getId('c')]), []);
  });

  it('wake up all who wait for a change, once', async () => {
    const reports = createReports();
    reports.notify();
    const [nextChange, sameChange] = [reports.waitForChange(), reports.waitForChange()];
    assert.equal(nextChange, sameChange);
    reports.notify();
    await nextChange;
    assert.notEqual(reports.waitForChange(), nextChange);
  });
});
