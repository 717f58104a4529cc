/** Random turns of every ruleset are played without a fault. `npm run fuzz -- --turns N` plays as many as one likes. */
import assert from 'node:assert/strict';
import { playRandomTurns, rulesetsWithTurns } from '../support/random-turns';

/** Turns of each ruleset. */
const wanted = 50;

describe('random turns', () => {
  for (const ruleset of rulesetsWithTurns)
    it(`of ${ruleset} are resolved and sampled as their odds have it`, () => {
      const { turns, exact, carrying } = playRandomTurns(ruleset, wanted);
      assert.equal(turns, wanted);
      assert.ok(exact >= wanted / 4, `${exact} have exact odds`);
      assert.ok(carrying >= wanted / 4, `in ${carrying} something carries over`);
    });
});
