import { addPath } from '../../../../../server/src/rulesets/examples';
import { midway, narvik, strike } from '../../../../../server/src/rulesets/awaw/scenarios';
import { assertFails, assertPasses } from '../../../../support/cases';

describe('further cases of the checks of damage', () => {
  describe('ship-hits', () => {
    it('a damaged ship may have the hits that damaged it', () => {
      assertPasses(
        addPath(narvik, 'fleetCombats.narvik'),
        `
        attacker: { units: [{ id: warspite, type: bb, size: 3, speed: slow, damaged: true, hits: 2 }] }
      `,
      );
    });

    it('hits of its size sink a ship', () => {
      assertFails(
        addPath(narvik, 'fleetCombats.narvik'),
        `
        attacker: { units: [{ id: warspite, type: bb, size: 3, speed: slow, hits: 4 }] }
        #                                                                         ^ awaw/ship-hits 4 hits sink warspite
      `,
      );
    });
  });

  describe('first-lost-without-choice', () => {
    const mixed = (id: string): string =>
      `[{ id: ${id}-dd, type: dd, count: 4 }, { id: ${id}-oilers, type: transport, count: 4 }]`;

    it('rejects an order of types whose numbers never leave a tie', () => {
      assertFails(
        addPath(narvik, 'fleetCombats.narvik'),
        `
        defender: { units: [{ id: z-class, type: dd, count: 1 }, { id: oilers, type: transport, count: 2 }] }
        orders: { firstLost: [transport, dd] }
        #         ^^^^^^^^^ awaw/first-lost-without-choice never leave a tie
      `,
      );
    });

    it('rejects an order of a fleet combat that an order of its round comes before', () => {
      const round = (orders: string, caret = ''): string => `
        attacker: { groups: [{ number: 1, units: ${mixed('a')} }] }
        defender: { groups: [{ number: 1, units: ${mixed('d')} }] }
        ${orders}
        fleetCombats: [{ id: chase, attacker: 1, defender: 1, orders: { firstLost: [transport] } }]
        ${caret}
      `;
      assertPasses(addPath(midway, 'navalRounds.midway'), round(''));
      assertFails(
        addPath(midway, 'navalRounds.midway'),
        round(
          'orders: { firstLost: [dd] }',
          '#                                                               ^^^^^^^^^ awaw/first-lost-without-choice Another order of the round',
        ),
      );
    });
  });

  describe('target-named-alone', () => {
    it('light ships may be one target together', () => {
      assertPasses(
        addPath(strike, 'airAttacks.strike'),
        `
        defender: { units: [{ id: escorts, type: dd, count: 4 }, { id: cruisers, type: ca, count: 4 }] }
        targets: [{ ships: [escorts, cruisers], squadrons: 5 }]
      `,
      );
    });
  });
});
