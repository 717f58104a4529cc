/** Random turns of every ruleset are played without a fault. `npm run fuzz -- --turns N` plays as many as one likes. */
import assert from 'node:assert/strict';
import { playRandomTurns, rulesetsWithTurns } from '../support/random-turns';
import { cases } from '../support/run-size';

/** Turns of each ruleset. */
const count = cases(50, 12);

describe('random turns', () => {
  for (const ruleset of rulesetsWithTurns)
    it(`of ${ruleset} are resolved and sampled as their odds have it`, () => {
      const { turns, exact, carrying } = playRandomTurns(ruleset, count);
      assert.equal(turns, count);
      assert.ok(exact >= count / 4, `${exact} have exact odds`);
      assert.ok(carrying >= count / 4, `in ${carrying} something carries over`);
    });
});
