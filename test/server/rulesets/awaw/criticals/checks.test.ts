import { nationsAtWar } from '../../../../../server/src/rulesets/awaw/scenarios';
import { assertFails } from '../../../../support/cases';

describe('further cases of the checks of criticals', () => {
  describe('critical-faces', () => {
    it('hits add nothing to a ship that is sunk', () => {
      assertFails(
        nationsAtWar,
        `
        tables: { criticalHits: { results: { 1: { hits: 1 }, 6: { sunk: true, hits: 2 } } } }
        #                                                                           ^ awaw/critical-faces sinks the ship
      `,
      );
    });
  });
});
