/** Random small battles of the base game against the enumerator. */
import fc from 'fast-check';
import { wellFormed } from '../../../../support/well-formed';
import { counterList, layOut, seaBattleCombat } from '../../../../../server/src/rulesets/axis-and-allies/combats';
import { battlesOf } from '../../../../support/axis-and-allies/random-battle';
import { assertAgrees, described } from './against-enumerator';
import { cases } from '../../../../support/run-size';

describe('random sea battles of the base game', () => {
  it('computes the same exact odds as the enumerator', () => {
    fc.assert(
      fc.property(battlesOf({ rules: ['lhtr'] }), (plain) => {
        const battle = described(plain);
        const combat = seaBattleCombat(battle, layOut(battle, counterList()));
        wellFormed(combat, [1]);
        assertAgrees(combat, plain);
      }),
      { numRuns: cases(300, 60), verbose: false },
    );
  });
});
