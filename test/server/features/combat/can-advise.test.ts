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
    const countingRuleset = rulesetWith({
      listCombats: (scenario, ids) =>
        wifSsw.listCombats(scenario, ids).map((entry) => ({
          ...entry,
          listAdvice: () => {
            queryCount++;
            return entry.listAdvice!();
          },
        })),
    });
    let analysis: Analysis | undefined;
    return texts.map((text) => {
      analysis = analyzeText(text, { rulesets: [countingRuleset] }, analysis);
      assert.ok([...prepareLenses(analysis)].length === 0);
      assert.ok(findLenses(analysis, emptyMemory).some(({ action }) => action === 'advise'));
      return queryCount;
    });
  };

  it('queries each combat once, and again only if an edit touches or affects it', () => {
    const two = `${biscay}${biscay.slice(biscay.indexOf('  - id: biscay')).replace('id: biscay', 'id: channel')}`;
    const edited = two.replace('weather: rain', 'weather: snow');
    const headerEdited = edited.replace('year: 1941', 'year: 1942');
    const retitled = edited.replace(/title: .*/, 'title: Another');
    assert.deepEqual(countQueries(two, edited, retitled, headerEdited), [2, 3, 3, 5]);
  });
});

describe('the offer of advice', () => {
  it('offers advice if a side has a decision', () => {
    const decidingSide = { side: 'attacker', aims: [], alternatives: [], losses };
    const idleSide = { side: 'defender', aims: [], alternatives: [] };
    assert.equal(canAdvise({ listAdvice: () => [idleSide, decidingSide] }), true);
    assert.equal(canAdvise({ listAdvice: () => [idleSide] }), false);
    assert.equal(canAdvise({}), false);
  });

  it('offers advice if that cannot be determined, so that a request reports why', () => {
    const advice = () => {
      throw new Error('no table');
    };
    assert.equal(canAdvise({ listAdvice: advice }), true);
  });
});
