/** Unusual and larger battles against the enumerator. The engine must solve them all. */
import fc from 'fast-check';
import { counterList, layOut, seaBattleCombat } from '../../../../server/src/rulesets/axis-and-allies/combats';
import type { Battle } from '../../../support/axis-and-allies/battle';
import { battlesOf } from '../../../support/axis-and-allies/random-battle';
import { assertAgrees, described } from './combats/against-enumerator';

function agrees(plain: Battle): void {
  const battle = described(plain);
  assertAgrees(seaBattleCombat(battle, layOut(battle, counterList())), plain);
}

describe('the odds of sea battles', () => {
  it('agree with the enumerator for any dice, values, hits and orders of loss', () => {
    fc.assert(fc.property(battlesOf({ rules: ['lhtr'], odd: true }), agrees), { numRuns: 200 });
  });

  it('agree with the enumerator for up to six units a side', () => {
    fc.assert(fc.property(battlesOf({ rules: ['lhtr'], units: 6 }), agrees), { numRuns: 20 });
  });
});
