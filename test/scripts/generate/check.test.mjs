import assert from 'node:assert/strict';
import { checkSchemas } from '../../../scripts/generate/check.mjs';

describe('the check of the schemas', () => {
  const check = (/** @type {object} */ schema) => checkSchemas(new Map([['game.schema.json', schema]]), ['game']);

  it('accepts valid schemas, including annotations', () => {
    check({ type: 'object', properties: { guns: { type: 'integer', minimum: 1, rule: 'guns' } } });
  });

  it('names the file with a misspelt keyword', () => {
    assert.throws(() => check({ type: 'object', propertys: {} }), /^Error: game\.schema\.json: .*propertys/);
  });
});
