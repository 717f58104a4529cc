import { addPath } from '../../../../../server/src/rulesets/examples';
import { midway, narvik, nationsAtWar, search, strike } from '../../../../../server/src/rulesets/awaw/scenarios';
import { assertFails, assertPasses } from '../../../../support/cases';

describe('further cases of the checks of attacks', () => {
  describe('factors-beyond-table', () => {
    it('cruisers count two factors each', () => {
      assertPasses(
        addPath(narvik, 'fleetCombats.narvik'),
        `
        attacker: { units: [{ id: cruisers, type: ca, count: 5 }, { id: tribals, type: dd, count: 15 }] }
      `,
      );
    });

    it('an option decides how fire beyond the table is read', () => {
      assertPasses(
        narvik,
        `
        options: { factorsBeyondTwentyFive: split }
        fleetCombats:
          - id: narvik
            attacker: { units: [{ id: tribals, type: dd, count: 26 }] }
      `,
      );
    });

    it('row 25 is read for 25 factors of capital ships on one target', () => {
      const ships = [1, 2, 3, 4, 5].map((number) => `{ id: bb-${number}, type: bb, size: 5 }`);
      assertPasses(
        addPath(narvik, 'fleetCombats.narvik'),
        `
        attacker: { units: [{ id: bismarck, type: bb, size: 4 }] }
        defender: { units: [${ships.join(', ')}] }
      `,
      );
    });

    it('surplus capital ships join the fire of the others', () => {
      assertFails(
        addPath(narvik, 'fleetCombats'),
        `
        - id: narvik
          attacker: { units: [{ id: bismarck, type: bb, size: 4 }, { id: destroyers, type: dd, count: 2 }] }
          defender:
        # ^^^^^^^^ awaw/factors-beyond-table 30 factors
            units:
              - { id: king-george-v, type: bb, size: 4 }
              - { id: anson, type: bb, size: 4 }
              - { id: howe, type: bb, size: 4 }
              - { id: duke-of-york, type: bb, size: 4 }
              - { id: vanguard, type: bb, size: 4 }
              - { id: lion, type: bb, size: 5 }
              - { id: temeraire, type: bb, size: 5 }
      `,
      );
    });
  });

  describe('mixed-air', () => {
    it('an option decides who has the modifier of a mixed attack', () => {
      assertPasses(
        strike,
        `
        options: { mixedAir: all-naval }
        airAttacks:
          - id: strike
            attacker: { units: [{ id: kates, type: nas }, { id: bettys, type: aas }] }
      `,
      );
    });
  });

  describe('nationality-twice', () => {
    it('naval and air modifiers of a nation may have separate entries', () => {
      assertPasses(
        nationsAtWar,
        `
        tables: { nationality: { entries: [{ nation: germany, naval: 2 }, { nation: germany, air: 0 }] } }
      `,
      );
    });
  });

  describe('nothing-to-attack', () => {
    it('a task force may be attacked as a whole', () => {
      assertPasses(
        strike,
        `
        taskForces: [{ id: force-z, location: at-sea, units: [{ id: escorts, type: dd, count: 12 }] }]
        airAttacks:
          - id: strike
            defender: { taskForces: [force-z] }
      `,
      );
    });

    it('reports an attack on an empty port', () => {
      assertFails(
        nationsAtWar,
        `
        ports: [{ id: alexandria }]
        harborAttacks:
          - id: frogmen
            attacker: { units: [{ id: scire, type: sub }] }
            defender: { ports: [alexandria] }
        #   ^^^^^^^^ awaw/nothing-to-attack There are no ships to attack
      `,
      );
    });
  });

  describe('squadrons-allotted', () => {
    it('an army air factor is three squadrons', () => {
      assertPasses(
        addPath(strike, 'airAttacks.strike'),
        `
        attacker: { units: [{ id: stukas, type: aaf, factors: 2 }] }
        targets: [{ ships: [hood], squadrons: 4 }, { ships: [escorts], squadrons: 2 }]
      `,
      );
    });

    it('reports a strike of a round that allots more squadrons than there are', () => {
      assertFails(
        addPath(midway, 'navalRounds.midway'),
        `
        strikes:
          - id: first
            by: attacker
            group: 1
            attacker: { units: [{ id: kates, type: nas, squadrons: 3 }] }
            targets: [{ ships: [benson], squadrons: 4 }]
        #                                           ^ awaw/squadrons-allotted 4 squadrons are allotted
      `,
      );
    });
  });

  describe('target-not-here', () => {
    it('submarines and harbor attacks aim at ships of the defender', () => {
      assertFails(
        nationsAtWar,
        `
        ports: [{ id: malta, units: [{ id: cruisers, type: ca, count: 4 }] }]
        harborAttacks:
          - id: grand-harbor
            attacker: { units: [{ id: ambra, type: sub }] }
            defender: { units: [{ id: escorts, type: dd, count: 4 }] }
            targets: [cruisers, escorts]
        #             ^^^^^^^^ awaw/target-not-here in grand-harbor
      `,
      );
    });

    it('a strike of a round aims at the group that it is on', () => {
      assertFails(
        addPath(midway, 'navalRounds.midway'),
        `
        defender:
          groups:
            - { number: 1, units: [{ id: benson, type: dd, count: 4 }] }
            - { number: 2, units: [{ id: sims, type: dd, count: 4 }] }
        strikes:
          - id: first
            by: attacker
            group: 1
            attacker: { units: [{ id: kates, type: nas, squadrons: 3 }] }
            targets: [{ ships: [sims], squadrons: 3 }]
        #                       ^^^^ awaw/target-not-here in first
      `,
      );
    });
  });

  describe('dice-label', () => {
    it('reports a dice label that its kind of combat does not use', () => {
      assertFails(
        search,
        `
        searches:
          - id: search
            dice: { search.attackers: [3] }
            #       ^^^^^^^^^^^^^^^^ awaw/dice-label No die \`search.attackers\` is rolled here
        harborAttacks:
          - id: kiel
            attacker: { units: [{ id: midget, type: sub }] }
            defender: { units: [{ id: z-4, type: dd }] }
            dice: { critical.z-4: 2 }
            #       ^^^^^^^^^^^^ awaw/dice-label No die \`critical.z-4\` is rolled here
      `,
      );
    });

    it('reports no dice labels when a combat cannot be created', () => {
      assertFails(
        narvik,
        `
        fleetCombats:
          - id: narvik
            attacker: { units: [{ id: unknown-ship, type: bb }] }
            #                         ^^^^^^^^^^^^ awaw/size-unknown
            dice: { capital-fire.z-class: [3, 4] }
      `,
      );
    });
  });

  describe('dice-range', () => {
    it('dice by label have six sides in every kind of combat', () => {
      assertFails(
        search,
        `
        searches:
          - id: search
            dice: { search.attacker: [3, 7] }
            #                            ^ awaw/dice-range The die \`search.attacker\` shows 7
      `,
      );
    });
  });
});
