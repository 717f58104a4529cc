/** Further cases of the checks on raids. */
import { ruhr } from '../../../../../server/src/rulesets/aare/scenarios';
import { assertFails } from '../../../../support/cases';

describe('the damage before a raid', () => {
  it('reports damage of raids and rockets together above the value with `economicCap: single`', () =>
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
