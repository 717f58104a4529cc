/** Further cases of the constraints on fire at aircraft. */
import { ruhr } from '../../../../../server/src/rulesets/aare/scenarios';
import { assertFails } from '../../../../support/cases';

describe('battleships on the way of aircraft', () => {
  it('do not fire where a gun does', () =>
    assertFails(
      ruhr,
      `
        powers:
          germany: { side: axis, technologies: [combined-arms] }
        flyOvers:
          - id: over-paris
            spaces: [{ space: Paris, power: germany, antiAircraft: {}, battleships: 1 }]
        #                                                                           ^ aare/battleships-do-not-fire Paris has an anti-aircraft gun
      `,
    ));
});
