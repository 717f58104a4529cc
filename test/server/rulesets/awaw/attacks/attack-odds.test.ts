import assert from 'node:assert/strict';
import {
  computeExpectedHits,
  computeFateOdds,
  computeHitOdds,
} from '../../../../../server/src/rulesets/awaw/attacks/attack-odds';
import { findAirRows, findFleetRows } from '../../../../../server/src/rulesets/awaw/attacks/naval-attack';
import type { AttackRow } from '../../../../../server/src/rulesets/awaw/attacks/naval-attack';
import { covers } from '../../../../support/covers';

const findRows = (factors: number) => findFleetRows(factors, 'row-25');
const toThirtySixths = (probability: number) => Math.round(probability * 36 * 1e9) / 1e9;

describe('the chances of an attack roll', () => {
  const workedExamples: readonly [string, readonly AttackRow[], number, number, readonly number[]][] = [
    ['4 squadrons on a ship of size 3', findAirRows(4), 0, 3, [3, 12, 21]],
    ['3 squadrons at +1 on a ship of size 3', findAirRows(3), 1, 3, [6, 15, 15]],
    ['2 squadrons at +1 on a ship of size 2', findAirRows(2), 1, 2, [1, 14, 21]],
    ['4 factors at +1 on a ship of size 4', findRows(4), 1, 4, [33, 3, 0]],
    ['3 factors on a ship of size 2', findRows(3), 0, 2, [10, 23, 3]],
  ];
  for (const [name, rows, modifier, size, expected] of workedExamples)
    it(`unharmed, damaged and sunk have ${expected.join(', ')} of the 36 rolls for ${name}`, () => {
      covers('awaw:A13', 'awaw:A14', 'awaw:A16', 'awaw:A23');
      const { unharmed, damaged, sunk } = computeFateOdds({ kind: 'named', size }, 0, computeHitOdds(rows, modifier));
      assert.deepEqual([unharmed, damaged, sunk].map(toThirtySixths), expected);
    });

  it('computes the expected hits of the worked rows', () => {
    covers('awaw:A13', 'awaw:A14');
    const rows = [
      findRows(1),
      findRows(3),
      findAirRows(1),
      findAirRows(2),
      findAirRows(4),
      findAirRows(10),
      findAirRows(20),
    ];
    assert.deepEqual(
      rows.map((row) => toThirtySixths(computeExpectedHits(computeHitOdds(row, 0)))),
      [15, 29, 29, 51, 97, 207, 387],
    );
  });

  it('adds the rows of more than twenty squadrons on one roll', () => {
    covers('awaw:A15');
    assert.equal(toThirtySixths(computeExpectedHits(computeHitOdds(findAirRows(24), 0))), 387 + 97);
    assert.equal(
      computeHitOdds(findAirRows(40), 0).every(({ value }) => value % 2 === 0),
      true,
    );
  });
});
