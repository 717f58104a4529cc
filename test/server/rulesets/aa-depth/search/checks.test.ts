import { addPath } from '../../../../../server/src/rulesets/examples';
import { gapBattle } from '../../../../../server/src/rulesets/aa-depth/scenarios';
import { assertFails, assertPasses } from '../../../../support/cases';

describe('the check aa-depth/hit-after-failed-search', () => {
  it('accepts a hit in a later cycle if searches are repeated', () => {
    assertPasses(
      gapBattle,
      `
        options: { searchTiming: each-cycle }
        seaBattles:
          - id: gap
            attacker: { power: uk, units: { dd: 2 } }
            dice: { search: [5, 4] }
            log: [{ cycle: 2, group: wolfpack, did: hit }]
      `,
    );
  });
});

describe('the check aa-depth/nobody-searches', () => {
  it('accepts a battle in which orders forbid the search', () => {
    assertPasses(
      addPath(gapBattle, 'seaBattles.gap'),
      'attacker: { power: uk, units: { bb: 1 }, orders: { search: false } }',
    );
  });

  it('accepts a battle against surfaced submarines', () => {
    assertPasses(
      addPath(gapBattle, 'seaBattles.gap'),
      `
        attacker: { power: uk, units: { bb: 1 } }
        defender: { power: germany, units: { sub: 1 } }
      `,
    );
  });

  it('reports a battle whose only destroyer was in the sea zone before', () => {
    assertFails(
      addPath(gapBattle, 'seaBattles.gap'),
      `
        attacker: { power: uk, units: [{ type: dd, from: SZ 6 }] }
        ^^^^^^^^ aa-depth/nobody-searches Nobody searches in SZ 6
      `,
    );
  });
});

describe('the check aa-depth/search-dice', () => {
  it('reports search dice in a battle without hidden submarines', () => {
    assertFails(
      addPath(gapBattle, 'seaBattles.gap'),
      `
        attacker: { power: uk, units: { dd: 1, ftr: 1 } }
        defender: { power: germany, units: { sub: 1 } }
        dice: { search: 4 }
        #               ^ aa-depth/search-dice no submarine has to be found
      `,
    );
  });
});

describe('the check aa-depth/unfound-hit', () => {
  it('reports a hit on a submarine that was too deep for the dice of the search', () => {
    assertFails(
      addPath(gapBattle, 'seaBattles.gap'),
      `
        defender:
          power: germany
          units: [{ type: sub, depth: periscope }, { id: boats, type: sub, depth: submerged }]
        dice: { search: [3] }
        log: [{ cycle: 1, group: boats, did: hit }]
        #                                    ^^^ aa-depth/unfound-hit it is submerged and no detection roll was 2 or less
      `,
    );
  });
});
