import assert from 'node:assert/strict';
import { covers } from '../../../../support/covers';
import { explained, totals } from '../explained';

describe('the hover on transports', () => {
  it('shows how many transports can be used', () => {
    covers('awaw:A40');
    const yaml = 'transports: [{ id: atlantic, box: atlantic, count: 16, sunk: 12, damaged: 4 }]';
    const found = explained(yaml, 'transports.0');
    assert.deepEqual(totals(found), { 'transports that can be used': 4 });
    assert.match(found.amounts[0]!.changes.at(-1)!.what, /guarantee of 4/);
  });
});
