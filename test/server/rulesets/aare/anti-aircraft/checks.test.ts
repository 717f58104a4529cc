/** Further cases of the checks on fire at aircraft. */
import { ruhr } from '../../../../../server/src/rulesets/aare/scenarios';
import { assertFails } from '../../../../support/cases';

describe('battleships in a space that aircraft fly over', () => {
  it('reports battleships in a space with an anti-aircraft gun', () =>
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
