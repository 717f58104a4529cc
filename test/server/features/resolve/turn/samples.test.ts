import assert from 'node:assert/strict';
import fs from 'node:fs';
import { runToEnd } from '../../../../../server/src/engine/progress';
import { computeExactTurn } from '../../../../../server/src/engine/turn/exact';
import { traceTurn } from '../../../../../server/src/engine/turn/trace';
import { analyse } from '../../../../../server/src/features';
import { findTurn } from '../../../../../server/src/features/resolve/turn/find';
import { environment } from '../../../../support/environment';

/** Samples whose combats use units from an order of battle. */
const samples = ['wif-ssw/autumn-1942', 'aare/off-hawaii', 'awaw/midway-in-rounds'];

describe('the turns of the samples', () => {
  for (const sample of samples)
    it(`the turn of ${sample} carries state between combats, and its probabilities add up to 1`, () => {
      const text = fs.readFileSync(`samples/${sample}.scenario.yaml`, 'utf8');
      const locatedTurn = findTurn(analyse(text, undefined, environment()));
      assert.ok(!('refused' in locatedTurn), 'refused' in locatedTurn ? locatedTurn.refused : '');
      const { turn } = locatedTurn.scenarioTurn;
      assert.ok(turn.counters.length > 0);
      for (let seed = 0; seed < 20; seed++) assert.ok(traceTurn(turn, () => ({ seed })).stages.length > 1);
      const odds = runToEnd(computeExactTurn(turn));
      assert.ok(!('tooLarge' in odds));
      assert.ok(Math.abs(odds.outcomes.mass - 1) < 1e-12, String(odds.outcomes.mass));
      assert.ok(turn.totals.length > 0);
    });
});
