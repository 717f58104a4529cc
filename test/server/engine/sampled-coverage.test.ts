/** Checks how often the 95 % intervals of sampled odds contain the exact probability. */
import assert from 'node:assert/strict';
import { exact } from '../../../server/src/engine/exact';
import { intervalOf, measured } from '../../../server/src/engine/outcome';
import { finish } from '../../../server/src/engine/progress';
import { sample } from '../../../server/src/engine/sample';
import { cases } from '../../support/run-size';
import { untouchedCombatOf } from '../rulesets/aa-depth/combats/fought';

const odds = cases(1_000, 60);
const runs = 5_000;
const combats = [
  ['units: { dd: 3, ftr: 2 }', 'units: { bb: 2, dd: 2, ac: 1 }'],
  ['units: { bb: 4 }', 'units: { dd: 3, trn: 2 }'],
  ['units: { dd: 2, bmbr: 1 }', 'units: [{ type: sub, count: 4, depth: periscope }, { type: ftr, count: 2 }]'],
  ['units: { ftr: 6 }', 'units: { ac: 2, ftr: 3 }'],
  ['units: { sub: 5 }', 'units: { dd: 4, bb: 1 }'],
] as const;

interface Tally {
  shown: number;
  held: number;
}

describe('95 % intervals of sampled odds', () => {
  it('95 % intervals contain the exact probability in 95 of 100 cases, also below 0.2 %', () => {
    const all: Tally = { shown: 0, held: 0 };
    const rare: Tally = { shown: 0, held: 0 };
    for (const [index, [attacker, defender]] of combats.entries()) {
      const combat = untouchedCombatOf({ attacker, defender });
      const truth = finish(exact(combat));
      assert.ok(!('tooLarge' in truth));
      for (let seed = index; seed < odds; seed += combats.length) {
        const sampled = finish(sample(combat, seed, runs));
        for (const measure of combat.measures) {
          const shares = new Map(measured(truth, combat, measure).map(({ value, share }) => [value, share]));
          if (shares.size < 2) continue;
          for (const { value, share } of measured(sampled, combat, measure)) {
            const { low, high } = intervalOf(sampled, share);
            const is = shares.get(value) ?? 0;
            const holds = low <= is && is <= high;
            for (const tally of share < 0.002 ? [all, rare] : [all]) {
              tally.shown++;
              if (holds) tally.held++;
            }
          }
        }
      }
    }
    assert.ok(rare.shown > 100 && rare.held / rare.shown > 0.95, inWords(rare));
    assert.ok(all.held / all.shown > 0.94, inWords(all));
  }).timeout(120_000);
});

function inWords({ shown, held }: Tally): string {
  return `${held} of ${shown} intervals hold`;
}
