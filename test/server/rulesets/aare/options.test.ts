import assert from 'node:assert/strict';
import fs from 'node:fs';
import { options, reading } from '../../../../server/src/rulesets/aare/options';
import { rules } from '../../../../server/src/rulesets/aare/rules';

interface OptionSchema {
  title: string;
  enum?: string[];
  enumDescriptions?: string[];
  default?: string | number | boolean;
  rule: string;
}

const schema = JSON.parse(fs.readFileSync('schemas/aare.schema.json', 'utf8')) as {
  properties: { options: { properties: Record<string, OptionSchema> } };
};
const inSchema = schema.properties.options.properties;

describe('the options of aare', () => {
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

  it('stand for the rulings Q1 to Q27, in their order', () => {
    const rulings = options.map(({ ruling }) => ruling);
    assert.deepEqual(
      rulings,
      Array.from({ length: 27 }, (_, index) => `Q${index + 1}`),
    );
  });

  it('are read with their defaults', () => {
    assert.equal(reading({ ruleset: 'aare' }, 'economicCap'), 'separate');
    assert.equal(reading({ ruleset: 'aare', options: { economicCap: 'single' } }, 'economicCap'), 'single');
  });
});
