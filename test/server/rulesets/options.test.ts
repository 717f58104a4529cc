import assert from 'node:assert/strict';
import { rulesets } from '../../support/environment';

for (const { id, options, rules } of rulesets) {
  describe(`the options of ${id}`, () => {
    it(`options of ${id} name only rules that exist`, () => {
      const ruleIds = new Set(rules.map((rule) => rule.id));
      for (const option of options)
        for (const rule of option.rules) assert.ok(ruleIds.has(rule), `${option.name}: ${rule}`);
    });

    it(`options of ${id} describe each reading, and their default is one of the readings`, () => {
      for (const { name, readings, default: defaultValue } of options) {
        assert.ok(Object.keys(readings).length > 0, name);
        for (const meaning of Object.values(readings)) assert.match(meaning, /\.$/, name);
        if (typeof defaultValue === 'string') assert.ok(defaultValue in readings, name);
      }
    });
  });
}
