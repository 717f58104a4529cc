/** Compares Asdic's odds of turns with models written independently in another language: see test/models/README.md. */
import assert from 'node:assert/strict';
import fs from 'node:fs';
import { assertAgrees, parseTurns } from '../support/modelled-turns';

const ownFile = 'test/models/turns.jsonl';
/** Another file of turns, for example from `generate.py` with another seed. */
const file = process.env.ASDIC_TURNS ?? ownFile;
/** Turns in one test. */
const turnsPerTest = 25;
const turns = parseTurns(fs.readFileSync(file, 'utf8'));
const rulesets = [...new Set(turns.map(({ scenario }) => scenario.ruleset))];

describe('odds of turns computed by independent models', () => {
  for (const ruleset of rulesets) {
    const all = turns.filter(({ scenario }) => scenario.ruleset === ruleset);

    it(`the file of modelled turns has at least 100 turns of ${ruleset}`, () => {
      assert.ok(file !== ownFile || all.length >= 100, String(all.length));
    });

    for (let from = 0; from < all.length; from += turnsPerTest)
      it(`odds of ${ruleset} turns agree with the model, from turn ${from + 1} on`, () => {
        for (const turn of all.slice(from, from + turnsPerTest)) assertAgrees(turn);
      });
  }

  it('rejects a probability that differs from the model by 1e-8', () => {
    for (const ruleset of rulesets) {
      const { scenario, totals } = turns.find((turn) => turn.scenario.ruleset === ruleset)!;
      const [path, shares] = Object.entries(totals)[0]!;
      const [value, probability] = Object.entries(shares)[0]!;
      const changed = { ...totals, [path]: { ...shares, [value]: probability - 1e-8 } };
      assert.throws(() => assertAgrees({ scenario, totals: changed }), /the model/);
    }
  });
});
