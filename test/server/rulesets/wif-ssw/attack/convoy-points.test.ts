import assert from 'node:assert/strict';
import type { Engagement, Header, Unit } from '../../../../../server/src/rulesets/wif-ssw/data';
import { computeShipCount } from '../../../../../server/src/rulesets/wif-ssw/attack/convoy-points';
import { covers } from '../../../../support/covers';

const header: Header = { ruleset: 'wif-ssw' };
const createEngagement = (convoyPoints?: number, units?: Unit[]): Engagement => ({
  id: 'here',
  weather: 'fine',
  subs: { units: [] },
  convoy: { convoyPoints, units, convoyPointsInZeroSection: 20 },
});
const computeShips = (engagement: Engagement, options?: Header['options']) =>
  computeShipCount(engagement, { ...header, options }).total;

describe('the number of ships', () => {
  it('two convoy points of the Convoy Section count as a ship, rounded up (T4)', () => {
    covers('wif-ssw:W31', 'wif-ssw:W28');
    for (const [points, expected] of Object.entries({ 1: 1, 2: 1, 3: 2, 12: 6, 13: 7 })) {
      assert.equal(computeShips(createEngagement(Number(points))), expected, points);
    }
  });

  it('there are no ships without convoy points, unless the option makes the Convoy Section a ship', () => {
    assert.equal(computeShips(createEngagement()), 0);
    assert.equal(computeShips(createEngagement(0), { emptyConvoy: 'one-ship' }), 1);
    assert.equal(computeShips(createEngagement(4), { emptyConvoy: 'one-ship' }), 2);
  });

  it('escorts do not count as ships, and points on ASW counters only by option', () => {
    const units: Unit[] = [
      { id: 'a', type: 'asw', asw: 2, convoyPoints: 1, count: 3 },
      { id: 'b', type: 'scs', cost1: 1 },
    ];
    assert.equal(computeShips(createEngagement(4, units)), 2);
    assert.equal(
      computeShipCount(createEngagement(4, [{ id: 'a', type: 'asw', asw: 2 }]), header).base.basis,
      undefined,
    );
    assert.equal(computeShips(createEngagement(4, units), { aswConvoyPoints: 'counted' }), 4);
    assert.deepEqual(computeShipCount(createEngagement(4, units), header).base.basis, {
      kind: 'option',
      name: 'aswConvoyPoints',
    });
  });
});
