/** What the constraints on US torpedoes let pass, beyond their examples. */
import { marianas } from '../../../../../server/src/rulesets/wif-ssw/scenarios';
import { assertPasses } from '../../../../support/cases';
import { covers } from '../../../../support/covers';

describe('a US submarine in section 0', () => {
  it('attacks once the torpedoes are mended', () => {
    covers('wif-ssw:W84', 'wif-ssw:W86');
    assertPasses(
      marianas,
      `
        turn: { year: 1943, months: jul-aug }
        engagements:
          - id: marianas
            subs:
              units:
                - { id: gato, type: sub, attack: 6, section: 0 }
      `,
    );
  });
});
