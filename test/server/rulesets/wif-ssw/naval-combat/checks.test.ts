/** Further cases of the checks of naval combat. */
import { addPath } from '../../../../../server/src/rulesets/examples';
import { approach, subCombat, surfaceCombat, twoSteps } from '../../../../../server/src/rulesets/wif-ssw/scenarios';
import { assertFails, assertPasses } from '../../../../support/cases';
import { covers } from '../../../../support/covers';

const navalCombat = addPath(subCombat, 'navalCombats.biscay-subs');

describe('the targets of submarine combat', () => {
  it('targets of submarine combat may be bought although they are free', () => {
    covers('wif-ssw:W55');
    assertPasses(navalCombat, 'orders: { attacker: { surprise: [{ buy: target, unit: escort-group }] } }');
  });

  it('reports a target of submarine combat in the Convoy Section, damaged or not', () => {
    covers('wif-ssw:W55', 'wif-ssw:W92');
    assertFails(
      navalCombat,
      `
        defender:
          units:
            - { id: norfolk, type: scs, cost1: 2, section: convoy, damaged: true }
        targets: [norfolk]
        #         ^^^^^^^ wif-ssw/sub-combat-target it is in the Convoy Section
      `,
    );
  });

  it('ASW units in every section are targets of submarine combat by option', () => {
    assertPasses(
      subCombat,
      `
        options: { subCombatElsewhere: targets }
        navalCombats:
          - id: biscay-subs
            defender:
              units:
                - { id: escort-group, type: asw, asw: 2, section: 1 }
            targets: [escort-group]
      `,
    );
  });
});

describe('submarine combat in which no ship counts', () => {
  it('reports submarine combat without ships, in which even bought targets cannot be hit', () => {
    assertFails(
      addPath(subCombat, 'navalCombats.biscay-subs'),
      `
        defender:
        ^^^^^^^^ wif-ssw/no-ships-in-sub-combat so the submarines can hit nothing
          convoyPoints: ~
          units:
            - ~ norfolk
            - ~ escort-group
        orders: { attacker: { surprise: [{ buy: target, unit: rodney }] } }
      `,
    );
  });

  it('accepts one ship in submarine combat without ships by option', () => {
    assertPasses(
      subCombat,
      `
        options: { noShipsInSubCombat: one-ship }
        navalCombats:
          - id: biscay-subs
            defender:
              convoyPoints: ~
              units:
                - ~ norfolk
                - ~ escort-group
            shipCount: 1
      `,
    );
  });
});

describe('the members of a naval combat', () => {
  it('reports members of a naval combat in a Convoy Section that is not included, even if they state no section', () => {
    assertFails(
      twoSteps,
      `
        engagements:
          - id: biscay
            convoy:
              units:
                - { id: belfast, type: scs, cost1: 2 }
        navalCombats:
          - id: biscay-subs
            kind: surface
            sections: [0]
            defender: { members: [belfast] }
            #                     ^^^^^^^ wif-ssw/section-not-included belfast is in the Convoy Section
      `,
    );
  });

  it('members of a naval combat may come from another sea zone in another impulse', () => {
    assertPasses(
      twoSteps,
      `
        engagements:
          - id: biscay
            seaZone: Faeroes Gap
        navalCombats:
          - id: biscay-subs
            seaZone: Bay of Biscay
            impulse: 3
            attacker:
              members: [flotilla-7]
      `,
    );
  });
});

describe('the count of ships', () => {
  it('excludes convoy points in the Convoy Section from the ships of submarine combat', () => {
    covers('wif-ssw:W56');
    assertPasses(
      navalCombat,
      `
        defender: { convoyPoints: 5, convoyPointsInConvoySection: 12 }
        shipCount: 3
      `,
    );
  });

  it('includes convoy points in the ships of surface combat that includes the Convoy Section', () => {
    covers('wif-ssw:W52');
    assertPasses(
      addPath(surfaceCombat, 'navalCombats.biscay-surface'),
      `
        defender:
          convoyPointsInConvoySection: 3
        shipCount: 4
      `,
    );
  });
});

describe('the Convoy Section', () => {
  it('the Convoy Section may be included in naval air combat', () => {
    covers('wif-ssw:W54');
    assertPasses(
      addPath(surfaceCombat, 'navalCombats.biscay-surface'),
      `
        kind: naval-air
        weather: fine
        foundBy: 4
      `,
    );
  });

  it('the Convoy Section does not raise the cost to enter a sea zone', () => {
    covers('wif-ssw:W58');
    assertPasses(
      addPath(approach, 'navalMoves'),
      '- { seaZone: Bay of Biscay, enemySections: [convoy], movementPoints: 1 }',
    );
  });
});

describe('the dice of submarine combat', () => {
  it('reports search dice in submarine combat', () => {
    assertFails(
      navalCombat,
      `
        dice: { search.subs: 4 }
        #       ^^^^^^^^^^^ wif-ssw/naval-dice Use one of them, or remove the die.
      `,
    );
  });
});

describe('a submarine', () => {
  it('a submarine that defended the Convoy Section may be included in naval combat', () => {
    covers('wif-ssw:W50');
    assertPasses(addPath(twoSteps, 'navalCombats.biscay-subs.attacker'), 'members: [thunderbolt]');
  });

  it('a submarine may be included in another impulse than the one in which it attacked', () => {
    covers('wif-ssw:W49');
    assertPasses(
      addPath(twoSteps, 'navalCombats.biscay-subs'),
      `
        impulse: 3
        attacker:
          members: [flotilla-7]
      `,
    );
  });

  const writeAvoidableCombat = (dice: string, sub = '') => `
    engagements:
      - id: biscay
        orders: { convoy: { surprise: [{ buy: avoid }] } }
        dice: { ${dice} }
    navalCombats:
      - id: biscay-subs
        attacker:
          members: [flotilla-7]${sub}
  `;

  it('a submarine may be included once the dice decide that the combat was avoided', () => {
    assertPasses(twoSteps, writeAvoidableCombat('search.subs: 10, search.convoy: 1'));
  });

  it('a submarine may be included while the dice leave it open whether the combat is avoided', () => {
    assertPasses(twoSteps, writeAvoidableCombat('search.subs: 10'));
  });

  it('a submarine whose joining depends on earlier losses may be included', () => {
    assertPasses(
      twoSteps,
      `
      engagements:
        - id: biscay
          subs:
            units:
              - { id: flotilla-7, type: sub, attack: 3, section: 3, joins: { unless: damaged } }
      navalCombats:
        - id: biscay-subs
          attacker:
            members: [flotilla-7]
      `,
    );
  });

  it('a submarine is barred when the dice give no points to avoid the combat', () => {
    const caret = `
          #         ^^^^^^^^^^ wif-ssw/ssw-sub-included flotilla-7 attacked in`;
    assertFails(twoSteps, writeAvoidableCombat('search.subs: 1, search.convoy: 10', caret));
  });
});

describe('a target that is bought', () => {
  it('a bought target may be among the targets as well', () => {
    assertPasses(
      navalCombat,
      `
        targets: [norfolk, rodney]
        orders: { attacker: { surprise: [{ buy: target, unit: rodney }] } }
      `,
    );
  });
});
