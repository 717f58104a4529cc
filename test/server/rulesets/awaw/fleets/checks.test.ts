import { addPath } from '../../../../../server/src/rulesets/examples';
import { midway, narvik } from '../../../../../server/src/rulesets/awaw/scenarios';
import { assertFails, assertPasses } from '../../../../support/cases';

describe('further cases of the checks of fleets', () => {
  describe('distant-groups-fight', () => {
    it('groups with the number of a later round are active in that round', () => {
      assertPasses(
        addPath(midway, 'navalRounds.midway'),
        `
        number: 2
        attacker: { groups: [{ number: 2, units: [{ id: asashio, type: dd, count: 4 }] }] }
        defender: { groups: [{ number: 3, units: [{ id: benson, type: dd, count: 4 }] }] }
        fleetCombats: [{ id: chase, attacker: 2, defender: 3 }]
      `,
      );
    });
  });

  describe('fire-orders', () => {
    it('ships fire at the enemy', () => {
      assertFails(
        addPath(narvik, 'fleetCombats.narvik'),
        `
        orders: { fire: [{ by: warspite, at: tribals }] }
        #                                    ^^^^^^^ awaw/fire-orders tribals is on the same side
      `,
      );
    });

    it('ships that are not there do not fire', () => {
      assertFails(
        narvik,
        `
        ports: [{ id: scapa-flow, units: [{ id: valiant, type: bb, size: 3, speed: slow }] }]
        fleetCombats:
          - id: narvik
            orders: { fire: [{ by: valiant, at: z-class }] }
        #                          ^^^^^^^ awaw/fire-orders neither of the groups
      `,
      );
    });

    const writePairedFleets = (orders: string): string => `
      fleetCombats:
        - id: narvik
          attacker: { units: [{ id: warspite, type: bb, size: 5, speed: fast }, { id: valiant, type: bb, size: 3, speed: fast }] }
          defender: { units: [{ id: gneisenau, type: bc, size: 4, speed: fast }, { id: scheer, type: bc, size: 2, speed: fast }] }
          orders: { fire: [${orders}
    `;

    it('rejects an order of a capital ship that breaks the pairing by rank', () => {
      assertFails(
        narvik,
        writePairedFleets(`{ by: warspite, at: scheer }] }
      #                                        ^^^^^^ awaw/fire-orders paired by rank and fires at`),
      );
    });

    it('accepts an order of a capital ship that agrees with the pairing by rank', () => {
      assertPasses(narvik, writePairedFleets('{ by: warspite, at: gneisenau }] }'));
    });

    it('rejects a second order of a capital ship in a round, whose pairing earlier strikes may change', () => {
      assertFails(
        addPath(midway, 'navalRounds.midway'),
        `
        attacker: { groups: [{ number: 1, units: [{ id: yamato, type: bb, size: 5, speed: fast }] }] }
        fleetCombats:
          - id: off-samar
            attacker: 1
            defender: 1
            orders: { fire: [{ by: yamato, at: benson }, { by: yamato, at: benson }] }
        #                                                      ^^^^^^ awaw/fire-orders already has an order
      `,
      );
    });

    it('carriers do not fire', () => {
      assertFails(
        addPath(midway, 'navalRounds.midway'),
        `
        attacker: { groups: [{ number: 1, units: [{ id: yamato, type: bb, size: 5, speed: fast }, { id: zuiho, type: cvl }] }] }
        fleetCombats:
          - id: off-samar
            attacker: 1
            defender: 1
            orders: { fire: [{ by: yamato, at: benson }, { by: zuiho, at: benson }] }
        #                                                      ^^^^^ awaw/fire-orders does not fire
      `,
      );
    });
  });

  describe('screened-not-here', () => {
    it('a combat group of a round screens its own ships', () => {
      assertFails(
        addPath(midway, 'navalRounds.midway'),
        `
        attacker:
          groups:
            - { number: 1, units: [{ id: asashio, type: dd, count: 4 }], screened: [zuikaku] }
        #                                                                           ^^^^^^^ awaw/screened-not-here group 1 of the attacker
            - { number: 2, units: [{ id: zuikaku, type: cv, size: 3, speed: fast }] }
      `,
      );
    });
  });
});
