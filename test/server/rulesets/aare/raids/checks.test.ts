/** Further cases of the constraints on raids. */
import { ruhr } from '../../../../../server/src/rulesets/aare/scenarios';
import { assertFails } from '../../../../support/cases';

describe('what a territory has lost this turn', () => {
  it('is at most its value for raids and rockets together, where the option says so', () =>
    assertFails(
      ruhr,
      `
        options: { economicCap: single }
        strategicBombingRaids:
          - id: ruhr
            damageBefore: { raids: 6, rockets: 6 }
        #                 ^^^^^^^^^^^^^^^^^^^^^^^^ aare/damage-before by the option
      `,
    ));
});
