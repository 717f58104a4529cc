/** Further cases of the checks on rockets that come with a raid. */
import { blitz } from '../../../../../server/src/rulesets/aare/scenarios';
import { assertFails, assertPasses } from '../../../../support/cases';

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

  it('reports an order of what is lost first if escorts neutralise all interceptors, or no bomber comes', () => {
    const writeRaid = (attacker: string, fighters: number, caret = ''): string => `
        powers:
          germany: { side: axis, technologies: [rockets, long-range-aircraft] }
          uk: { side: allies, technologies: [jet-fighters] }
        rocketStrikes: []
        strategicBombingRaids:
          - id: raid
            value: 8
            attacker: { power: germany, ${attacker} }
            rocket: { from: Paris, range: 1 }
            defender: { power: uk, fighters: ${fighters} }
            orders: { firstLost: bombers }
        ${caret}
      `;
    const writeCaret = (words: string): string => `#             ^^^^^^^^^ aare/first-lost-without-choice ${words}`;
    assertFails(blitz, writeRaid('bombers: 2, escorts: 1', 1, writeCaret('No interceptor of raid may hit a bomber')));
    assertFails(blitz, writeRaid('bombers: 0', 1, writeCaret('No bombers come with the rocket of raid')));
    assertPasses(blitz, writeRaid('bombers: 2, escorts: 1', 2));
  });
});
