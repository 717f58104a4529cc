import assert from 'node:assert/strict';
import { appendValue, createIntegerParser, createJobsOption, runsOption } from '../../../server/src/cli/command';

describe('values of options', () => {
  it('a number is whole and within its limits, which the message names', () => {
    const parse = createIntegerParser('Jobs are', { min: 1, max: 256 });
    assert.deepEqual(['1', '007', '256'].map(parse), [1, 7, 256]);
    for (const text of ['0', '257', '', '-1', '+1', '1.5', '1e2', '0x1', ' 1', 'many'])
      assert.throws(() => parse(text), { message: 'Jobs are a whole number from 1 to 256.' }, text);
    const parseSeed = createIntegerParser('A seed is');
    assert.deepEqual(['0', '9007199254740991'].map(parseSeed), [0, Number.MAX_SAFE_INTEGER]);
    for (const text of ['-1', '9007199254740992', '1.0'])
      assert.throws(() => parseSeed(text), { message: 'A seed is a whole number, 0 or more.' }, text);
    const parseFromOne = createIntegerParser('A turn is', { min: 1 });
    assert.equal(parseFromOne('1'), 1);
    assert.throws(() => parseFromOne('0'), { message: 'A turn is a whole number, 1 or more.' });
  });

  it('runs are up to ten million, 20,000 by default, and jobs up to 256', () => {
    const [, , parseRuns, defaultRuns] = runsOption;
    assert.equal(defaultRuns, 20_000);
    assert.deepEqual(['1', '10000000'].map(parseRuns), [1, 10_000_000]);
    for (const text of ['0', '10000001']) assert.throws(() => parseRuns(text), { message: /from 1 to 10000000\.$/ });
    const [flag, description, parseJobs] = createJobsOption('combats');
    assert.deepEqual([flag, description.includes('how many combats'), parseJobs('256')], ['--jobs <n>', true, 256]);
  });

  it('an option that is repeated has all of its values in order', () => {
    assert.deepEqual(appendValue('a', undefined), ['a']);
    assert.deepEqual(appendValue('b', ['a']), ['a', 'b']);
  });
});
