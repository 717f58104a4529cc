import assert from 'node:assert/strict';
import { covers } from '../../../../support/covers';
import { explain } from '../explain';

describe('the hover on the critical hit table', () => {
  it('shows what a face of the critical die does', () => {
    covers('awaw:A35');
    const yaml = "tables: { criticalHits: { results: { '6': { text: Magazine, sunk: true } } } }";
    assert.match(explain(yaml, 'tables.criticalHits.results.6').text ?? '', /The ship is sunk/);
  });
});
