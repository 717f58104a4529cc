import assert from 'node:assert/strict';
import { countsIn, failures, tally } from '../../../scripts/support/stages.mjs';

const counting = { code: 0, counts: true, mayBeEmpty: false };

describe('the stages of the test command', () => {
  it('pass or fail as a whole where they count nothing', () => {
    assert.deepEqual(countsIn('', { ...counting, counts: false }), { passed: 1, failed: 0 });
    assert.deepEqual(countsIn('', { ...counting, counts: false, code: 1 }), { passed: 0, failed: 1 });
  });

  it('are counted by the last line of what they print', () => {
    assert.deepEqual(countsIn('1 passed, 1 failed\n7 passed, 2 failed\n', { ...counting, code: 1 }), {
      passed: 7,
      failed: 2,
    });
  });

  it('fail where they break off: without counts, or with an exit code that the counts do not explain', () => {
    assert.deepEqual(countsIn('oops', { ...counting, code: 1 }), { passed: 0, failed: 1 });
    assert.deepEqual(countsIn('7 passed, 0 failed\n', { ...counting, code: 1 }), { passed: 7, failed: 1 });
  });

  it('may be without tests where a pattern chose none', () => {
    assert.deepEqual(countsIn('0 passed, 0 failed\n', { code: 1, counts: true, mayBeEmpty: true }), {
      passed: 0,
      failed: 0,
    });
  });

  it('are told as not run where they could not run', () => {
    const output = 'not run: there is no browser\n0 passed, 0 failed\n';
    assert.deepEqual(countsIn(output, { ...counting, code: 1 }), { notRun: 'there is no browser' });
  });

  it('are green together only if all of them ran, something passed and nothing failed', () => {
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

  it('end with what the failed ones said last, and with nothing of the others', () => {
    const output = Array.from({ length: 100 }, (_, line) => `line ${line}`).join('\n');
    const lines = failures([
      { name: 'lint', passed: 1, failed: 0, output: 'fine' },
      { name: 'unit tests', passed: 7, failed: 1, output: `${output}\n` },
    ]);
    assert.equal(lines[0], '== unit tests failed:');
    assert.equal(lines.at(-2), 'line 99');
    assert.ok(lines.length < 100 && !lines.includes('fine'), lines.join('\n'));
  });

  it('name each test that failed, of every window, next to the end', () => {
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

  it('name no more failed tests than can be read, and the last line where no test is named', () => {
    const listed = Array.from({ length: 8 }, (_, at) => `  ${at + 1}) a window\n       opens ${at}:\n     Error: no`);
    const { lines } = tally([
      { name: 'lint', passed: 0, failed: 1, output: 'a.ts\n1 problem\n' },
      { name: 'suite', passed: 0, failed: 8, output: `  8 failing\n\n${listed.join('\n')}\n` },
    ]);
    assert.deepEqual(lines.slice(2, 4), ['lint: 1 problem', 'suite: a window opens 0: Error: no']);
    assert.deepEqual(lines.slice(-2), ['suite: and 3 more', '0 passed, 9 failed']);
  });
});
