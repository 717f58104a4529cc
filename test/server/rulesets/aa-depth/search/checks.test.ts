import { under } from '../../../../../server/src/rulesets/case';
import { gap } from '../../../../../server/src/rulesets/aa-depth/scenarios';
import { assertFails, assertPasses } from '../../../../support/cases';

describe('the constraint aa-depth/hit-after-failed-search', () => {
  it('says nothing of a later cycle where searches are repeated', () => {
    assertPasses(
      gap,
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

describe('the constraint aa-depth/nobody-searches', () => {
  it('says nothing where nobody is meant to search', () => {
    assertPasses(under(gap, 'seaBattles.gap'), 'attacker: { power: uk, units: { bb: 1 }, orders: { search: false } }');
  });

  it('says nothing where submarines are surfaced', () => {
    assertPasses(
      under(gap, 'seaBattles.gap'),
      `
        attacker: { power: uk, units: { bb: 1 } }
        defender: { power: germany, units: { sub: 1 } }
      `,
    );
  });

  it('finds a battle whose only destroyer was in the sea zone before', () => {
    assertFails(
      under(gap, 'seaBattles.gap'),
      `
        attacker: { power: uk, units: [{ type: dd, from: SZ 6 }] }
        ^^^^^^^^ aa-depth/nobody-searches Nobody searches in SZ 6
      `,
    );
  });
});

describe('the constraint aa-depth/search-dice', () => {
  it('finds dice where nothing is hidden', () => {
    assertFails(
      under(gap, 'seaBattles.gap'),
      `
        attacker: { power: uk, units: { dd: 1, ftr: 1 } }
        defender: { power: germany, units: { sub: 1 } }
        dice: { search: 4 }
        #               ^ aa-depth/search-dice no submarine has to be found
      `,
    );
  });
});

describe('the constraint aa-depth/unfound-hit', () => {
  it('finds a submarine that was too deep for the dice of the search', () => {
    assertFails(
      under(gap, 'seaBattles.gap'),
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
