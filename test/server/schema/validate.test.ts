import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { Ajv } from 'ajv';
import fc from 'fast-check';
import { stream, uniforms } from '../../../server/src/dice/stream';
import { isMapping } from '../../../server/src/model/values';
import { rulesetIds, rootSchema } from '../../../server/src/schema/schema';
import { partLists } from '../../../server/src/schema/parts';
import { validationErrors, validatorsOf } from '../../../server/src/schema/validate';
import { parse } from '../../../server/src/text/index';

/** Keywords that ajv reports for an object in addition to the error of its member. */
const echoes = new Set(['propertyNames']);

const ajv = new Ajv({ allErrors: true, discriminator: true, messages: false, strict: false, strictNumbers: true });
const references = new Map(rulesetIds.map((id) => [id, ajv.compile(rootSchema(id))]));

function byAjv(id: string, data: unknown): string[] {
  const validate = references.get(id)!;
  validate(data);
  return (validate.errors ?? [])
    .filter(({ keyword }) => !echoes.has(keyword))
    .map(({ keyword, instancePath, params, propertyName }) => told(keyword, instancePath, params, propertyName))
    .sort();
}

/** Errors by the generated code, which validates the parts one by one. */
function byAsdic(id: string, data: unknown): string[] {
  const validators = validatorsOf(id);
  const errorsOf = (name: string, value: unknown, start: readonly (string | number)[]) =>
    validationErrors(validators[name]!, value).map(({ keyword, path, params, propertyName }) => {
      const keys = [...start, ...path].map((key) => String(key).replaceAll('~', '~0').replaceAll('/', '~1'));
      return told(keyword, keys.map((key) => `/${key}`).join(''), params, propertyName);
    });
  const parts = partLists(id).flatMap((name) => {
    const list = isMapping(data) ? data[name] : undefined;
    return Array.isArray(list) ? list.flatMap((part, index) => errorsOf(name, part, [name, index])) : [];
  });
  return [...errorsOf('root', data, []), ...parts].sort();
}

/** Omits the indexes of repeated items, which validators may choose freely. */
function told(keyword: string, pointer: string, params: object, propertyName?: string): string {
  const { comparison: _comparison, i: _i, j: _j, ...rest } = params as Record<string, unknown>;
  return JSON.stringify([keyword, pointer, rest, propertyName]);
}

/** The samples of a ruleset as plain data. */
function samplesOf(id: string): readonly unknown[] {
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
function spoiled(data: unknown, draw: () => number): unknown {
  const upTo = (most: number): number => Math.floor(draw() * (most + 1));
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

describe('validator', () => {
  for (const id of rulesetIds) {
    it(`reports the same errors as ajv for ${id}`, () => {
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

  it('has a validator for the root and for each kind of part', () => {
    for (const id of rulesetIds) {
      assert.deepEqual(Object.keys(validatorsOf(id)).sort(), ['root', ...partLists(id)].sort());
      assert.ok(partLists(id).length > 2);
    }
  });

  it('reports the first of several repeated items', () => {
    const combat = { id: 'x', seaZone: 'Bay', sections: [1, 2, 1, 2] };
    const found = validationErrors(validatorsOf('wif-ssw')['navalCombats']!, combat);
    const repeated = found.filter(({ keyword }) => keyword === 'uniqueItems');
    assert.deepEqual(repeated, [{ keyword: 'uniqueItems', path: ['sections'], params: { i: 2, j: 0 } }]);
  });

  it('handles repeated items of a wrong type', () => {
    const combat = { id: 'x', seaZone: 'Bay', sections: [[], []] };
    const found = validationErrors(validatorsOf('wif-ssw')['navalCombats']!, combat);
    assert.ok(found.some(({ keyword, path }) => keyword === 'enum' && path[1] === 0));
    const notANumber = validationErrors(validatorsOf('wif-ssw')['navalCombats']!, { ...combat, sections: [NaN] });
    assert.ok(!notANumber.some(({ keyword }) => keyword === 'uniqueItems'), 'one value repeats nothing');
  });

  it('throws for a ruleset that is not loaded', () => {
    assert.throws(() => validatorsOf('chess'), RangeError);
  });

  it('reports every error, however many there are', () => {
    const unit = (index: number) => ({ id: `u-${index}`, type: 'sub', attack: 'x', section: 'x' });
    const errorsOf = (count: number) => {
      const units = Array.from({ length: count }, (_, index) => unit(index));
      const engagement = {
        id: 'a',
        seaZone: 'Bay',
        weather: 'rain',
        subs: { power: 'germany', units },
        convoy: { power: 'cw' },
      };
      return validationErrors(validatorsOf('wif-ssw')['engagements']!, engagement).length;
    };
    assert.equal(errorsOf(2000), 2 * errorsOf(1000));
  });
});
