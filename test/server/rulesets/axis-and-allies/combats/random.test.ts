/** Random small battles of the base game against the enumerator. */
import fc from 'fast-check';
import { assertWellFormed } from '../../../../support/well-formed';
import {
  createCounterList,
  createBoard,
  createBattleCombat,
} from '../../../../../server/src/rulesets/axis-and-allies/combats';
import { generateBattles } from '../../../../support/axis-and-allies/random-battle';
import { assertAgrees, toServerBattle } from './against-enumerator';
import { chooseRunCount } from '../../../../support/run-size';

describe('random sea battles of the base game', () => {
  it('computes the same exact odds as the enumerator', () => {
    fc.assert(
      fc.property(generateBattles({ rules: ['lhtr'] }), (plain) => {
        const battle = toServerBattle(plain);
        const combat = createBattleCombat(battle, createBoard(battle, createCounterList()));
        assertWellFormed(combat, [1]);
        assertAgrees(combat, plain);
      }),
      { numRuns: chooseRunCount(300, 60), verbose: false },
    );
  });
});
