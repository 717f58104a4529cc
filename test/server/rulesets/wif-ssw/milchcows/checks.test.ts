/** Further cases of the checks of docked pairs. */
import { addPath } from '../../../../../server/src/rulesets/examples';
import { refuelling } from '../../../../../server/src/rulesets/wif-ssw/scenarios';
import { assertFails, assertPasses } from '../../../../support/cases';
import { covers } from '../../../../support/covers';

describe('a docked pair', () => {
  it('reports a docked pair without a milchcow', () => {
    assertFails(
      addPath(refuelling, 'engagements.biscay.subs.units'),
      `
        - { id: flotilla-7, type: sub, attack: 3, section: 3, joins: false }
        - { id: flotilla-9, type: sub, attack: 2, section: 3 }
        - { id: flotilla-1, type: sub, attack: 4, section: 3, dockedWith: flotilla-7, joins: false }
        #                                                                 ^^^^^^^^^^ wif-ssw/docked-pair flotilla-1 and flotilla-7 are docked, but neither is a milchcow
      `,
    );
  });

  it('a docked pair attacks by option', () => {
    covers('wif-ssw:W79');
    assertPasses(
      refuelling,
      `
        options: { dockedPairAttacks: yes }
        engagements:
          - id: biscay
            subs:
              units:
                - { id: flotilla-1, type: sub, attack: 4, section: 2, dockedWith: u-459 }
      `,
    );
  });
});
