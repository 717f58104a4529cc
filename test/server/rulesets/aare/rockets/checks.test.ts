/** Further cases of the checks on rockets that come with a raid. */
import { blitz } from '../../../../../server/src/rulesets/aare/scenarios';
import { assertFails } from '../../../../support/cases';

describe('a rocket that comes with a raid', () => {
  it('reports a rocket on a complex that another rocket has struck', () =>
    assertFails(
      blitz,
      `
        strategicBombingRaids:
          - id: raid
            territory: UK
        #              ^^ aare/complex-struck-twice already been struck by v-2
            value: 8
            attacker: { power: germany, bombers: 1 }
            rocket: { from: Paris, range: 1 }
            defender: { power: uk }
      `,
    ));

  it('reports a rocket of a power without rockets', () =>
    assertFails(
      blitz,
      `
        powers:
          germany: { side: axis, technologies: [jet-fighters] }
        rocketStrikes: []
        strategicBombingRaids:
          - id: raid
            value: 8
            attacker: { power: germany, bombers: 1 }
            rocket: { from: Paris, range: 1 }
        #                   ^^^^^ aare/rockets-not-developed Germany has not developed rockets
            defender: { power: uk }
      `,
    ));
});
