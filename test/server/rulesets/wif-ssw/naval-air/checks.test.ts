/** What the constraints on carrier planes let pass, beyond their examples. */
import { escortCarrier } from '../../../../../server/src/rulesets/wif-ssw/scenarios';
import { assertPasses } from '../../../../support/cases';

describe('a plane on a damaged carrier', () => {
  it('counts by option', () => {
    assertPasses(
      escortCarrier,
      `
        options: { planesOnDamagedCarrier: count }
        engagements:
          - id: biscay
            convoy:
              units:
                - { id: audacity, type: cv, damaged: true }
      `,
    );
  });
});
