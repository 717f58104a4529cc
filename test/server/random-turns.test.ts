/** Random turns of every ruleset are played without an error. `npm run fuzz -- --turns N` plays N turns. */
import assert from 'node:assert/strict';
import { playRandomTurns, rulesetsWithTurns } from '../support/random-turns';
import { cases } from '../support/run-size';

/** Turns of each ruleset. */
const count = cases(50, 12);

describe('random turns', () => {
  for (const ruleset of rulesetsWithTurns)
    it(`resolving and sampling random turns of ${ruleset} agrees with their exact odds`, () => {
      const { turns, exact, carrying } = playRandomTurns(ruleset, count);
      assert.equal(turns, count);
      assert.ok(exact >= count / 4, `${exact} have exact odds`);
      assert.ok(carrying >= count / 4, `in ${carrying} something carries over`);
    });
});
