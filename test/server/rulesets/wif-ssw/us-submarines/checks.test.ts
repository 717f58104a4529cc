/** Further cases of the checks of US submarine building. */
import { addPath } from '../../../../../server/src/rulesets/examples';
import { building } from '../../../../../server/src/rulesets/wif-ssw/scenarios';
import { assertFails, assertPasses } from '../../../../support/cases';
import { covers } from '../../../../support/covers';

const production = addPath(building, 'production');

describe('US submarine building', () => {
  it('the US may build one submarine in each of several years', () => {
    covers('wif-ssw:W81');
    assertPasses(
      production,
      `
        - { power: us, year: 1939, unit: sub }
        - { power: us, year: 1940, unit: sub }
        - { power: us, year: 1941, unit: sub }
      `,
    );
  });

  it('reports one line with more than one counter', () => {
    covers('wif-ssw:W81');
    assertFails(
      production,
      `
        - { power: us, year: 1941, unit: sub, count: 3 }
        #                                            ^ wif-ssw/us-sub-limit it may build only 1 submarine in 1941
      `,
    );
  });

  it('US submarine builds are unlimited at war', () => {
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

  it('does not ask whether the US is at war while it builds one submarine a year', () => {
    assertPasses(
      building,
      `
        powers:
          us: { side: allied }
      `,
    );
  });
});
