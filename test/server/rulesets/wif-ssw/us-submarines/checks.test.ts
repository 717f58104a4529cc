/** What the constraints on US submarine building find and let pass, beyond their examples. */
import { under } from '../../../../../server/src/rulesets/case';
import { building } from '../../../../../server/src/rulesets/wif-ssw/scenarios';
import { assertFails, assertPasses } from '../../../../support/cases';
import { covers } from '../../../../support/covers';

const here = under(building, 'production');

describe('US submarine building', () => {
  it('is one counter a year, in as many years as there are', () => {
    covers('wif-ssw:W81');
    assertPasses(
      here,
      `
        - { power: us, year: 1939, unit: sub }
        - { power: us, year: 1940, unit: sub }
        - { power: us, year: 1941, unit: sub }
      `,
    );
  });

  it('counts the counters of one line', () => {
    covers('wif-ssw:W81');
    assertFails(
      here,
      `
        - { power: us, year: 1941, unit: sub, count: 3 }
        #                                            ^ wif-ssw/us-sub-limit it may build only 1 submarine in 1941
      `,
    );
  });

  it('is free at war', () => {
    covers('wif-ssw:W81');
    assertPasses(
      building,
      `
        powers:
          us: { side: allied, atWarSince: { year: 1941, months: nov-dec } }
        production:
          - { power: us, year: 1942, months: jan-feb, unit: sub, count: 4 }
      `,
    );
  });

  it('is not asked for the war while it is one a year', () => {
    assertPasses(
      building,
      `
        powers:
          us: { side: allied }
      `,
    );
  });
});
