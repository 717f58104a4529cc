import { addPath } from '../../../../../server/src/rulesets/examples';
import { raid, sortie } from '../../../../../server/src/rulesets/awaw/scenarios';
import { assertFails, assertPasses } from '../../../../support/cases';

describe('further cases of the checks of raiders', () => {
  describe('interception-barred-by', () => {
    it('escort carriers do not intercept', () => {
      assertFails(
        addPath(sortie, 'interceptions.hunt'),
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
        addPath(sortie, 'interceptions.hunt'),
        `
        against: counter-interception
        inInterceptionHex: true
      `,
      );
    });
  });

  describe('interception-of-nothing', () => {
    it('reports an interception of a move to an SW box, for which no source has dice', () => {
      assertFails(
        addPath(sortie, 'interceptions.hunt'),
        `
        operation: ~
        against: sw-box-move
        #        ^^^^^^^^^^^ awaw/interception-of-nothing are not known to us
      `,
      );
    });
  });

  describe('interception-without-dice', () => {
    it('German units in the Murmansk box need no dice to intercept', () => {
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
    it('a raid that starts in Singapore may go to the Indian Ocean', () => {
      assertPasses(
        addPath(raid, 'raids.raid'),
        `
        box: indian
        fromSingapore: true
        searchSquadrons: 2
      `,
      );
    });

    it('reports US entry for a raid outside of the Atlantic', () => {
      assertFails(
        addPath(raid, 'raids.raid'),
        `
        box: indian
        usAtWar: true
        #        ^^^^ awaw/raid-elsewhere only in the Atlantic
      `,
      );
    });
  });

  describe('raid-units', () => {
    it('submarines do not raid, even in operations', () => {
      assertFails(
        addPath(sortie, 'operations.sortie'),
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
