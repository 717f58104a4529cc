import { under } from '../../../../../server/src/rulesets/examples';
import { narvik, strike } from '../../../../../server/src/rulesets/awaw/scenarios';
import { assertFails, assertPasses } from '../../../../support/cases';

describe('further cases of the checks of damage', () => {
  describe('ship-hits', () => {
    it('a damaged ship may have the hits that damaged it', () => {
      assertPasses(
        under(narvik, 'fleetCombats.narvik'),
        `
        attacker: { units: [{ id: warspite, type: bb, size: 3, speed: slow, damaged: true, hits: 2 }] }
      `,
      );
    });

    it('hits of its size sink a ship', () => {
      assertFails(
        under(narvik, 'fleetCombats.narvik'),
        `
        attacker: { units: [{ id: warspite, type: bb, size: 3, speed: slow, hits: 4 }] }
        #                                                                         ^ awaw/ship-hits 4 hits sink warspite
      `,
      );
    });
  });

  describe('target-named-alone', () => {
    it('light ships may be one target together', () => {
      assertPasses(
        under(strike, 'airAttacks.strike'),
        `
        defender: { units: [{ id: escorts, type: dd, count: 4 }, { id: cruisers, type: ca, count: 4 }] }
        targets: [{ ships: [escorts, cruisers], squadrons: 5 }]
      `,
      );
    });
  });
});
