// Guards against test files that test nothing, such as one whose tests are commented out.
import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';

describe('the test files', () => {
  it('every test file has at least one test with an assertion', () => {
    const files = fs
      .readdirSync('test', { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.test\.m?[jt]s$/.test(name));
    const empty = files.filter((name) => {
      const text = fs.readFileSync(path.join('test', name), 'utf8');
      return (
        !/\b(?:it|test|row)\w*\(/i.test(text) || !/assert|waitFor|testChecks|compareRecord|testRecordedRules/.test(text)
      );
    });
    assert.deepEqual(empty, []);
  });
});
