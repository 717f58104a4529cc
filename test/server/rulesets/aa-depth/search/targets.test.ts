import assert from 'node:assert/strict';
import { aircraftHitSubmarines } from '../../../../../server/src/rulesets/aa-depth/search/search';
import type { Header } from '../../../../../server/src/rulesets/aa-depth/data';
import { covers } from '../../../../support/covers';

const header: Header = { ruleset: 'aa-depth' };

describe('aircraft against submarines', () => {
  it('aircraft need no destroyer to hit submarines unless `airAgainstSubmarines` says so', () => {
    covers('aa-depth:D17');
    assert.ok(aircraftHitSubmarines(false, header));
    const strict: Header = { ...header, options: { airAgainstSubmarines: 'needs-destroyer' } };
    assert.deepEqual([aircraftHitSubmarines(false, strict), aircraftHitSubmarines(true, strict)], [false, true]);
  });
});
