import { gapBattle, patrol } from '../../../../../server/src/rulesets/aa-depth/scenarios';
import { assertFails, assertPasses } from '../../../../support/cases';

describe('the check aa-depth/declaration-phase', () => {
  it('reports a declaration in a phase that no option allows for it', () => {
    assertFails(
      patrol,
      `
        declarations:
          - { group: wolfpack, round: 1, phase: mobilize-units, depth: periscope }
          #                                     ^^^^^^^^^^^^^^ aa-depth/declaration-phase depths are declared in Noncombat Move
      `,
    );
  });
});

describe('the check aa-depth/depth-against-declaration', () => {
  it('ignores a declaration that takes effect after the battle', () => {
    assertPasses(
      gapBattle,
      `
        powers: { uk: { side: allies }, germany: { side: axis } }
        turn: { round: 2, power: uk }
        declarations:
          - { group: wolfpack, round: 1, depth: submerged }
          # takes hold after this battle
          - { group: wolfpack, round: 2, power: germany, depth: silent }
        seaBattles:
          - id: gap
            defender: { power: germany, units: [{ id: wolfpack, type: sub, depth: submerged }] }
      `,
    );
  });
});
