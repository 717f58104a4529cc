import assert from 'node:assert/strict';
import { bundleSchema } from '../../../scripts/generate/schemas.mjs';

const expected = { $ref: 'shared.schema.json#/$defs/expected' };

const schemas = new Map([
  [
    'shared.schema.json',
    { $defs: { expected: { type: 'integer' }, expectedChance: { type: 'object' }, expectedMean: { type: 'object' } } },
  ],
  [
    'game.schema.json',
    {
      properties: { battle: { properties: { expect: { $ref: '#/$defs/expectations' } } } },
      $defs: {
        expectations: {
          properties: {
            outcome: { enum: ['attacker-wins'], enumDescriptions: ['Only the attacker is left.'], rule: 'ends' },
            ships: { type: 'object', additionalProperties: { properties: { sunk: { ...expected, title: 'Sunk' } } } },
          },
        },
      },
    },
  ],
]);

describe('the odds that a combat may expect', () => {
  it('are its outcomes by their words, and everything else by its keys', () => {
    const { odds } = bundleSchema(schemas, 'game').$defs.expectations.properties;
    assert.deepEqual(odds.properties['attacker-wins'], {
      $ref: '#/$defs/expectedChance',
      title: 'Chance: attacker wins',
      description: 'Only the attacker is left.',
      rule: 'ends',
    });
    assert.deepEqual(odds.properties.ships.additionalProperties.properties.sunk, {
      $ref: '#/$defs/expectedMean',
      title: 'Sunk',
    });
    assert.equal(odds.properties.outcome, undefined);
  });

  it('are none where nothing can be expected', () => {
    const bare = new Map([['bare.schema.json', { properties: { title: { type: 'string' } } }]]);
    assert.deepEqual(bundleSchema(bare, 'bare').$defs, {});
  });
});
