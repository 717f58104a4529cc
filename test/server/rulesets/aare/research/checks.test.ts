/** Further cases of the checks on research and technologies. */
import { blitz, laboratories, normandy } from '../../../../../server/src/rulesets/aare/scenarios';
import { addPath } from '../../../../../server/src/rulesets/examples';
import { assertFails, assertPasses } from '../../../../support/cases';

describe('purchases of research', () => {
  const research = addPath(laboratories, 'research');

  it('counts purchases before the scenario', () => {
    assertPasses(
      laboratories,
      `
        powers:
          germany: { side: axis, earlierResearch: [rockets] }
        research:
          - { id: subs, round: 1, power: germany, technology: rockets, rolls: 2 }
      `,
    );
    assertFails(
      laboratories,
      `
        powers:
          germany: { side: axis, earlierResearch: [rockets] }
        research:
          - { id: subs, round: 1, power: germany, technology: rockets, rolls: 4 }
        #                                                                     ^ aare/needless-rolls but 2 the second time are enough
      `,
    );
  });

  it('accepts a purchase in several plans of a round', () =>
    assertPasses(
      research,
      `
        - { id: subs, round: 1, power: germany, technology: super-submarines, rolls: 3 }
        - { id: more-subs, round: 1, power: germany, technology: super-submarines, rolls: 1 }
      `,
    ));

  it('accepts purchases of several powers in any order', () =>
    assertPasses(
      research,
      `
        - { id: subs, round: 3, power: germany, technology: super-submarines, rolls: 4 }
        - { id: japanese, round: 2, power: japan, technology: super-submarines, rolls: 4 }
      `,
    ));

  it('accepts the higher price of a major technology', () =>
    assertPasses(research, '- { id: rockets, round: 1, power: germany, technology: rockets, rolls: 4, paid: 20 }'));

  it('does not count purchases of other rounds against the treasury', () =>
    assertPasses(
      laboratories,
      `
        powers:
          germany: { side: axis, treasury: 16 }
        research:
          - { id: rockets, round: 2, power: germany, technology: rockets, rolls: 4 }
      `,
    ));

  it('reports a purchase of a technology that is in effect', () => {
    assertPasses(
      laboratories,
      `
        powers:
          germany: { side: axis, technologies: [super-submarines] }
        research:
          - { id: subs, round: 1, power: germany, technology: rockets, rolls: 6 }
      `,
    );
    assertFails(
      laboratories,
      `
        powers:
          germany: { side: axis, technologies: [super-submarines] }
        research:
          - { id: subs, round: 1, power: germany, technology: super-submarines, rolls: 4 }
        #                                                     ^^^^^^^^^^^^^^^^ aare/technology-had there is nothing to roll for
      `,
    );
  });
});

describe('new technologies', () => {
  it('reports new technologies in a scenario without a turn', () =>
    assertFails(
      laboratories,
      `
        turn: ~
        powers:
          germany: { side: axis, newTechnologies: [jet-fighters] }
        #                        ^^^^^^^^^^^^^^^ aare/new-technology-undated no turn is given
      `,
    ));

  it('accepts the use of a technology in effect beside new ones of the enemy', () =>
    assertPasses(
      normandy,
      `
        turn: { round: 2, power: us, phase: conduct-combat }
        powers:
          us: { side: allies, technologies: [combined-arms] }
          germany: { side: axis, newTechnologies: [rockets] }
        bombardments:
          - id: normandy
            attacker: { power: us, units: { dd: 2 } }
      `,
    ));

  it('reports destroyers that bombard with new combined arms', () =>
    assertFails(
      normandy,
      `
        turn: { round: 2, power: us, phase: conduct-combat }
        powers:
          us: { side: allies, newTechnologies: [combined-arms] }
        bombardments:
          - id: normandy
            attacker: { power: us, units: { dd: 2 } }
        #                                       ^ aare/technology-not-yet cannot bombard with destroyers
      `,
    ));

  it('reports a rocket strike with new rockets', () =>
    assertFails(
      blitz,
      `
        turn: { round: 2, power: germany, phase: conduct-combat }
        powers:
          germany: { side: axis, newTechnologies: [rockets, jet-fighters] }
        rocketStrikes:
          - id: v-2
            attacker: { power: germany }
        #                      ^^^^^^^ aare/technology-not-yet its rockets take effect in the Mobilize Units phase
      `,
    ));
});

describe('names of powers', () => {
  it('reports `usa` beside `us` without a rename', () =>
    assertFails(
      laboratories,
      `
        powers:
          us: { side: allies }
          usa: { side: allies }
        # ^^^ aare/power-name Both names are in use
      `,
    ));
});
