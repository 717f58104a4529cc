import { addPath } from '../../../../../server/src/rulesets/examples';
import { gapBattle, raid } from '../../../../../server/src/rulesets/aa-depth/scenarios';
import { assertFails, assertPasses } from '../../../../support/cases';

describe('the check aa-depth/bonus-dropped', () => {
  it('accepts a penalty beside the bonus of periscope depth', () => {
    assertPasses(
      addPath(raid, 'seaBattles.gap'),
      'attacker: { power: germany, units: [{ type: sub, depth: periscope, modifiers: [{ what: bad torpedoes, attack: -1 }] }] }',
    );
  });
});

describe('the check aa-depth/unit-not-in-table', () => {
  it('accepts a unit that the table has', () => {
    assertPasses(
      gapBattle,
      `
        unitTable: global-1940-d6
        seaBattles:
          - id: gap
            attacker: { power: uk, units: { cru: 1, dd: 1 } }
            defender: { power: germany, units: { sub: 1 } }
      `,
    );
  });

  it('reports units with only one of attack and defence', () => {
    assertFails(
      gapBattle,
      `
        unitTable: own-d12
        units: { sub: { attack: 4, defense: 4 }, dd: { attack: 5 } }
        seaBattles:
          - id: gap
            attacker: { power: uk, units: { dd: 1 } }
            #                                   ^ aa-depth/unit-not-in-table Attack and defence of destroyers are not in the unit table
            defender: { power: germany, units: { sub: 1 } }
      `,
    );
  });
});
