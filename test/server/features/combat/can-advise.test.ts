import assert from 'node:assert/strict';
import type { LossOrders } from '../../../../server/src/model/advice';
import { createHunt } from '../../engine/hunt';
import { type Analysis, emptyMemory, findLenses, prepareLenses } from '../../../../server/src/features';
import { analyzeText, biscay, rulesetWith } from '../support';
import { canAdvise } from '../../../../server/src/features/combat/odds-key';

const losses: LossOrders = {
  writtenOrder: ['a', 'b'],
  titles: {},
  createCombat: () => createHunt(),
  createEdits: () => [],
};

describe('the check whether advice is available', () => {
  /** How often the ruleset was queried, for a text and its edited versions. */
  const countQueries = (...texts: readonly string[]): readonly number[] => {
    let queryCount = 0;
    const wifSsw = rulesetWith({});
    const counting = rulesetWith({
      combats: (scenario, ids) =>
        wifSsw.combats(scenario, ids).map((site) => ({
          ...site,
          advice: () => {
            queryCount++;
            return site.advice!();
          },
        })),
    });
    let analysis: Analysis | undefined;
    return texts.map((text) => {
      analysis = analyzeText(text, { rulesets: [counting] }, analysis);
      assert.ok([...prepareLenses(analysis)].length === 0);
      assert.ok(findLenses(analysis, emptyMemory).some(({ action }) => action === 'advise'));
      return queryCount;
    });
  };

  it('queries each combat once, and again only if an edit touches or affects it', () => {
    const two = `${biscay}${biscay.slice(biscay.indexOf('  - id: biscay')).replace('id: biscay', 'id: channel')}`;
    const edited = two.replace('weather: rain', 'weather: snow');
    const elsewhere = edited.replace('year: 1941', 'year: 1942');
    const named = edited.replace(/title: .*/, 'title: Another');
    assert.deepEqual(countQueries(two, edited, named, elsewhere), [2, 3, 3, 5]);
  });
});

describe('the offer of advice', () => {
  it('offers advice if a side has a decision', () => {
    const side = { side: 'attacker', aims: [], alternatives: [], losses };
    const without = { side: 'defender', aims: [], alternatives: [] };
    assert.equal(canAdvise({ advice: () => [without, side] }), true);
    assert.equal(canAdvise({ advice: () => [without] }), false);
    assert.equal(canAdvise({}), false);
  });

  it('offers advice if that cannot be determined, so that a request reports why', () => {
    const advice = () => {
      throw new Error('no table');
    };
    assert.equal(canAdvise({ advice }), true);
  });
});
