import { at, atKey } from '../../../../model/place';
import { zoneName } from '../../wording';
import { examplesOf, type WifConstraint } from '../../constraint';
import { cite } from '../../rules';
import { biscay } from '../../scenarios';
import { chooseReading } from '../../fixes';
import { joiningSubs } from '../../groups';
import { shipCount } from '../convoy-points';

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
      message: `The Convoy Section of ${zoneName(engagement)} has no convoy points, so the submarines have nothing to hit${cite('ship-count', { option: 'emptyConvoy' })}. Add \`convoyPoints\`.`,
      place: convoy.convoyPoints === undefined ? atKey(engagement, 'convoy') : at(convoy, 'convoyPoints'),
      fixes: [chooseReading(header, 'emptyConvoy', 'one-ship')],
    };
  },
  examples: examplesOf({
    on: biscay,
    passes: `
      engagements:
        - id: biscay
          convoy:
            convoyPoints: 1
    `,
    fails: `
      engagements:
        - id: biscay
          convoy:
      #   ^^^^^^ so the submarines have nothing to hit
            convoyPoints: ~
            convoyPointsInZeroSection: 12
    `,
    otherFixes: {
      'Change the option emptyConvoy to one-ship': 'options: { emptyConvoy: one-ship }',
    },
  }),
};
