/** Further cases of the checks of US torpedoes. */
import { addPath } from '../../../../../server/src/rulesets/examples';
import { marianas } from '../../../../../server/src/rulesets/wif-ssw/scenarios';
import { assertFails, assertPasses } from '../../../../support/cases';
import { covers } from '../../../../support/covers';

describe('a US submarine in section 0', () => {
  it('a US submarine in section 0 attacks once the torpedoes are fixed', () => {
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

describe('a US submarine without an attack', () => {
  it('reports a US submarine in section 4 that only its torpedoes keep out, in any weather, without advice on sections', () => {
    covers('wif-ssw:W85');
    assertFails(
      addPath(marianas, 'engagements.marianas'),
      `
        weather: rain
        subs:
          units:
            - { id: gato, type: sub, attack: 1, section: 4 }
            #                                            ^ wif-ssw/torpedo-zero The torpedoes of gato reduce its attack to 0, so it cannot take part (1.8). Leave it out.
      `,
    );
  });
});
