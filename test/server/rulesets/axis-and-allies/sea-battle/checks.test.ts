/** Further cases of the checks that both rulesets have. */
import { addPath } from '../../../../../server/src/rulesets/examples';
import { createNorthSea } from '../../../../../server/src/rulesets/axis-and-allies/scenarios';
import { assertFails, assertPasses } from '../../../../support/cases';

for (const ruleset of ['aare', 'aa-depth']) {
  const battle = addPath(createNorthSea(ruleset), 'seaBattles.north-sea');

  describe(`the checks of a sea battle in ${ruleset}`, () => {
    it('accepts the base scenario', () => assertPasses(createNorthSea(ruleset)));

    it('reports a face that no die shows in a plain list', () => {
      assertPasses(battle, 'dice: [6, 1, 3]');
      assertFails(
        battle,
        `
          dice: [6, 7, 3]
          #         ^ ${ruleset}/dice-range This die shows 7
        `,
      );
    });

    it('reports an order to submerge for aircraft', () =>
      assertFails(
        battle,
        `
          attacker:
            power: germany
            units: [{ id: wolfpack, type: sub, count: 3 }, { id: air, type: ftr, count: 2 }]
            orders: { submerge: { groups: { wolfpack: always, air: never } } }
          #                                                   ^^^ ${ruleset}/group-not-here called air
        `,
      ));

    it('reports a common order when every group of submarines has its own', () =>
      assertFails(
        battle,
        `
          attacker:
            power: germany
            units: [{ id: wolfpack, type: sub, count: 3 }]
            orders: { submerge: { when: always, groups: { wolfpack: never } } }
          #                             ^^^^^^ ${ruleset}/orders-without-submarines has an order of its own
        `,
      ));

    it('accepts losses ordered by value', () =>
      assertPasses(battle, 'attacker: { power: germany, units: { sub: 3 }, orders: { losses: by-value } }'));

    it('reports a side without units', () =>
      assertFails(
        battle,
        `
          defender: {}
          ^^^^^^^^ ${ruleset}/no-units The defender has no units
        `,
      ));

    it('reports conditions that a retreat after the first cycle makes useless', () => {
      assertPasses(
        battle,
        'attacker: { power: germany, units: { sub: 3 }, orders: { retreat: { afterRound: 2, fewerThan: 2 } } }',
      );
      assertFails(
        battle,
        `
          attacker: { power: germany, units: { sub: 3 }, orders: { retreat: { afterRound: 1, chanceBelow: 0.4 } } }
          #                                                                                               ^^^ ${ruleset}/retreat-at-once chanceBelow
        `,
      );
      assertFails(
        battle,
        `
          attacker: { power: germany, units: { sub: 3 }, orders: { retreat: { afterRound: 1, fewerThan: 4 } } }
          #                                                                                             ^ ${ruleset}/retreat-at-once fewerThan
        `,
      );
    });

    it('reports a power that attacks itself', () =>
      assertFails(
        battle,
        `
          defender:
            forces:
              - { power: uk, units: { dd: 1 } }
              - { power: germany, units: { sub: 1 } }
          #              ^^^^^^^ ${ruleset}/same-side Germany
        `,
      ));
  });
}
