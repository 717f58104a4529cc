import assert from 'node:assert/strict';
import { exact } from '../../../server/src/engine/exact';
import { bestOrder } from '../../../server/src/engine/order';
import { expected } from '../../../server/src/engine/outcome';
import { finish } from '../../../server/src/engine/progress';
import type { Calculation } from '../../../server/src/engine/progress';
import { seaBattle, verdict } from './sea-battle';

describe('best order', () => {
  /** Scores an order by how near each letter is to its place in the alphabet. */
  function* sorted(order: readonly string[]): Calculation<number> {
    yield { done: 0, of: 1, unit: 'steps' };
    return 10 - order.reduce((sum, letter, place) => sum + Math.abs(letter.charCodeAt(0) - 97 - place), 0);
  }

  it('finds the best of all orders of a few items', () => {
    const advice = finish(bestOrder(['d', 'a', 'c', 'b'], sorted));
    assert.deepEqual(advice, { best: ['a', 'b', 'c', 'd'], value: 10, asWritten: 4, compared: 24, isBestOfAll: true });
  });

  it('improves an order of many items move by move', () => {
    const advice = finish(bestOrder(['g', 'a', 'c', 'b', 'f', 'h', 'e', 'd'], sorted));
    assert.deepEqual([advice.best.join(''), advice.value, advice.isBestOfAll], ['abcdefgh', 10, false]);
    assert.ok(advice.compared < 400);
  });

  it('finds the same order if hopeless candidates are skipped', () => {
    let passedOver = 0;
    function* bounded(order: readonly string[], toBeat: number): Calculation<number | undefined> {
      const value = yield* sorted(order);
      if (value > toBeat) return value;
      passedOver++;
      return undefined;
    }
    for (const written of [
      ['d', 'a', 'c', 'b'],
      ['g', 'a', 'c', 'b', 'f', 'h', 'e', 'd'],
    ])
      assert.deepEqual(finish(bestOrder(written, bounded)), finish(bestOrder(written, sorted)));
    assert.ok(passedOver > 50);
  });

  it('keeps the written order if no other is better', () => {
    function* indifferent(): Calculation<number> {
      yield { done: 0, of: 1, unit: 'steps' };
      return 5;
    }
    assert.deepEqual(finish(bestOrder(['b', 'a'], indifferent)).best, ['b', 'a']);
  });

  it('loses the destroyer before the fighter, which hits better', () => {
    // Losses in the order of a list, for a defender without submarines.
    const combat = seaBattle({ attacker: { dd: 3 }, defender: { dd: 1, ftr: 1 } });
    const titles = combat.losses!.defender!.map(({ title }) => title);
    function* valueOf(order: readonly string[]): Calculation<number> {
      const defender = order.map((title) => combat.losses!.defender!.find((loss) => loss.title === title)!);
      const odds = yield* exact({ ...combat, losses: { ...combat.losses, defender } });
      assert.ok(!('tooLarge' in odds));
      return expected(odds, (end) => (verdict(combat, end) === 'defender' ? 1 : 0));
    }
    const { best, value, asWritten } = finish(bestOrder(titles.toReversed(), valueOf));
    assert.deepEqual(best, ['dd', 'ftr']);
    assert.ok(value > asWritten);
  });
});
