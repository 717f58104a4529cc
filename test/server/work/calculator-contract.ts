/** Tests that every calculator must pass, whatever thread it uses. */
import assert from 'node:assert/strict';
import { Cancelled } from '../../../server/src/work/calculator';
import type { Calculator } from '../../../server/src/work/calculator';
import { createTask } from './combats';
import { createCancellationSource } from './token';

/** Large enough to last for a second at least. */
const longTask = createTask('wide', { limit: 1_500_000, runs: 100_000_000 });

export function testOdds(route: string, createCalculator: () => Calculator): void {
  describe(`odds ${route}`, () => {
    let calculator: Calculator;
    beforeEach(() => void (calculator = createCalculator()));
    afterEach(() => calculator.dispose());

    it('computes exact odds for a small combat', async () => {
      const odds = await calculator.run(createTask('hunt'));
      assert.ok(odds.exact);
      // Six search totals that attack, with 0 to 3 hits each, and four that do not.
      assert.equal(odds.ends.length, 28);
    });

    it('samples a combat that is too large, with the same odds each time', async () => {
      const [a, b] = await Promise.all([
        calculator.run(createTask('wide', { limit: 100 })),
        calculator.run(createTask('wide', { limit: 100 })),
      ]);
      assert.ok(!a.exact && a.runs === 2_000);
      assert.deepEqual(a, b);
    });

    it('runs a short calculation during a long one', async () => {
      const { token, cancel } = createCancellationSource();
      const slow = calculator.run(longTask, { token });
      assert.ok((await calculator.run(createTask('hunt'))).exact);
      cancel();
      await assert.rejects(slow, Cancelled);
    });

    it('reports progress until it is cancelled', async () => {
      const { token, cancel } = createCancellationSource();
      let reports = 0;
      const odds = calculator.run(longTask, {
        token,
        progress: ({ done, total }) => {
          assert.ok(done >= 0 && done <= total);
          if (++reports === 2) cancel();
        },
      });
      await assert.rejects(odds, Cancelled);
      assert.equal(reports, 2);
    });

    it('rejects with the error of a ruleset', async () => {
      await assert.rejects(calculator.run(createTask('faulty')), /set search to 99/);
      await assert.rejects(calculator.run(createTask('nowhere')), /no combat "nowhere"/);
    });
  });
}
