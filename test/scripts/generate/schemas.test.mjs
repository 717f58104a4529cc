import assert from 'node:assert/strict';
import { bundleSchema, isShared } from '../../../scripts/generate/schemas.mjs';

const schemas = new Map([
  ['shared.schema.json', { $defs: { id: { type: 'string' } } }],
  ['family.shared.schema.json', { $defs: { named: { $ref: 'shared.schema.json#/$defs/id' }, unused: {} } }],
  ['game.schema.json', { properties: { name: { $ref: 'family.shared.schema.json#/$defs/named' } } }],
  [
    'other.schema.json',
    { properties: { a: { $ref: '#/$defs/id' } }, $defs: { id: { $ref: 'shared.schema.json#/$defs/id' } } },
  ],
]);

describe('schemas', () => {
  it('are rulesets, unless they only hold definitions for others', () => {
    assert.deepEqual(
      [...schemas.keys()].filter((file) => !isShared(file)),
      ['game.schema.json', 'other.schema.json'],
    );
  });

  it('take what they use from what all share and from what a family shares', () => {
    assert.deepEqual(bundleSchema(schemas, 'game'), {
      properties: { name: { $ref: '#/$defs/named' } },
      $defs: { id: { type: 'string' }, named: { $ref: '#/$defs/id' } },
    });
  });

  it('may not give a definition the name of a shared one that they use', () => {
    assert.throws(
      () => bundleSchema(schemas, 'other'),
      /"id" stands in other\.schema\.json and in shared\.schema\.json/,
    );
  });
});
