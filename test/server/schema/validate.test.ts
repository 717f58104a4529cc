import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { Ajv } from 'ajv';
import fc from 'fast-check';
import { stream, uniforms } from '../../../server/src/dice/stream';
import { rulesetIds, rootSchema, type Schema } from '../../../server/src/schema/schema';
import { keywords as known, validationErrors } from '../../../server/src/schema/validate';
import { parse } from '../../../server/src/text/index';

/** What ajv reports of a whole because of what it reports of a member. */
const echoes = new Set(['propertyNames']);

const ajv = new Ajv({ allErrors: true, discriminator: true, messages: false, strict: false, strictNumbers: true });
const references = new Map(rulesetIds.map((id) => [id, ajv.compile(rootSchema(id))]));

function byAjv(id: string, data: unknown): string[] {
  const validate = references.get(id)!;
  validate(data);
  return (validate.errors ?? [])
    .filter(({ keyword }) => !echoes.has(keyword))
    .map(({ keyword, instancePath, params, propertyName }) => normalised(keyword, instancePath, params, propertyName))
    .sort();
}

function byAsdic(id: string, data: unknown): string[] {
  const root = rootSchema(id);
  return validationErrors(root, root, data)
    .map(({ keyword, path, params, propertyName }) => {
      const pointer = path.map((key) => `/${String(key).replaceAll('~', '~0').replaceAll('/', '~1')}`).join('');
      return normalised(keyword, pointer, params, propertyName);
    })
    .sort();
}

/** Which of several repeated items is told is anybody's choice. */
function normalised(keyword: string, pointer: string, params: object, propertyName?: string): string {
  const { comparison: _comparison, i: _i, j: _j, ...rest } = params as Record<string, unknown>;
  return JSON.stringify([keyword, pointer, rest, propertyName]);
}

/** What the samples of a ruleset say, as plain data. */
function samplesOf(id: string): readonly unknown[] {
  const folder = `samples/${id}`;
  const files = readdirSync(folder).filter((name) => name.endsWith('.scenario.yaml'));
  const documents = files.flatMap((name) => parse(readFileSync(`${folder}/${name}`, 'utf8')).documents);
  return documents.map(({ data }) => JSON.parse(JSON.stringify(data)) as unknown);
}

/** Values that fit some schemas, and values that fit none. */
const values = [
  'germany',
  'sub',
  '',
  'x'.repeat(90),
  '!',
  0,
  1,
  -1,
  2.5,
  1e9,
  NaN,
  Infinity,
  true,
  null,
  [],
  {},
  [1, 1],
  { id: 'a' },
];

/** Data with some of its members exchanged, taken away, renamed or told twice. */
function spoiled(data: unknown, draw: () => number): unknown {
  const upTo = (max: number): number => Math.floor(draw() * (max + 1));
  const change = (value: unknown): unknown => {
    if (upTo(30) === 0) return values[upTo(values.length - 1)];
    if (Array.isArray(value)) return value.flatMap((item: unknown) => (upTo(20) === 0 ? [item, item] : [change(item)]));
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(
      Object.entries(value).flatMap(([key, item]) => {
        const fate = upTo(40);
        return fate === 0 ? [] : [[fate === 1 ? `${key}-/~x` : key, change(item)]];
      }),
    );
  };
  return change(data);
}

/** A discriminator chooses from `oneOf`; references are followed before keywords are looked at. */
const leftOut = new Set(['oneOf', '$ref', '$defs', '$comment']);

/** The keywords of a schema and of all within. */
function keywordsOf(schema: Schema): string[] {
  const { $defs, properties, items, propertyNames, additionalProperties, oneOf = [] } = schema;
  const inner = [...Object.values({ ...$defs, ...properties }), ...oneOf, items, propertyNames, additionalProperties];
  const schemasWithin = inner.filter((one) => typeof one === 'object');
  return [...Object.keys(schema), ...schemasWithin.flatMap(keywordsOf)];
}

describe('the validator', () => {
  for (const id of rulesetIds) {
    it(`says of ${id} what ajv says`, () => {
      let faults = 0;
      fc.assert(
        fc.property(fc.constantFrom(...samplesOf(id)), fc.nat(), (sample, seed) => {
          const given = spoiled(sample, uniforms(stream(seed)));
          const expected = byAjv(id, given);
          faults += expected.length;
          assert.deepEqual(byAsdic(id, given), expected);
        }),
        { numRuns: 300 },
      );
      assert.ok(faults > 300, `${faults} faults were compared`);
    });
  }

  it('knows every keyword by which our schemas validate', () => {
    const used = new Set(rulesetIds.flatMap((id) => keywordsOf(rootSchema(id))));
    const validating = [...used].filter((keyword) => ajv.RULES.all[keyword] && !leftOut.has(keyword));
    assert.ok(validating.length > 10);
    assert.deepEqual(
      validating.filter((keyword) => !known.includes(keyword)),
      [],
    );
  });

  it('tells keywords apart by what they demand', () => {
    const schema = (keywords: Schema): Schema => keywords;
    const found = (keywords: Schema, value: unknown): readonly string[] =>
      validationErrors(schema({}), schema(keywords), value).map(({ keyword }) => keyword);
    assert.deepEqual(found({ exclusiveMinimum: 0 }, 0), ['exclusiveMinimum']);
    assert.deepEqual(found({ exclusiveMinimum: 0 }, 0.1), []);
    assert.deepEqual(found({ minLength: 2 }, '\u{1F6A2}'), ['minLength']);
    assert.deepEqual(found({ type: 'integer', minimum: 2 }, 1.5), ['type', 'minimum']);
    assert.deepEqual(found({ type: ['string', 'null'] }, null), []);
    assert.deepEqual(found({ uniqueItems: true }, ['a', 'b', 'a']), ['uniqueItems']);
    assert.deepEqual(found({ required: ['constructor'] }, {}), ['required']);
  });

  it('follows definitions that refer to themselves', () => {
    const root: Schema = { $defs: { tree: { type: 'object', additionalProperties: { $ref: '#/$defs/tree' } } } };
    assert.deepEqual(validationErrors(root, { $ref: '#/$defs/tree' }, { a: { b: 1 } }), [
      { keyword: 'type', path: ['a', 'b'], params: { type: 'object' } },
    ]);
  });
});
