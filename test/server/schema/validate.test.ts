import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { Ajv } from 'ajv';
import fc from 'fast-check';
import { createStream, createUniformGenerator } from '../../../server/src/dice/stream';
import { isMapping } from '../../../server/src/model/values';
import { rulesetIds, getRootSchema } from '../../../server/src/schema/schema';
import { getPartLists } from '../../../server/src/schema/part-lists';
import { listValidationErrors, getValidators } from '../../../server/src/schema/validate';
import { parse } from '../../../server/src/text/index';

/** Keywords that ajv reports for an object in addition to the error of its member. */
const repeatingKeywords = new Set(['propertyNames']);

const ajv = new Ajv({ allErrors: true, discriminator: true, messages: false, strict: false, strictNumbers: true });
const references = new Map(rulesetIds.map((id) => [id, ajv.compile(getRootSchema(id))]));

function validateWithAjv(id: string, data: unknown): string[] {
  const validate = references.get(id)!;
  validate(data);
  return (validate.errors ?? [])
    .filter(({ keyword }) => !repeatingKeywords.has(keyword))
    .map(({ keyword, instancePath, params, propertyName }) => formatError(keyword, instancePath, params, propertyName))
    .sort();
}

/** Errors by the generated code, which validates the parts one by one. */
function validateWithAsdic(id: string, data: unknown): string[] {
  const validators = getValidators(id);
  const collectErrors = (name: string, value: unknown, start: readonly (string | number)[]) =>
    listValidationErrors(validators[name]!, value).map(({ keyword, path, params, propertyName }) => {
      const keys = [...start, ...path].map((key) => String(key).replaceAll('~', '~0').replaceAll('/', '~1'));
      return formatError(keyword, keys.map((key) => `/${key}`).join(''), params, propertyName);
    });
  const parts = getPartLists(id).flatMap((name) => {
    const list = isMapping(data) ? data[name] : undefined;
    return Array.isArray(list) ? list.flatMap((part, index) => collectErrors(name, part, [name, index])) : [];
  });
  return [...collectErrors('root', data, []), ...parts].sort();
}

/** Omits the indexes of repeated items, which validators may choose freely. */
function formatError(keyword: string, pointer: string, params: object, propertyName?: string): string {
  const { comparison: _comparison, i: _i, j: _j, ...otherParams } = params as Record<string, unknown>;
  return JSON.stringify([keyword, pointer, otherParams, propertyName]);
}

/** The samples of a ruleset as plain data. */
function loadSamples(id: string): readonly unknown[] {
  const folder = `samples/${id}`;
  const files = readdirSync(folder).filter((name) => name.endsWith('.scenario.yaml'));
  const documents = files.flatMap((name) => parse(readFileSync(`${folder}/${name}`, 'utf8')).documents);
  return documents.map(({ data }) => JSON.parse(JSON.stringify(data)) as unknown);
}

/** Values that are valid in some schemas and values that are valid in none. */
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

/** Data with some of its members replaced, removed, renamed or repeated. */
function corrupt(data: unknown, draw: () => number): unknown {
  const randomUpTo = (max: number): number => Math.floor(draw() * (max + 1));
  const change = (value: unknown): unknown => {
    if (randomUpTo(30) === 0) return values[randomUpTo(values.length - 1)];
    if (Array.isArray(value))
      return value.flatMap((item: unknown) => (randomUpTo(20) === 0 ? [item, item] : [change(item)]));
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(
      Object.entries(value).flatMap(([key, item]) => {
        const fate = randomUpTo(40);
        return fate === 0 ? [] : [[fate === 1 ? `${key}-/~x` : key, change(item)]];
      }),
    );
  };
  return change(data);
}

describe('validator', () => {
  for (const id of rulesetIds) {
    it(`reports the same errors as ajv for ${id}`, () => {
      let faults = 0;
      fc.assert(
        fc.property(fc.constantFrom(...loadSamples(id)), fc.nat(), (sample, seed) => {
          const corrupted = corrupt(sample, createUniformGenerator(createStream(seed)));
          const expected = validateWithAjv(id, corrupted);
          faults += expected.length;
          assert.deepEqual(validateWithAsdic(id, corrupted), expected);
        }),
        { numRuns: 300 },
      );
      assert.ok(faults > 300, `${faults} faults were compared`);
    });
  }

  it('each ruleset has a validator for the root and for each kind of part', () => {
    for (const id of rulesetIds) {
      assert.deepEqual(Object.keys(getValidators(id)).sort(), ['root', ...getPartLists(id)].sort());
      assert.ok(getPartLists(id).length > 2);
    }
  });

  it('reports the first of several repeated items', () => {
    const combat = { id: 'x', seaZone: 'Bay', sections: [1, 2, 1, 2] };
    const errors = listValidationErrors(getValidators('wif-ssw')['navalCombats']!, combat);
    const repeated = errors.filter(({ keyword }) => keyword === 'uniqueItems');
    assert.deepEqual(repeated, [{ keyword: 'uniqueItems', path: ['sections'], params: { i: 2, j: 0 } }]);
  });

  it('handles repeated items of a wrong type', () => {
    const combat = { id: 'x', seaZone: 'Bay', sections: [[], []] };
    const errors = listValidationErrors(getValidators('wif-ssw')['navalCombats']!, combat);
    assert.ok(errors.some(({ keyword, path }) => keyword === 'enum' && path[1] === 0));
    const notANumber = listValidationErrors(getValidators('wif-ssw')['navalCombats']!, { ...combat, sections: [NaN] });
    assert.ok(!notANumber.some(({ keyword }) => keyword === 'uniqueItems'), 'one value repeats nothing');
  });

  it('throws for a ruleset that is not loaded', () => {
    assert.throws(() => getValidators('chess'), RangeError);
  });

  it('reports every error, however many there are', () => {
    const createUnit = (index: number) => ({ id: `u-${index}`, type: 'sub', attack: 'x', section: 'x' });
    const countErrors = (count: number) => {
      const units = Array.from({ length: count }, (_, index) => createUnit(index));
      const engagement = {
        id: 'a',
        seaZone: 'Bay',
        weather: 'rain',
        subs: { power: 'germany', units },
        convoy: { power: 'cw' },
      };
      return listValidationErrors(getValidators('wif-ssw')['engagements']!, engagement).length;
    };
    assert.equal(countErrors(2000), 2 * countErrors(1000));
  });
});
