import assert from 'node:assert/strict';
import { traceCombat } from '../../../../../server/src/engine/trace';
import { covers } from '../../../../support/covers';
import { replacePart, biscay } from '../scenario';
import { fight, getExactOdds, getCombatEntry } from './fight';

describe('the search of strategic submarine warfare', () => {
  it('gives Germany six surprise points in the worked example', () => {
    covers('wif-ssw:W11', 'wif-ssw:W21', 'wif-ssw:W23');
    const { results, getEntries, summary } = fight(biscay);
    assert.equal(results['searchTotals.subs'], 0);
    assert.equal(results['searchTotals.convoy'], 6);
    assert.equal(results['surprisePoints.subs'], 6);
    assert.equal(results['surprisePoints.convoy'], 0);
    assert.match(summary, /; 6 surprise points to the sub side$/);
    assert.equal(getEntries('surprise')[0]?.text, '0 against 6: 6 surprise points to the sub side.');
  });

  it('rolls one d10 for each side, the sub side first', () => {
    covers('wif-ssw:W11');
    const { trace } = fight(replacePart(biscay, 'search.subs: 4, search.convoy: 5', 'seed: 3'));
    const rolls = trace.entries.filter((entry) => entry.kind === 'roll').slice(0, 2);
    assert.deepEqual(
      rolls.map(({ step, by, dice }) => ({ step, by, dice })),
      [
        { step: 'search.subs', by: 'subs', dice: { count: 1, sides: 10 } },
        { step: 'search.convoy', by: 'convoy', dice: { count: 1, sides: 10 } },
      ],
    );
  });

  it('names the next die when the dice of the table run out', () => {
    const entry = getCombatEntry(replacePart(biscay, 'search.subs: 4, search.convoy: 5', 'search.subs: 4'));
    const { pendingRoll } = traceCombat(entry.build(), { table: entry.dice });
    assert.equal(pendingRoll?.label, 'search.convoy');
    assert.equal(pendingRoll?.by, 'convoy');
    assert.deepEqual(pendingRoll?.dice, { count: 1, sides: 10 });
  });

  it('gives surprise points to the convoy side when its total is lower', () => {
    covers('wif-ssw:W21');
    const { results } = fight(
      replacePart(biscay, 'search.subs: 4, search.convoy: 5', 'search.subs: 10, search.convoy: 1'),
    );
    assert.equal(results['searchTotals.subs'], 7, '10 - 4 + 1: the roll includes no section with the condor');
    assert.equal(results['searchTotals.convoy'], 2);
    assert.equal(results['surprisePoints.subs'], 0);
    assert.equal(results['surprisePoints.convoy'], 5);
  });

  it('gives no surprise points on equal totals', () => {
    covers('wif-ssw:W21');
    const { results, summary } = fight(replacePart(biscay, 'subs: 4, search.convoy: 5', 'subs: 8, search.convoy: 4'));
    assert.equal(results['searchTotals.subs'], 5);
    assert.equal(results['searchTotals.convoy'], 5);
    assert.equal(results['surprisePoints.subs'], 0);
    assert.equal(results['surprisePoints.convoy'], 0);
    assert.match(summary, /; no surprise points$/);
  });

  it('weighs the hundred pairs of dice equally', () => {
    covers('wif-ssw:W21');
    const { combat } = fight(biscay);
    const surprisePoints = combat.measures.find(({ path }) => path.join('.') === 'surprisePoints.subs');
    // Counted by hand: totals are d - 4 (up to 4: the condor counts), d - 3 (from 5 on), against d + 1.
    let expected = 0;
    for (let subs = 1; subs <= 10; subs++) {
      for (let convoy = 1; convoy <= 10; convoy++) {
        if (subs + (subs <= 4 ? -4 : -3) < convoy + 1) expected++;
      }
    }
    const outcomes = getExactOdds(combat);
    const probability = outcomes.ends
      .filter(({ state }) => surprisePoints!.read(state) > 0)
      .reduce((sum, end) => sum + end.probability, 0);
    assert.ok(Math.abs(probability - expected / 100) < 1e-12, `${probability} is not ${expected / 100}`);
  });
});
