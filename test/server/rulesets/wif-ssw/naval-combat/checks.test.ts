/** What the constraints on naval combat find and let pass, beyond their examples. */
import { under } from '../../../../../server/src/rulesets/case';
import { approach, subCombat, surfaceCombat, twoSteps } from '../../../../../server/src/rulesets/wif-ssw/scenarios';
import { assertFails, assertPasses } from '../../../../support/cases';
import { covers } from '../../../../support/covers';

const here = under(subCombat, 'navalCombats.biscay-subs');

describe('the targets of submarine combat', () => {
  it('may be bought though they cost nothing', () => {
    covers('wif-ssw:W55');
    assertPasses(here, 'orders: { attacker: { surprise: [{ buy: target, unit: escort-group }] } }');
  });

  it('are not in the Convoy Section, damaged or not', () => {
    covers('wif-ssw:W55', 'wif-ssw:W92');
    assertFails(
      here,
      `
        defender:
          units:
            - { id: norfolk, type: scs, cost1: 2, section: convoy, damaged: true }
        targets: [norfolk]
        #         ^^^^^^^ wif-ssw/sub-combat-target it is in the Convoy Section
      `,
    );
  });

  it('are ASW units in every section by option', () => {
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
  it('hits nothing, bought targets included', () => {
    assertFails(
      under(subCombat, 'navalCombats.biscay-subs'),
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

  it('may take what is struck for one ship by option', () => {
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
  it('that stand in the Convoy Section without saying so are out where it is not included', () => {
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

  it('may come from another sea zone in another impulse', () => {
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
  it('leaves convoy points in the Convoy Section out of submarine combat', () => {
    covers('wif-ssw:W56');
    assertPasses(
      here,
      `
        defender: { convoyPoints: 5, convoyPointsInConvoySection: 12 }
        shipCount: 3
      `,
    );
  });

  it('has them in surface combat that includes the Convoy Section', () => {
    covers('wif-ssw:W52');
    assertPasses(
      under(surfaceCombat, 'navalCombats.biscay-surface'),
      `
        defender:
          convoyPointsInConvoySection: 3
        shipCount: 4
      `,
    );
  });
});

describe('the Convoy Section', () => {
  it('may be included in naval air combat', () => {
    covers('wif-ssw:W54');
    assertPasses(
      under(surfaceCombat, 'navalCombats.biscay-surface'),
      `
        kind: naval-air
        weather: fine
        foundBy: 4
      `,
    );
  });

  it('makes no sea zone dearer to enter', () => {
    covers('wif-ssw:W58');
    assertPasses(
      under(approach, 'navalMoves'),
      '- { seaZone: Bay of Biscay, enemySections: [convoy], movementPoints: 1 }',
    );
  });
});

describe('the dice of submarine combat', () => {
  it('are no search dice', () => {
    assertFails(
      here,
      `
        dice: { search.subs: 4 }
        #       ^^^^^^^^^^^ wif-ssw/naval-dice Use one of them, or remove the die.
      `,
    );
  });
});

describe('a submarine', () => {
  it('that defended the Convoy Section may be included in naval combat', () => {
    covers('wif-ssw:W50');
    assertPasses(under(twoSteps, 'navalCombats.biscay-subs.attacker'), 'members: [thunderbolt]');
  });

  it('may be included in another impulse than the one in which it attacked', () => {
    covers('wif-ssw:W49');
    assertPasses(
      under(twoSteps, 'navalCombats.biscay-subs'),
      `
        impulse: 3
        attacker:
          members: [flotilla-7]
      `,
    );
  });

  const avoidable = (dice: string, sub = '') => `
    engagements:
      - id: biscay
        orders: { convoy: { surprise: [{ buy: avoid }] } }
        dice: { ${dice} }
    navalCombats:
      - id: biscay-subs
        attacker:
          members: [flotilla-7]${sub}
  `;

  it('is free once the dice decide that the combat was avoided', () => {
    assertPasses(twoSteps, avoidable('search.subs: 10, search.convoy: 1'));
  });

  it('is barred while the dice leave the combat open, or give no points to avoid it', () => {
    const caret = `
          #         ^^^^^^^^^^ wif-ssw/ssw-sub-included flotilla-7 attacked in`;
    assertFails(twoSteps, avoidable('search.subs: 10', caret));
    assertFails(twoSteps, avoidable('search.subs: 1, search.convoy: 10', caret));
  });
});

describe('a target that is bought', () => {
  it('may stand among the targets as well', () => {
    assertPasses(
      here,
      `
        targets: [norfolk, rodney]
        orders: { attacker: { surprise: [{ buy: target, unit: rodney }] } }
      `,
    );
  });
});
