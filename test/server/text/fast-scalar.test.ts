import assert from 'node:assert/strict';
import fc from 'fast-check';
import { parse as parseYaml } from 'yaml';
import { isDigit, parsePlainScalar } from '../../../server/src/text/fast-scalar';

describe('plain scalar', () => {
  it('resolves a plain scalar to the same value as the full parser', () => {
    const sign = fc.constantFrom('', '-', '+');
    const written = fc.oneof(
      fc.constantFrom(
        '~',
        'null',
        'Null',
        'NULL',
        'nULL',
        'true',
        'True',
        'TRUE',
        'tRUE',
        'false',
        'False',
        'FALSE',
        'yes',
        'no',
        'on',
      ),
      fc
        .tuple(sign, fc.constantFrom('.inf', '.Inf', '.INF', '.iNF', '.nan', '.NaN', '.NAN', '.Nan', 'inf'))
        .map((parts) => parts.join('')),
      fc
        .tuple(sign, fc.string({ unit: fc.constantFrom(...'0189._eE+-oxaF7'), minLength: 1, maxLength: 6 }))
        .map((parts) => parts.join('')),
      fc.stringMatching(/^[a-z]{1,6}$/),
    );
    fc.assert(
      fc.property(
        written.filter((text) => !/^-+$/.test(text)),
        (text) => {
          const [value] = parseYaml(`[ ${text} ]`) as [unknown];
          assert.deepEqual(parsePlainScalar(text), value);
        },
      ),
      { numRuns: 3000, seed: 7 },
    );
  });
});

describe('isDigit', () => {
  it('isDigit is true for the ten digits alone', () => {
    const digits = Array.from({ length: 128 }, (_, code) => String.fromCharCode(code)).filter((_, code) =>
      isDigit(code),
    );
    assert.equal(digits.join(''), '0123456789');
  });
});
