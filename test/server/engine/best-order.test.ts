import assert from 'node:assert/strict';
import { computeExactOdds } from '../../../server/src/engine/exact';
import { findBestOrder } from '../../../server/src/engine/best-order';
import { computeMean } from '../../../server/src/engine/outcome';
import { runToEnd } from '../../../server/src/engine/progress';
import type { Calculation } from '../../../server/src/engine/progress';
import { createSeaBattle, findSurvivors } from './sea-battle';

describe('best order', () => {
  /** Scores an order by how near each letter is to its place in the alphabet. */
  function* scoreOrder(order: readonly string[]): Calculation<number> {
    yield { done: 0, total: 1, unit: 'steps' };
    return 10 - order.reduce((sum, letter, place) => sum + Math.abs(letter.charCodeAt(0) - 97 - place), 0);
  }

  it('finds the best of all orders of a few items', () => {
    const advice = runToEnd(findBestOrder(['d', 'a', 'c', 'b'], scoreOrder));
    assert.deepEqual(advice, { best: ['a', 'b', 'c', 'd'], value: 10, asWritten: 4, compared: 24, isBestOfAll: true });
  });

  it('improves an order of many items move by move', () => {
    const advice = runToEnd(findBestOrder(['g', 'a', 'c', 'b', 'f', 'h', 'e', 'd'], scoreOrder));
    assert.deepEqual([advice.best.join(''), advice.value, advice.isBestOfAll], ['abcdefgh', 10, false]);
    assert.ok(advice.compared < 400);
  });

  it('the progress of a best order never exceeds its total, which is the square of many items', () => {
    for (const [written, total, compared] of [
      ['dacb', 24, 24],
      ['gacbfed', 49, undefined],
    ] as const) {
      const calculation = findBestOrder([...written], scoreOrder);
      const seen: number[] = [];
      let step = calculation.next();
      for (; !step.done; step = calculation.next()) {
        assert.deepEqual([step.value.total, step.value.unit], [total, 'combats']);
        seen.push(step.value.done);
      }
      assert.equal(Math.max(...seen), compared === undefined ? total : compared - 1);
      assert.ok(compared === step.value.compared || step.value.compared > total);
    }
  });

  it('finds the same order if hopeless candidates are skipped', () => {
    let passedOver = 0;
    function* scoreOrderAbove(order: readonly string[], toBeat: number): Calculation<number | undefined> {
      const value = yield* scoreOrder(order);
      if (value > toBeat) return value;
      passedOver++;
      return undefined;
    }
    for (const written of [
      ['d', 'a', 'c', 'b'],
      ['g', 'a', 'c', 'b', 'f', 'h', 'e', 'd'],
    ])
      assert.deepEqual(runToEnd(findBestOrder(written, scoreOrderAbove)), runToEnd(findBestOrder(written, scoreOrder)));
    assert.ok(passedOver > 50);
  });

  it('keeps the written order if no other is better', () => {
    function* scoreEqually(): Calculation<number> {
      yield { done: 0, total: 1, unit: 'steps' };
      return 5;
    }
    assert.deepEqual(runToEnd(findBestOrder(['b', 'a'], scoreEqually)).best, ['b', 'a']);
  });

  it('loses the destroyer before the fighter, which hits better', () => {
    // Losses in the order of a list, for a defender without submarines.
    const combat = createSeaBattle({ attacker: { dd: 3 }, defender: { dd: 1, ftr: 1 } });
    const titles = combat.losses!.defender!.map(({ title }) => title);
    function* computeWinChance(order: readonly string[]): Calculation<number> {
      const defender = order.map((title) => combat.losses!.defender!.find((loss) => loss.title === title)!);
      const odds = yield* computeExactOdds({ ...combat, losses: { ...combat.losses, defender } });
      assert.ok(!('tooLarge' in odds));
      return computeMean(odds, (end) => (findSurvivors(combat, end) === 'defender' ? 1 : 0));
    }
    const { best, value, asWritten } = runToEnd(findBestOrder(titles.toReversed(), computeWinChance));
    assert.deepEqual(best, ['dd', 'ftr']);
    assert.ok(value > asWritten);
  });
});
