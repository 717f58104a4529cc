import assert from 'node:assert/strict';
import { parseCounts, formatFailures, tally } from '../../../scripts/support/stages.mjs';

const counting = { code: 0, counts: true, mayBeEmpty: false };

describe('the stages of the test command', () => {
  it('a stage without counts passes or fails as a whole', () => {
    assert.deepEqual(parseCounts('', { ...counting, counts: false }), { passed: 1, failed: 0 });
    assert.deepEqual(parseCounts('', { ...counting, counts: false, code: 1 }), { passed: 0, failed: 1 });
  });

  it('reads the counts of a stage from its last line of output', () => {
    assert.deepEqual(parseCounts('1 passed, 1 failed\n7 passed, 2 failed\n', { ...counting, code: 1 }), {
      passed: 7,
      failed: 2,
    });
  });

  it('a stage fails when it breaks off without counts or its exit code contradicts them', () => {
    assert.deepEqual(parseCounts('oops', { ...counting, code: 1 }), { passed: 0, failed: 1 });
    assert.deepEqual(parseCounts('7 passed, 0 failed\n', { ...counting, code: 1 }), { passed: 7, failed: 1 });
  });

  it('a stage may run no tests when a pattern selects none', () => {
    assert.deepEqual(parseCounts('0 passed, 0 failed\n', { code: 1, counts: true, mayBeEmpty: true }), {
      passed: 0,
      failed: 0,
    });
  });

  it('reports a stage that could not run as not run', () => {
    const output = 'not run: there is no browser\n0 passed, 0 failed\n';
    assert.deepEqual(parseCounts(output, { ...counting, code: 1 }), { notRun: 'there is no browser' });
  });

  it('the test command is green only if all stages ran, something passed and nothing failed', () => {
    const lint = { name: 'lint', passed: 1, failed: 0, seconds: 2 };
    assert.deepEqual(tally([lint]), {
      lines: ['ok      lint: 1 passed, 0 failed (2.0 s)', '1 passed, 0 failed'],
      isGreen: true,
    });
    const suite = { name: 'suite', notRun: 'there is no browser' };
    const { lines, isGreen } = tally([lint, suite]);
    assert.deepEqual(lines.slice(1), ['NOT RUN suite: there is no browser', '1 passed, 0 failed']);
    assert.equal(isGreen, false);
    assert.equal(tally([{ ...lint, failed: 1 }]).isGreen, false);
    assert.equal(tally([]).isGreen, false);
  });

  it('ends with the last output of the failed stages and of no others', () => {
    const output = Array.from({ length: 100 }, (_, line) => `line ${line}`).join('\n');
    const lines = formatFailures([
      { name: 'lint', passed: 1, failed: 0, output: 'fine' },
      { name: 'unit tests', passed: 7, failed: 1, output: `${output}\n` },
    ]);
    assert.equal(lines[0], '== unit tests failed:');
    assert.equal(lines.at(-2), 'line 99');
    assert.ok(lines.length < 100 && !lines.includes('fine'), lines.join('\n'));
  });

  it('lists each failed test of every window near the end', () => {
    const output = [
      '  a window',
      '    1) opens',
      '  1 failing',
      '',
      '  1) a window',
      '       with a folder',
      '         opens:',
      '',
      '      AssertionError: there is no sample',
      '      + expected - actual',
      '  another window',
      '    1) closes',
      '  1 failing',
      '',
      '  1) another window',
      '       closes:',
      '     TypeError: no tabs',
      '  \tat eventually (suite.js:1:1)',
      '',
      '3 passed, 2 failed',
    ].join('\n');
    const { lines } = tally([{ name: 'suite', passed: 3, failed: 2, seconds: 1, output }]);
    assert.deepEqual(lines, [
      'FAILED  suite: 3 passed, 2 failed (1.0 s)',
      'suite: a window with a folder opens: AssertionError: there is no sample',
      'suite: another window closes: TypeError: no tabs',
      '3 passed, 2 failed',
    ]);
  });

  it('limits the list of failed tests, and prints the last line when no test is named', () => {
    const listed = Array.from({ length: 8 }, (_, at) => `  ${at + 1}) a window\n       opens ${at}:\n     Error: no`);
    const { lines } = tally([
      { name: 'lint', passed: 0, failed: 1, output: 'a.ts\n1 problem\n' },
      { name: 'suite', passed: 0, failed: 8, output: `  8 failing\n\n${listed.join('\n')}\n` },
    ]);
    assert.deepEqual(lines.slice(2, 4), ['lint: 1 problem', 'suite: a window opens 0: Error: no']);
    assert.deepEqual(lines.slice(-2), ['suite: and 3 more', '0 passed, 9 failed']);
  });
});
