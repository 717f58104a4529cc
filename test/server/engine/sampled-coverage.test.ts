/** Checks how often the 95 % intervals of sampled odds contain the exact probability. */
import assert from 'node:assert/strict';
import { computeExactOdds } from '../../../server/src/engine/exact';
import { computeInterval, computeMeasureDistribution } from '../../../server/src/engine/outcome';
import { runToEnd } from '../../../server/src/engine/progress';
import { computeSampledOdds } from '../../../server/src/engine/sample';
import { chooseRunCount } from '../../support/run-size';
import { readFreshCombat } from '../rulesets/aa-depth/combats/read-combat';

const oddsCount = chooseRunCount(1_000, 60);
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
      const combat = readFreshCombat({ attacker, defender });
      const truth = runToEnd(computeExactOdds(combat));
      assert.ok(!('tooLarge' in truth));
      for (let seed = index; seed < oddsCount; seed += combats.length) {
        const sampled = runToEnd(computeSampledOdds(combat, seed, runs));
        for (const measure of combat.measures) {
          const shares = new Map(
            computeMeasureDistribution(truth, combat, measure).map(({ value, share: probability }) => [
              value,
              probability,
            ]),
          );
          if (shares.size < 2) continue;
          for (const { value, share: probability } of computeMeasureDistribution(sampled, combat, measure)) {
            const { low, high } = computeInterval(sampled, probability);
            const exactProbability = shares.get(value) ?? 0;
            const holds = low <= exactProbability && exactProbability <= high;
            for (const tally of probability < 0.002 ? [all, rare] : [all]) {
              tally.shown++;
              if (holds) tally.held++;
            }
          }
        }
      }
    }
    assert.ok(rare.shown > 100 && rare.held / rare.shown > 0.95, describeTally(rare));
    assert.ok(all.held / all.shown > 0.94, describeTally(all));
  }).timeout(120_000);
});

function describeTally({ shown, held }: Tally): string {
  return `${held} of ${shown} intervals hold`;
}
