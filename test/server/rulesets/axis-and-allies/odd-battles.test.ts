/** Battles as no game has them, and larger ones than most, against the enumerator: what the engine must solve whatever it is given. */
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
  it('are right with any dice, values, hits and orders of loss', () => {
    fc.assert(fc.property(battlesOf({ rules: ['lhtr'], odd: true }), agrees), { numRuns: 200 });
  });

  it('are right with more units of more kinds', () => {
    fc.assert(fc.property(battlesOf({ rules: ['lhtr'], units: 6 }), agrees), { numRuns: 20 });
  });
});
