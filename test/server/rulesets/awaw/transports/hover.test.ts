import assert from 'node:assert/strict';
import { covers } from '../../../../support/covers';
import { explain, getTotalsByLabel } from '../explain';

describe('the hover on transports', () => {
  it('shows how many transports can be used', () => {
    covers('awaw:A40');
    const yaml = 'transports: [{ id: atlantic, box: atlantic, count: 16, sunk: 12, damaged: 4 }]';
    const explanation = explain(yaml, 'transports.0');
    assert.deepEqual(getTotalsByLabel(explanation), { 'transports that can be used': 4 });
    assert.match(explanation.amounts[0]!.changes.at(-1)!.label, /guarantee of 4/);
  });

  it('gives no guarantee for a box that the source says nothing of', () => {
    const explanation = explain('transports: [{ id: pacific, box: pacific, count: 8, damaged: 5 }]', 'transports.0');
    assert.deepEqual(getTotalsByLabel(explanation), { 'transports that can be used': 3 });
    assert.match(explanation.amounts[0]!.changes.at(-1)!.label, /not known to us/);
  });
});
