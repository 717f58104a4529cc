import assert from 'node:assert/strict';
import { computeExactOdds } from '../../server/src/engine/exact';
import { runToEnd } from '../../server/src/engine/progress';
import { listAllCombats, analyse, diagnose } from '../../server/src/features';
import { createBattleScenario, battles, maxDropped } from './battles';
import { environment } from '../support/environment';

describe('measured battles', () => {
  for (const battle of battles) {
    it(`${battle.name} has no diagnostics and exact odds`, () => {
      const analysis = analyse(createBattleScenario(battle), undefined, environment());
      assert.deepEqual(
        diagnose(analysis).map(({ message }) => message),
        [],
      );
      const [combat] = listAllCombats(analysis);
      const odds = runToEnd(computeExactOdds(combat!.entry.build(), { drop: battle.drop }));
      assert.ok(!('tooLarge' in odds));
      assert.ok(odds.dropped <= (battle.drop > 0 ? maxDropped : 0), `${odds.dropped} was cut off`);
      assert.ok(Math.abs(odds.mass + odds.dropped - 1) < 1e-12, `${odds.mass} and ${odds.dropped}`);
    });
  }
});
