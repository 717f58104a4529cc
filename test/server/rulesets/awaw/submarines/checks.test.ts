import { nationsAtWar } from '../../../../../server/src/rulesets/awaw/scenarios';
import { assertFails, assertPasses } from '../../../../support/cases';

describe('further cases of the checks of submarines', () => {
  describe('advanced-submarines', () => {
    it('submarines that are not advanced do not count', () => {
      assertPasses(
        nationsAtWar,
        `
        ports:
          - id: kiel
            nation: germany
            units: [{ id: walters, type: sub, count: 6, advanced: true }, { id: u-boats, type: sub, count: 20 }]
      `,
      );
    });

    it('all lines of a nation count together for its advanced submarines', () => {
      assertFails(
        nationsAtWar,
        `
        ports:
          - id: kiel
            nation: germany
            units:
              - { id: walters, type: sub, count: 6, advanced: true }
              - { id: more, type: sub, advanced: true }
        #                                        ^^^^ awaw/advanced-submarines Germany has 7 factors
      `,
      );
    });

    it('Japan never has advanced submarines', () => {
      assertFails(
        nationsAtWar,
        `
        ports: [{ id: truk, nation: japan, units: [{ id: i-boats, type: sub, advanced: true }] }]
        #                                                                              ^^^^ awaw/advanced-submarines Japan never has
      `,
      );
    });
  });

  describe('hits-fall', () => {
    it('reports hits that fall in the table of harbor attacks', () => {
      assertFails(
        nationsAtWar,
        `
        tables: { harborAttack: { hits: [0, 0, 1, 1, 2, 2, 3, 3, 4, 4, 4, 5, 3] } }
        #                                                                    ^ awaw/hits-fall A roll of 14 gives 3
      `,
      );
    });
  });

  describe('submarine-warfare-rolls', () => {
    it('reports two rows for a roll of submarine warfare', () => {
      assertFails(
        nationsAtWar,
        `
        tables:
          submarineWarfare:
            results: [{ roll: 1 }, { roll: 2, transportsDamaged: 1 }, { roll: 2, transportsDamaged: 2 }]
        #                                                                     ^ awaw/submarine-warfare-rolls already has a row for 2
      `,
      );
    });
  });
});
