/** Further cases of the constraints on research and technologies. */
import { blitz, laboratories, normandy } from '../../../../../server/src/rulesets/aare/scenarios';
import { under } from '../../../../../server/src/rulesets/case';
import { assertFails, assertPasses } from '../../../../support/cases';

describe('purchases of research', () => {
  const research = under(laboratories, 'research');

  it('count what was bought before the scenario', () => {
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

  it('may be written in several plans of a round', () =>
    assertPasses(
      research,
      `
        - { id: subs, round: 1, power: germany, technology: super-submarines, rolls: 3 }
        - { id: more-subs, round: 1, power: germany, technology: super-submarines, rolls: 1 }
      `,
    ));

  it('of several powers need no order', () =>
    assertPasses(
      research,
      `
        - { id: subs, round: 3, power: germany, technology: super-submarines, rolls: 4 }
        - { id: japanese, round: 2, power: japan, technology: super-submarines, rolls: 4 }
      `,
    ));

  it('cost more for a major technology', () =>
    assertPasses(research, '- { id: rockets, round: 1, power: germany, technology: rockets, rolls: 4, paid: 20 }'));

  it('of other rounds are not paid for now', () =>
    assertPasses(
      laboratories,
      `
        powers:
          germany: { side: axis, treasury: 16 }
        research:
          - { id: rockets, round: 2, power: germany, technology: rockets, rolls: 4 }
      `,
    ));

  it('are not made of what is in effect', () => {
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
  it('hang on a turn, which a scenario without one does not tell', () =>
    assertFails(
      laboratories,
      `
        turn: ~
        powers:
          germany: { side: axis, newTechnologies: [jet-fighters] }
        #                        ^^^^^^^^^^^^^^^ aare/new-technology-undated no turn is given
      `,
    ));

  it('of others say nothing of what is used', () =>
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

  it('are not used by destroyers that bombard either', () =>
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

  it('are taken from the new ones only when they are put in effect', () =>
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
  it('are not renamed where both are in use', () =>
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
