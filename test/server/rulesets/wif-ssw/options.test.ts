import assert from 'node:assert/strict';
import fs from 'node:fs';
import type { Header } from '../../../../server/src/rulesets/wif-ssw/data';
import { convoyEffects, options, reading } from '../../../../server/src/rulesets/wif-ssw/options';
import { rules } from '../../../../server/src/rulesets/wif-ssw/rules';

interface OptionSchema {
  title: string;
  enum?: string[];
  enumDescriptions?: string[];
  type?: string;
  default?: string | number | boolean;
  minimum?: number;
  maximum?: number;
  rule: string;
  properties?: Record<string, OptionSchema>;
}

const schema = JSON.parse(fs.readFileSync('schemas/wif-ssw.schema.json', 'utf8')) as {
  properties: { options: { properties: Record<string, OptionSchema> } };
};
const inSchema = schema.properties.options.properties;

describe('the options', () => {
  it('are those of the schema', () => {
    assert.deepEqual(
      options.map(({ name }) => name),
      Object.keys(inSchema),
    );
  });

  for (const option of options) {
    it(`say of ${option.name} what the schema says`, () => {
      const { title, enum: values, enumDescriptions = [], default: usual, properties, rule } = inSchema[option.name]!;
      assert.ok(title.toLowerCase().includes(option.question.toLowerCase()), `"${title}" asks "${option.question}"`);
      if (/^R\d/.test(option.ruling)) assert.ok(title.startsWith(`${option.ruling}: `), title);
      assert.equal(option.rules[0], rule);
      if (values) {
        assert.deepEqual(
          option.readings,
          Object.fromEntries(values.map((value, index) => [value, enumDescriptions[index]])),
        );
      }
      const defaults =
        properties && Object.fromEntries(Object.entries(properties).map(([key, of]) => [key, of.default]));
      assert.deepEqual(option.default, defaults ?? usual);
    });
  }

  it('settle rules that there are', () => {
    const known = new Set(rules.map(({ id }) => id));
    for (const option of options)
      for (const rule of option.rules) assert.ok(known.has(rule), `${option.name}: ${rule}`);
  });

  it('stand for the rulings R2 to R34, each once', () => {
    const rulings = options.map(({ ruling }) => ruling).filter((ruling) => /^R\d/.test(ruling));
    assert.deepEqual(
      rulings,
      Array.from({ length: 33 }, (_, index) => `R${index + 2}`),
    );
  });

  it('are read with their defaults', () => {
    const header: Header = { ruleset: 'wif-ssw', options: { rounding: 'up', convoyEffects: { aborted: 'lost' } } };
    assert.equal(reading(header, 'rounding'), 'up');
    assert.equal(reading(header, 'navRange'), 'any');
    assert.deepEqual(convoyEffects(header), { destroyed: 'lost', damaged: 'repair', aborted: 'lost' });
  });
});
