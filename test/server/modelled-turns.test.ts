/** Asdic's odds of turns against those of models written in another language from the rules alone: see test/models/README.md. */
import assert from 'node:assert/strict';
import fs from 'node:fs';
import { assertAgrees, turnsIn } from '../support/modelled-turns';

const ownFile = 'test/models/turns.jsonl';
/** Another file of turns, such as `generate.py` writes with another seed. */
const file = process.env.ASDIC_TURNS ?? ownFile;
/** Turns in one test. */
const atOnce = 25;
const turns = turnsIn(fs.readFileSync(file, 'utf8'));
const rulesets = [...new Set(turns.map(({ scenario }) => scenario.ruleset))];

describe('odds of turns that models have worked out', () => {
  for (const ruleset of rulesets) {
    const all = turns.filter(({ scenario }) => scenario.ruleset === ruleset);

    it(`are there for ${ruleset}`, () => {
      assert.ok(file !== ownFile || all.length >= 100, String(all.length));
    });

    for (let from = 0; from < all.length; from += atOnce)
      it(`agree for ${ruleset}, from turn ${from + 1} on`, () => {
        for (const turn of all.slice(from, from + atOnce)) assertAgrees(turn);
      });
  }

  it('would not agree with a chance that is a little off', () => {
    for (const ruleset of rulesets) {
      const { scenario, totals } = turns.find((one) => one.scenario.ruleset === ruleset)!;
      const [path, shares] = Object.entries(totals)[0]!;
      const [value, share] = Object.entries(shares)[0]!;
      const changed = { ...totals, [path]: { ...shares, [value]: share - 1e-8 } };
      assert.throws(() => assertAgrees({ scenario, totals: changed }), /the model/);
    }
  });
});
