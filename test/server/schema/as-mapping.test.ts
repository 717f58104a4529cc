import assert from 'node:assert/strict';
import { createComparisonBudget } from '../../../server/src/model/nearest';
import { convertToMappings } from '../../../server/src/schema/errors/as-mapping';
import type { Schema } from '../../../server/src/schema/schema';

const choice: Schema = { enum: ['spring', 'summer', 3] };
const root: Schema = {
  $defs: { season: choice },
  properties: { powers: { declaresKeys: 'power' }, fleets: { declaresKeys: 'fleet' }, notes: {} },
};

/** The mappings that a value may stand for, `!` before one without a guess. */
function listConversions(
  value: unknown,
  schema: Schema,
  { key = 'turn', data = {} }: { key?: string | number; data?: unknown } = {},
) {
  const conversions = convertToMappings(value, key, schema, root, {
    steps: [{ value: data, schema: root }],
    comparisons: createComparisonBudget(),
  });
  return conversions.map(
    ({ title, mapping, isCertain }) =>
      `${isCertain ? '!' : ''}${JSON.stringify(mapping)}${title === 'Write it without the list' ? ' (list)' : ''}`,
  );
}

describe('a mapping in place of a value', () => {
  const turn: Schema = {
    properties: {
      year: { type: 'integer', minimum: 1939, maximum: 1945 },
      season: { $ref: '#/$defs/season' },
      notes: { type: 'string' },
    },
    required: ['year', 'season'],
  };

  it('each word and number goes to the required key that it fits', () => {
    const cases: readonly (readonly [unknown, readonly string[]])[] = [
      [[1940, 'summer'], ['!{"year":1940,"season":"summer"}']],
      [['summer', 1940], ['!{"year":1940,"season":"summer"}']],
      ['summer 1940', ['!{"year":1940,"season":"summer"}']],
      ['1940,summer', ['!{"year":1940,"season":"summer"}']],
      ['sumer 1940', ['!{"year":1940,"season":"summer"}']],
      ['summer', []],
      [1940, ['{"year":1940,"season":"spring"}']],
      [1939, ['{"year":1939,"season":"spring"}']],
      [1945, ['{"year":1945,"season":"spring"}']],
      [1938, []],
      [1946, []],
      [1940.5, []],
      [[1940, 3], ['!{"year":1940,"season":3}']],
      [[1940, '3'], []],
      [[1940, 1941], []],
      [[1940, 'summer', 'spring'], []],
      [[1940, null], []],
      [[1940, 'xyzzy'], []],
      ['', []],
      [' , ', []],
      [[], []],
      [true, []],
      [null, []],
      [{ year: 1940 }, []],
    ];
    for (const [value, expected] of cases)
      assert.deepEqual(listConversions(value, turn), expected, JSON.stringify(value));
  });

  it('a list of mappings is one mapping with a superfluous dash before each key, unless a key is repeated', () => {
    assert.deepEqual(listConversions([{ year: 1940 }, { season: 'summer', notes: 'x' }], turn), [
      '!{"year":1940,"season":"summer","notes":"x"} (list)',
    ]);
    assert.deepEqual(listConversions([{ year: 1940 }, { year: 1941 }], turn), []);
    assert.deepEqual(listConversions([{}, {}], turn), []);
    assert.deepEqual(listConversions([{ year: 1940 }, 'summer'], turn), []);
  });

  it('a missing key gets its default, its only or first value, or each of a few declared names', () => {
    const complete = (member: Schema, data: unknown = {}) =>
      listConversions(
        5,
        { properties: { count: { type: 'number' }, member }, required: ['count', 'member'] },
        { data },
      );
    assert.deepEqual(complete({ type: 'string', default: 'x' }), ['{"count":5,"member":"x"}']);
    assert.deepEqual(complete({ type: 'boolean', default: false }), ['{"count":5,"member":false}']);
    assert.deepEqual(complete({ const: 7 }), ['{"count":5,"member":7}']);
    assert.deepEqual(complete({ enum: ['a', 'b'] }), ['{"count":5,"member":"a"}']);
    assert.deepEqual(complete({ enum: [1, 2] }), []);
    assert.deepEqual(complete({ type: 'string' }), []);
    const power: Schema = { type: 'string', refersTo: ['power', 'fleet'] };
    const declare = (...names: readonly string[]) => Object.fromEntries(names.map((name) => [name, {}]));
    assert.deepEqual(complete(power, { powers: declare('us', 'uk'), notes: declare('x') }), [
      '{"count":5,"member":"us"}',
      '{"count":5,"member":"uk"}',
    ]);
    assert.equal(complete(power, { powers: declare('a', 'b'), fleets: declare('c', 'd') }).length, 4);
    assert.equal(complete(power, { powers: declare('a', 'b', 'c'), fleets: declare('d', 'e') }).length, 0);
    for (const data of [{ powers: ['us'] }, [], null, 'us']) assert.deepEqual(complete(power, data), []);
  });

  it('a value of what needs no key is that of a choice, of a name or of a key with the same beginning', () => {
    const convoy: Schema = {
      properties: {
        defence: { type: 'number' },
        convoyPoints: { type: 'number' },
        power: { type: 'string', refersTo: ['power'], pattern: '^[a-z]+$' },
        season: choice,
      },
    };
    const convert = (value: unknown, key: string | number = 'convoy') => listConversions(value, convoy, { key });
    assert.deepEqual(convert(12.5), ['!{"convoyPoints":12.5}']);
    assert.deepEqual(convert(12, 'group'), []);
    assert.deepEqual(convert(12, 0), []);
    assert.deepEqual(convert(3), ['{"season":3}'], 'a choice comes first, and it may be the other');
    assert.deepEqual(convert('us'), ['!{"power":"us"}']);
    assert.deepEqual(convert('US'), []);
    assert.deepEqual(convert('summer'), ['{"season":"summer"}'], 'it may be the name of a power');
    assert.deepEqual(convert('us 12'), ['!{"convoyPoints":12,"power":"us"}']);
  });
});
