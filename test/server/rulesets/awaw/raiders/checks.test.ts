import { under } from '../../../../../server/src/rulesets/case';
import { raid, sortie } from '../../../../../server/src/rulesets/awaw/scenarios';
import { assertFails, assertPasses } from '../../../../support/cases';

describe('further cases of the checks of raiders', () => {
  describe('interception-barred-by', () => {
    it('escort carriers do not intercept', () => {
      assertFails(
        under(sortie, 'interceptions.hunt'),
        `
        interceptor: { units: [{ id: hunters, type: ca, count: 6 }, { id: jeep-carriers, type: cve }] }
        #                                                                 ^^^^^^^^^^^^^ awaw/interception-barred-by escort carriers
      `,
      );
    });
  });

  describe('interception-barred-of', () => {
    it('submarines are not intercepted', () => {
      assertFails(
        sortie,
        `
        operations:
          - id: sortie
            units: [{ id: u-boats, type: sub, count: 2 }]
        interceptions:
          - id: hunt
            operation: sortie
        #              ^^^^^^ awaw/interception-barred-of submarines are not intercepted
      `,
      );
    });
  });

  describe('interception-elsewhere', () => {
    it('the interception hex counts against an interception', () => {
      assertPasses(
        under(sortie, 'interceptions.hunt'),
        `
        against: counter-interception
        inInterceptionHex: true
      `,
      );
    });
  });

  describe('interception-of-nothing', () => {
    it('no source has the dice against a move to an SW box', () => {
      assertFails(
        under(sortie, 'interceptions.hunt'),
        `
        operation: ~
        against: sw-box-move
        #        ^^^^^^^^^^^ awaw/interception-of-nothing are not known to us
      `,
      );
    });
  });

  describe('interception-without-dice', () => {
    it('German units in the Murmansk box need none', () => {
      assertPasses(
        sortie,
        `
        nations: { germany: { side: axis } }
        interceptions:
          - id: hunt
            against: raid
            fromBox: murmansk
            interceptor: { nation: germany, units: [{ id: hipper, type: ca, damaged: 1 }] }
      `,
      );
    });
  });

  describe('raid-elsewhere', () => {
    it('a start in Singapore counts in the Indian Ocean', () => {
      assertPasses(
        under(raid, 'raids.raid'),
        `
        box: indian
        fromSingapore: true
        searchSquadrons: 2
      `,
      );
    });

    it('U.S. entry counts in the Atlantic', () => {
      assertFails(
        under(raid, 'raids.raid'),
        `
        box: indian
        usAtWar: true
        #        ^^^^ awaw/raid-elsewhere only in the Atlantic
      `,
      );
    });
  });

  describe('raid-units', () => {
    it('nor do submarines, in operations either', () => {
      assertFails(
        under(sortie, 'operations.sortie'),
        `
        task: raid
        #     ^^^^ awaw/raid-units u-boats are submarines
        units:
          - { id: u-boats, type: sub }
      `,
      );
    });
  });
});
