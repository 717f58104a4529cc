import { at, atKey } from '../../../model/place';
import { shipCount } from '../facts/convoy-points';
import { zoneName } from '../wording';
import { example, type WifConstraint } from '../constraint';
import { chooseReading } from '../fixes';
import { joiningSubs } from '../groups';

export const emptyConvoy: WifConstraint = {
  code: 'empty-convoy',
  rule: 'ship-count',
  severity: 'warning',
  title: 'There are convoy points to hit',
  part: 'engagements',
  scope: 'part',
  *check(engagement, header) {
    const { convoy } = engagement;
    if (joiningSubs(engagement).length === 0 || shipCount(engagement, header).total > 0) return;
    yield {
      message: `There are no convoy points in the Convoy Section of ${zoneName(engagement)}, so the submarines have nothing to hit: their factors are read against convoy points only (1.2.5.1, option \`emptyConvoy\`). Give \`convoyPoints\`.`,
      place: convoy.convoyPoints === undefined ? atKey(engagement, 'convoy') : at(convoy, 'convoyPoints'),
      fixes: [chooseReading(header, 'emptyConvoy', 'one-ship')],
    };
  },
  examples: {
    passes: [
      example`
        ruleset: wif-ssw
        engagements:
          - id: biscay
            weather: fine
            subs: { units: [{ id: flotilla-7, type: sub, attack: 3, section: 3 }] }
            convoy: { convoyPoints: 1 }
      `,
    ],
    fails: [
      example`
        ruleset: wif-ssw
        engagements:
          - id: biscay
            weather: fine
            subs: { units: [{ id: flotilla-7, type: sub, attack: 3, section: 3 }] }
            convoy:
        #   ^^^^^^
              convoyPointsInZeroSection: 12
      `,
    ],
  },
};
