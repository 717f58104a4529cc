/** Further cases of the constraints that both rulesets have. */
import { under } from '../../../../../server/src/rulesets/case';
import { northSea } from '../../../../../server/src/rulesets/axis-and-allies/scenarios';
import { assertFails, assertPasses } from '../../../../support/cases';

for (const ruleset of ['aare', 'aa-depth']) {
  const battle = under(northSea(ruleset), 'seaBattles.north-sea');

  describe(`the constraints of a sea battle, in ${ruleset}`, () => {
    it('say nothing of the base', () => assertPasses(northSea(ruleset)));

    it('find faces that no die shows in a plain list too', () => {
      assertPasses(battle, 'dice: [6, 1, 3]');
      assertFails(
        battle,
        `
          dice: [6, 7, 3]
          #         ^ ${ruleset}/dice-range This die shows 7
        `,
      );
    });

    it('find orders for groups of another kind', () =>
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

    it('let losses be ordered by value', () =>
      assertPasses(battle, 'attacker: { power: germany, units: { sub: 3 }, orders: { losses: by-value } }'));

    it('find a side that is left out', () =>
      assertFails(
        battle,
        `
          defender: {}
          ^^^^^^^^ ${ruleset}/no-units The defender has no units
        `,
      ));

    it('find what an order to retreat after the first cycle leaves without effect', () => {
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
          attacker: { power: germany, units: { sub: 3 }, orders: { retreat: { afterRound: 1, fewerThan: 2 } } }
          #                                                                                             ^ ${ruleset}/retreat-at-once fewerThan
        `,
      );
    });

    it('find a power that attacks itself', () =>
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
