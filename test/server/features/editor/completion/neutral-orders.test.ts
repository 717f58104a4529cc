import assert from 'node:assert/strict';
import fc from 'fast-check';
import { computeExactOdds } from '../../../../../server/src/engine/exact';
import { computeMeasureDistribution } from '../../../../../server/src/engine/outcome';
import { prepareCombat } from '../../../../../server/src/engine/prepare-combat';
import { runToEnd } from '../../../../../server/src/engine/progress';
import { diagnose, findCompletions, listAllCombats } from '../../../../../server/src/features';
import { formatScenario } from '../../../../../server/src/features/editor/begin/snippet';
import type { Plain } from '../../../../../server/src/model/edit';
import { isMapping } from '../../../../../server/src/model/values';
import { orderedScenarios } from '../../../../support/random-orders';
import { chooseRunCount } from '../../../../support/run-size';
import { analyzeText } from '../../support';
import { acceptCompletion } from './accept-completion';

/** The texts of a scenario without any orders, each with `ord` begun in the place of one; the text alone is the first. */
function* beginOrders(scenario: Plain): Generator<string> {
  let count = 0;
  const write = (value: Plain, marked: number): Plain => {
    if (Array.isArray(value)) return value.map((item: Plain) => write(item, marked));
    if (!isMapping(value)) return value;
    return Object.fromEntries(
      Object.entries(value as Readonly<Record<string, Plain>>).flatMap(([key, inner]): [string, Plain][] =>
        key !== 'orders' ? [[key, write(inner, marked)]] : count++ === marked ? [[key, 'begun']] : [],
      ),
    );
  };
  for (let marked = -1; marked < count; marked++) {
    count = 0;
    yield formatScenario(write(scenario, marked)).replace('orders: begun', 'ord');
  }
}

const listProblems = (text: string): readonly string[] =>
  diagnose(analyzeText(text)).map(({ code, message }) => `${code}: ${message}`);

/** The distributions of all measures of all combats. */
function computeOdds(text: string): readonly unknown[] {
  return listAllCombats(analyzeText(text)).map(({ entry }) => {
    const combat = runToEnd(prepareCombat(entry.build()));
    const odds = runToEnd(computeExactOdds(combat));
    assert.ok('ends' in odds);
    return combat.measures.map((measure) => computeMeasureDistribution(odds, combat, measure));
  });
}

describe('completion of orders', () => {
  for (const [game, createScenario] of Object.entries(orderedScenarios))
    it(`completed orders begin with what is done without them, so that the odds stay the same (${game})`, () => {
      let accepted = 0;
      fc.assert(
        fc.property(fc.nat(100_000), (seed) => {
          const [bare, ...begun] = [...beginOrders(createScenario(seed) as Plain)];
          for (const text of begun) {
            const cursor = text.search(/\bord\b/) + 3;
            const orders = findCompletions(analyzeText(text), cursor).find(({ label }) => label === 'orders');
            assert.ok(orders, text);
            const after = acceptCompletion(text, orders);
            // Orders without a value have to be filled in.
            if (listProblems(after).some((problem) => problem.startsWith('schema/'))) continue;
            accepted++;
            assert.deepEqual(computeOdds(after), computeOdds(bare!), after);
            assert.deepEqual(listProblems(after), listProblems(bare!), after);
          }
        }),
        { numRuns: chooseRunCount(200, 25), seed: 5 },
      );
      assert.ok(accepted > 0);
    });
});
