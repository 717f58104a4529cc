/** Random turns of every ruleset resolve without errors. `npm run fuzz -- --turns N` resolves any number of them. */
import assert from 'node:assert/strict';
import { playRandomTurns, rulesetsWithTurns } from '../support/random-turns';
import { chooseRunCount } from '../support/run-size';

/** The number of turns of each ruleset. */
const count = chooseRunCount(50, 12);

describe('random turns', () => {
  for (const ruleset of rulesetsWithTurns)
    it(`random turns of ${ruleset} resolve and sample in agreement with their odds`, () => {
      const { turns, exact, carrying } = playRandomTurns(ruleset, count);
      assert.equal(turns, count);
      assert.ok(exact >= count / 4, `${exact} have exact odds`);
      assert.ok(carrying >= count / 4, `in ${carrying} something carries over`);
    });
});
