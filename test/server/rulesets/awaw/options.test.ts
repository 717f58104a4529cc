import assert from 'node:assert/strict';
import fs from 'node:fs';
import { options, reading } from '../../../../server/src/rulesets/awaw/options';
import { rules } from '../../../../server/src/rulesets/awaw/rules';

interface OptionSchema {
  title: string;
  enum?: string[];
  enumDescriptions?: string[];
  default?: string | number | boolean;
  rule: string;
}

const schema = JSON.parse(fs.readFileSync('schemas/awaw.schema.json', 'utf8')) as {
  properties: { options: { properties: Record<string, OptionSchema> } };
};
const inSchema = schema.properties.options.properties;

describe('the options of awaw', () => {
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

  it('stand for the rulings 1 to 25, each once', () => {
    const rulings = options.map(({ ruling }) => ruling).filter((ruling) => ruling.startsWith('Ruling'));
    assert.deepEqual(
      rulings,
      Array.from({ length: 25 }, (_, index) => `Ruling ${index + 1}`),
    );
  });

  it('are read with their defaults', () => {
    assert.equal(reading({ ruleset: 'awaw' }, 'mixedAir'), 'all-naval');
    assert.equal(reading({ ruleset: 'awaw', options: { mixedAir: 'any-naval' } }, 'mixedAir'), 'any-naval');
  });
});
