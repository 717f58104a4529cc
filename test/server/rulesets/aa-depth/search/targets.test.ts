import assert from 'node:assert/strict';
import { canAircraftHitSubmarines } from '../../../../../server/src/rulesets/aa-depth/search/search';
import type { Header } from '../../../../../server/src/rulesets/aa-depth/data';
import { covers } from '../../../../support/covers';

const header: Header = { ruleset: 'aa-depth' };

describe('aircraft against submarines', () => {
  it('aircraft need no destroyer to hit submarines unless `airAgainstSubmarines` says so', () => {
    covers('aa-depth:D17');
    assert.ok(canAircraftHitSubmarines(false, header));
    const strict: Header = { ...header, options: { airAgainstSubmarines: 'needs-destroyer' } };
    assert.deepEqual([canAircraftHitSubmarines(false, strict), canAircraftHitSubmarines(true, strict)], [false, true]);
  });
});
