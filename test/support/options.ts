/** What holds of the options of a ruleset: they say what its schema says. */
import assert from 'node:assert/strict';
import fs from 'node:fs';
import type { Option, Rule } from '../../server/src/model/ruleset';

interface OptionSchema {
  title: string;
  enum?: string[];
  enumDescriptions?: string[];
  default?: string | number | boolean;
  rule: string;
}

/** Holds the options of a ruleset against its schema and its rules; to be called inside a `describe`. */
export function testOptions(ruleset: string, options: readonly Option[], rules: readonly Rule[]): void {
  const schema = JSON.parse(fs.readFileSync(`schemas/${ruleset}.schema.json`, 'utf8')) as {
    properties: { options: { properties: Record<string, OptionSchema> } };
  };
  const inSchema = schema.properties.options.properties;

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
}
