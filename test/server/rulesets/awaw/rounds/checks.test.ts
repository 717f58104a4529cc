import assert from 'node:assert/strict';
import { addPath, applyDifference } from '../../../../../server/src/rulesets/examples';
import { midway, narvik, nationsAtWar, search, strike } from '../../../../../server/src/rulesets/awaw/scenarios';
import { assertFails, assertPasses } from '../../../../support/cases';
import { findDiagnostics } from '../../../../support/test-checks';

describe('further cases of the checks of rounds', () => {
  describe('combat-group-number', () => {
    it('reports a group number that a side uses twice', () => {
      assertFails(
        addPath(midway, 'navalRounds.midway'),
        `
        defender:
          groups:
            - { number: 2, units: [{ id: benson, type: dd, count: 4 }] }
            - { number: 2, units: [{ id: fletcher, type: dd, count: 4 }] }
        #               ^ awaw/combat-group-number already has a combat group 2
      `,
      );
    });

    it('offers a number that two groups share only once', () => {
      assertFails(
        addPath(midway, 'navalRounds.midway'),
        `
        defender:
          groups:
            - { number: 2, units: [{ id: benson, type: dd, count: 4 }] }
            - { number: 2, units: [{ id: fletcher, type: dd, count: 4 }] }
        #               ^ awaw/combat-group-number already has a combat group 2
        fleetCombats: [{ id: chase, attacker: 1, defender: 3 }]
        #                                                  ^ awaw/group-unknown Choose 2.
      `,
      );
    });

    it('offers another number only for a group that no order names', () => {
      for (const orders of [
        'fleetCombats: [{ id: chase, attacker: 7, defender: 1 }]',
        'strikes: [{ id: raid, by: attacker, group: 7, attacker: { units: [{ id: kates, type: nas, squadrons: 3 }] } }]',
        'submarineAttacks: [{ id: ambush, by: attacker, group: 7, attacker: { units: [{ id: i-19, type: sub }] } }]',
        'fleetCombats: [{ id: other, attacker: 1, defender: 2 }, { id: chase, attacker: 2, defender: 7 }]',
      ])
        assert.deepEqual(listTitles(orders), [], orders);
      assert.deepEqual(listTitles('fleetCombats: [{ id: chase, attacker: 1, defender: 2 }]'), [
        'Change the number to 1',
        'Change the number to 1',
      ]);

      /** The titles of the fixes for two groups with the number 7, one on each side. */
      function listTitles(orders: string): readonly string[] {
        const text = applyDifference(
          addPath(midway, 'navalRounds.midway'),
          `
          attacker:
            groups:
              - { number: 7, units: [{ id: akagi, type: dd, count: 4 }] }
              - { number: 2, units: [{ id: kaga, type: dd, count: 4 }] }
          defender:
            groups:
              - { number: 7, units: [{ id: essex, type: dd, count: 4 }] }
              - { number: 2, units: [{ id: wasp, type: dd, count: 4 }] }
          ${orders}
          `,
        );
        const problems = findDiagnostics(text).filter(({ code }) => code === 'awaw/combat-group-number');
        assert.equal(problems.length, 2, orders);
        return problems.flatMap(({ listFixes }) => listFixes().map(({ title }) => title));
      }
    });

    it('reports a group number that does not exist, in a search too', () => {
      assertFails(
        addPath(search, 'searches.search'),
        `
        attacker: { groups: [{ number: 9, units: [{ id: asashio, type: dd, count: 14 }] }] }
        #                              ^ awaw/combat-group-number no combat group 9
        round: 9
      `,
      );
    });
  });

  describe('group-unknown', () => {
    it('strikes and submarine attacks are on a group of the enemy', () => {
      assertPasses(
        addPath(midway, 'navalRounds.midway'),
        `
        defender: { groups: [{ number: 2, units: [{ id: benson, type: dd, count: 4 }] }] }
        strikes: [{ id: first, by: attacker, group: 2, attacker: { units: [{ id: kates, type: nas, squadrons: 3 }] } }]
        submarineAttacks: [{ id: i-168, by: attacker, group: 2, attacker: { units: [{ id: i-boats, type: sub }] } }]
      `,
      );
    });

    it('reports a strike on a group that the enemy does not have', () => {
      assertFails(
        addPath(midway, 'navalRounds.midway'),
        `
        defender: { groups: [{ number: 2, units: [{ id: benson, type: dd, count: 4 }] }] }
        strikes: [{ id: first, by: attacker, group: 1, attacker: { units: [{ id: kates, type: nas, squadrons: 3 }] } }]
        #                                           ^ awaw/group-unknown names combat group 1
      `,
      );
    });

    it('reports a submarine attack on a group that the enemy does not have', () => {
      assertFails(
        addPath(midway, 'navalRounds.midway'),
        `
        submarineAttacks: [{ id: darter, by: defender, group: 2, attacker: { units: [{ id: boats, type: sub }] } }]
        #                                                     ^ awaw/group-unknown names combat group 2
      `,
      );
    });
  });

  describe('group-without-ships', () => {
    it('a task force is in a group as a whole', () => {
      assertPasses(
        midway,
        `
        taskForces: [{ id: tf-16, location: at-sea, units: [{ id: benson, type: dd, count: 10 }] }]
        navalRounds:
          - id: midway
            defender: { groups: [{ number: 1, taskForces: [tf-16] }] }
      `,
      );
    });
  });

  describe('mission-elsewhere', () => {
    it('accepts squadrons with the mission cap as combat air patrol', () => {
      assertPasses(addPath(strike, 'airAttacks.strike'), 'cap: { units: [{ id: fulmars, type: nas, mission: cap }] }');
    });
  });

  describe('same-side', () => {
    it('reports nothing about a neutral nation', () => {
      assertPasses(
        narvik,
        `
        nations: { germany: { side: axis }, russia: { side: neutral } }
        fleetCombats:
          - id: narvik
            attacker: { nation: russia, units: [{ id: gnevny, type: dd, count: 2 }] }
            defender: { nation: germany, units: [{ id: z-class, type: dd, count: 8 }] }
      `,
      );
    });

    it('accepts a search by one side for the other', () => {
      assertPasses(
        search,
        `
        nations: { germany: { side: axis }, britain: { side: allied } }
        searches:
          - id: search
            attacker: { nation: germany, groups: [], search: { squadrons: 1 } }
            defender: { nation: britain, groups: [{ number: 1, units: [{ id: benson, type: dd, count: 4 }] }] }
      `,
      );
    });

    it('reports a nation that fights itself', () => {
      assertFails(
        narvik,
        `
        nations: { us: { side: allied } }
        fleetCombats:
          - id: narvik
            attacker: { nation: us, units: [{ id: tribals, type: dd, count: 9 }] }
            defender: { nation: us, units: [{ id: z-class, type: dd, count: 8 }] }
        #   ^^^^^^^^ awaw/same-side The US fights itself
      `,
      );
    });

    it('reports a harbor attack on the own side', () => {
      assertFails(
        nationsAtWar,
        `
        nations: { germany: { side: axis }, italy: { side: axis } }
        harborAttacks:
          - id: alexandria
            attacker: { nation: italy, units: [{ id: scire, type: sub }] }
            defender: { nation: germany, units: [{ id: tirpitz, type: bb, name: Tirpitz }] }
        #   ^^^^^^^^ awaw/same-side Italy and Germany are on the same side
      `,
      );
    });

    it('reports combat groups of a round that are on the same side', () => {
      assertFails(
        midway,
        `
        nations: { germany: { side: axis }, japan: { side: axis } }
        navalRounds:
          - id: midway
            attacker: { nation: japan, groups: [{ number: 1, units: [{ id: asashio, type: dd, count: 4 }] }] }
            defender: { nation: germany, groups: [{ number: 1, units: [{ id: z-class, type: dd, count: 4 }] }] }
        #   ^^^^^^^^ awaw/same-side Japan and Germany are on the same side
      `,
      );
    });
  });

  describe('surprise-once', () => {
    it('each side may have surprise once', () => {
      assertPasses(
        addPath(midway, 'navalRounds.midway'),
        `
        strikes:
          - { id: ours, by: attacker, group: 1, attacker: { units: [{ id: kates, type: nas }] }, surpriseLevel: 3 }
          - { id: theirs, by: defender, group: 1, attacker: { units: [{ id: avengers, type: nas }] }, surpriseLevel: 2 }
      `,
      );
    });
  });

  describe('unit-in-two-groups', () => {
    it('a unit may be in another group in the next round', () => {
      assertPasses(
        midway,
        `
        taskForces: [{ id: tf-16, location: at-sea, units: [{ id: fletcher, type: dd, count: 10 }] }]
        navalRounds:
          - id: midway
            defender: { groups: [{ number: 1, taskForces: [tf-16] }] }
          - id: second
            number: 2
            attacker: { groups: [{ number: 1, members: [asashio] }] }
            defender: { groups: [{ number: 2, taskForces: [tf-16] }] }
      `,
      );
    });

    it('units of a task force count as members of its group', () => {
      assertFails(
        search,
        `
        taskForces: [{ id: tf-16, location: at-sea, units: [{ id: fletcher, type: dd, count: 10 }] }]
        searches:
          - id: search
            attacker: { groups: [{ number: 1, taskForces: [tf-16] }, { number: 2, members: [fletcher] }] }
        #                                                                                   ^^^^^^^^ awaw/unit-in-two-groups groups 1 and 2
      `,
      );
    });

    it('reports a task force that is in two groups', () => {
      assertFails(
        midway,
        `
        taskForces: [{ id: tf-16, location: at-sea, units: [{ id: fletcher, type: dd, count: 10 }] }]
        navalRounds:
          - id: midway
            defender: { groups: [{ number: 1, taskForces: [tf-16] }, { number: 2, taskForces: [tf-16] }] }
        #                                                                                      ^^^^^ awaw/unit-in-two-groups groups 1 and 2
      `,
      );
    });
  });

  describe('unit-on-both-sides', () => {
    it('reports a unit on both sides of a round', () => {
      assertFails(
        addPath(midway, 'navalRounds.midway'),
        `
        defender: { groups: [{ number: 1, members: [asashio] }] }
        #                                           ^^^^^^^ awaw/unit-on-both-sides on both sides
      `,
      );
    });
  });
});
