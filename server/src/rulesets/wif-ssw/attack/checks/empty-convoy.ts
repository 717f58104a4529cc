import { placeAt, placeAtKey, cite, type WifCheck } from '../../kit';
import { chooseReading } from '../../fixes';
import { listJoiningSubs } from '../../groups';
import { biscay } from '../../scenarios';
import { formatZone } from '../../wording';
import { computeShipCount } from '../convoy-points';

export const emptyConvoy: WifCheck = {
  rule: 'ship-count',
  severity: 'warning',
  title: 'There are convoy points to hit',
  part: 'engagements',
  *check(engagement, header) {
    const { convoy } = engagement;
    if (listJoiningSubs(engagement).length === 0 || computeShipCount(engagement, header).total > 0) return;
    yield {
      message: `The Convoy Section of ${formatZone(engagement)} has no convoy points, so the submarines have nothing to hit${cite('ship-count', { option: 'emptyConvoy' })}. Add \`convoyPoints\`.`,
      place: convoy.convoyPoints === undefined ? placeAtKey(engagement, 'convoy') : placeAt(convoy, 'convoyPoints'),
      fixes: [chooseReading(header, 'emptyConvoy', 'one-ship')],
    };
  },
  base: biscay,
  passes: 'engagements/biscay/convoy: convoyPoints: 1',
  fails: `
    engagements:
      - id: biscay
        convoy:
    #   ^^^^^^ so the submarines have nothing to hit
          convoyPoints: ~
          convoyPointsInZeroSection: 12
  `,
};
