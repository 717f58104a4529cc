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

describe('the expected odds in the schema of a combat', () => {
  it('offers the outcomes by their words and all other numbers by their keys', () => {
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

  it('offers no odds when a combat has nothing to expect', () => {
    const bare = new Map([['bare.schema.json', { properties: { title: { type: 'string' } } }]]);
    assert.deepEqual(bundleSchema(bare, 'bare').$defs, {});
  });
});
