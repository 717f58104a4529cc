/** Further cases of the checks of who begins strategic submarine warfare. */
import { biscay } from '../../../../../server/src/rulesets/wif-ssw/scenarios';
import { assertFails } from '../../../../support/cases';

describe('wif-ssw/not-phasing-side', () => {
  it('offers no change of the impulse if the other side has begun strategic submarine warfare, too', () => {
    assertFails(
      biscay,
      `
      phasingSide: allied
      engagements/biscay/subs:
        power: germany
        #      ^^^^^^^ wif-ssw/not-phasing-side It is the impulse of the Allies
      engagements:
        - id: kattegat
          weather: fine
          subs: { power: cw, units: [{ id: t-class, type: sub, attack: 3, section: 3 }] }
          convoy: { power: germany, convoyPoints: 4 }
      `,
    );
  });
});
