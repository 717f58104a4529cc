import assert from 'node:assert/strict';
import fs from 'node:fs';
import { options, reading } from '../../../../server/src/rulesets/aa-depth/options';
import { rules } from '../../../../server/src/rulesets/aa-depth/rules';

interface OptionSchema {
  title: string;
  enum?: string[];
  enumDescriptions?: string[];
  default?: string | number | boolean;
  rule: string;
}

const schema = JSON.parse(fs.readFileSync('schemas/aa-depth.schema.json', 'utf8')) as {
  properties: { options: { properties: Record<string, OptionSchema> } };
};
const inSchema = schema.properties.options.properties;

describe('the options of aa-depth', () => {
  it('are those of the schema', () => {
    assert.deepEqual(
      options.map(({ name }) => name),
      Object.keys(inSchema),
    );
  });

  for (const option of options) {
    it(`say of ${option.name} what the schema says`, () => {
      const { title, enum: values, enumDescriptions = [], default: usual, rule } = inSchema[option.name]!;
      assert.equal(title, `${option.ruling}: ${option.question}`);
      assert.equal(option.rules[0], rule);
      assert.deepEqual(option.default, usual);
      if (values) {
        assert.deepEqual(
          option.readings,
          Object.fromEntries(values.map((value, index) => [value, enumDescriptions[index]])),
        );
      }
    });
  }

  it('settle rules that there are', () => {
    const known = new Set(rules.map(({ id }) => id));
    for (const option of options)
      for (const rule of option.rules) assert.ok(known.has(rule), `${option.name}: ${rule}`);
  });

  it('stand for the rulings R1 to R21, each once', () => {
    assert.deepEqual(
      options.map(({ ruling }) => ruling),
      Array.from({ length: 21 }, (_, index) => `R${index + 1}`),
    );
  });

  it('are read with their defaults', () => {
    assert.equal(reading({ ruleset: 'aa-depth' }, 'mixedDepths'), 'own-number');
    assert.equal(
      reading({ ruleset: 'aa-depth', options: { mixedDepths: 'any-success' } }, 'mixedDepths'),
      'any-success',
    );
    assert.equal(reading({ ruleset: 'aa-depth', options: { minHit: 0 } }, 'minHit'), 0);
  });
});
