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

describe('generated schemas', () => {
  it('a schema belongs to a ruleset unless it only holds definitions for others', () => {
    assert.deepEqual(
      [...schemas.keys()].filter((file) => !isShared(file)),
      ['game.schema.json', 'other.schema.json'],
    );
  });

  it('a schema uses definitions shared by all rulesets and by its family', () => {
    assert.deepEqual(bundleSchema(schemas, 'game'), {
      properties: { name: { $ref: '#/$defs/named' } },
      $defs: { id: { type: 'string' }, named: { $ref: '#/$defs/id' } },
    });
  });

  it('a schema must not define a name that it also uses from the shared definitions', () => {
    assert.throws(
      () => bundleSchema(schemas, 'other'),
      /"id" stands in other\.schema\.json and in shared\.schema\.json/,
    );
  });
});
