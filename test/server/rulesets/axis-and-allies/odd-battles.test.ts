/** Unusual and larger battles against the enumerator. The engine must solve them all. */
import fc from 'fast-check';
import {
  createCounterList,
  createBoard,
  createBattleCombat,
} from '../../../../server/src/rulesets/axis-and-allies/combats';
import type { Battle } from '../../../support/axis-and-allies/battle';
import { generateBattles } from '../../../support/axis-and-allies/random-battle';
import { assertAgrees, toServerBattle } from './combats/against-enumerator';

function assertBattleAgrees(plain: Battle): void {
  const battle = toServerBattle(plain);
  assertAgrees(createBattleCombat(battle, createBoard(battle, createCounterList())), plain);
}

describe('the odds of sea battles', () => {
  it('agree with the enumerator for any dice, values, hits and orders of loss', () => {
    fc.assert(fc.property(generateBattles({ rules: ['lhtr'], odd: true }), assertBattleAgrees), { numRuns: 200 });
  });

  it('agree with the enumerator for up to six units a side', () => {
    fc.assert(fc.property(generateBattles({ rules: ['lhtr'], units: 6 }), assertBattleAgrees), { numRuns: 20 });
  });
});
