import assert from 'node:assert/strict';
import { computeAirCombatLosses, airCombatRows } from '../../../../../server/src/rulesets/awaw/air/air-combat-table';
import { computeAirDefenseLosses, airDefenseRows } from '../../../../../server/src/rulesets/awaw/air/air-defense';
import { readHarborAttack } from '../../../../../server/src/rulesets/awaw/submarines/harbor-attack';
import {
  findAirRow,
  findAirRows,
  attackRows,
  findFleetRow,
  findFleetRows,
  readHits,
  sumHits,
} from '../../../../../server/src/rulesets/awaw/attacks/naval-attack';
import type { AttackRow } from '../../../../../server/src/rulesets/awaw/attacks/naval-attack';
import { readSubmarineAttack } from '../../../../../server/src/rulesets/awaw/submarines/submarine-attack';
import { covers } from '../../../../support/covers';

const rolls = Array.from({ length: 11 }, (_, index) => index + 2);

/** The sum of the hits of a row over all 36 rolls of two dice. */
function countHits(row: AttackRow | undefined): number {
  assert.ok(row);
  let sum = 0;
  for (let first = 1; first <= 6; first++)
    for (let second = 1; second <= 6; second++) sum += readHits(row, first + second);
  return sum;
}

describe('the naval attack table', () => {
  it('the naval attack table matches the checksums of the source, in all and by column', () => {
    covers('awaw:A13', 'awaw:A14');
    const columns = rolls.map((roll) => attackRows.reduce((sum, row) => sum + readHits(row, roll), 0));
    assert.deepEqual(columns, [77, 84, 93, 102, 111, 121, 131, 140, 150, 160, 172]);
    assert.equal(
      columns.reduce((sum, column) => sum + column, 0),
      1341,
    );
  });

  it('the naval attack table rises by at most one along every row, and down every column', () => {
    covers('awaw:A13', 'awaw:A14');
    attackRows.forEach((row, index) => {
      const [first, ...others] = row.hits;
      others.reduce((previous, cell) => (assert.ok(cell === previous || cell === previous + 1), cell), first!);
      const above = attackRows[index - 1]?.hits;
      if (above) row.hits.forEach((cell, column) => assert.ok(cell >= above[column]!));
    });
  });

  it('the naval attack table follows the closed form from five squadrons on', () => {
    covers('awaw:A13');
    for (let squadrons = 5; squadrons <= 20; squadrons++) {
      for (const roll of rolls) {
        const sum = squadrons + roll;
        const expected = sum <= 9 ? 2 : sum <= 12 ? 3 : Math.floor((sum - 5) / 2);
        assert.equal(readHits(findAirRow(squadrons)!, roll), expected, `${squadrons} squadrons, ${roll}`);
      }
    }
  });

  it('the naval attack table gives the expected hits of the source', () => {
    covers('awaw:A13', 'awaw:A14');
    assert.equal(countHits(findFleetRow(1)), 15);
    assert.equal(countHits(findAirRow(1)), 29);
    assert.equal(countHits(findFleetRow(3)), 29);
    assert.deepEqual(
      [2, 4, 10, 20].map((squadrons) => countHits(findAirRow(squadrons))),
      [51, 97, 207, 387],
    );
  });

  it('the naval attack table has one row for each number of squadrons to 20 and of factors to 25, and none for others', () => {
    covers('awaw:A13', 'awaw:A14');
    for (let squadrons = 1; squadrons <= 20; squadrons++) assert.equal(findAirRow(squadrons)?.squadrons, squadrons);
    for (let factors = 1; factors <= 25; factors++) assert.ok(findFleetRow(factors), `${factors} factors`);
    for (const squadrons of [0, 21]) assert.equal(findAirRow(squadrons), undefined);
    for (const factors of [0, 26]) assert.equal(findFleetRow(factors), undefined);
    assert.equal(findAirRow(4), findFleetRow(11));
  });

  it('adds the row of the remainder for more than twenty squadrons, with one roll', () => {
    covers('awaw:A15');
    const listRowSizes = (squadrons: number) => findAirRows(squadrons).map((row) => row.squadrons);
    assert.deepEqual([0, 7, 20, 26, 40, 43].map(listRowSizes), [[], [7], [20], [20, 6], [20, 20], [20, 20, 3]]);
    assert.equal(sumHits(findAirRows(26), 7), readHits(findAirRow(20)!, 7) + readHits(findAirRow(6)!, 7));
    assert.deepEqual(
      findFleetRows(30, 'row-25').map((row) => row.factors),
      [[25, 25]],
    );
    assert.deepEqual(
      findFleetRows(30, 'split').map((row) => row.factors),
      [
        [25, 25],
        [5, 6],
      ],
    );
  });

  it('reads column 2 for lower rolls and column 12+ for higher ones', () => {
    covers('awaw:A16');
    const row = findAirRow(3)!;
    assert.equal(readHits(row, 1), readHits(row, 2));
    assert.equal(readHits(row, -3), 1);
    assert.equal(readHits(row, 15), readHits(row, 12));
    assert.equal(readHits(row, 12), 4);
  });
});

describe('the other tables', () => {
  it('each row of the other tables is the row above, shifted', () => {
    const assertShifted = (rows: readonly (readonly (readonly number[])[])[], row: number, shift: number): void =>
      assert.deepEqual(rows[row]!.slice(0, -shift), rows[row - 1]!.slice(shift));
    airDefenseRows.forEach((_, row) => row > 0 && assertShifted(airDefenseRows, row, [0, 3, 2, 2][row] ?? 1));
    airCombatRows.forEach((_, row) => row > 0 && assertShifted(airCombatRows, row, row < 5 ? 2 : 1));
    assert.deepEqual([airDefenseRows.length, airCombatRows.length], [10, 20]);
  });

  it('the tables agree with the roll worked out for an earlier edition', () => {
    assert.deepEqual(computeAirDefenseLosses(3, 7), { eliminated: 1, aborted: 1 });
  });

  it('the tables give nothing without strength, and their last row beyond it', () => {
    assert.deepEqual(computeAirDefenseLosses(0, 12), { eliminated: 0, aborted: 0 });
    assert.deepEqual(computeAirCombatLosses(0, 12), { eliminated: 0, aborted: 0 });
    assert.deepEqual(computeAirCombatLosses(25, 7), computeAirCombatLosses(20, 7));
    assert.deepEqual(computeAirDefenseLosses(12, 7), computeAirDefenseLosses(10, 7));
  });

  it('the tables give the hits of harbor and submarine attacks', () => {
    assert.deepEqual(
      [1, 2, 4, 9, 11, 12, 13, 14, 16].map((roll) => readHarborAttack(roll)),
      [0, 0, 1, 3, 4, 4, 5, 6, 6],
    );
    assert.deepEqual(
      [3, 5, 8, 9, 10, 13].map((roll) => readSubmarineAttack(roll).hits),
      [0, 1, 2, 3, 3, 3],
    );
    assert.deepEqual(readSubmarineAttack(2), { hits: 0, hasAsterisk: true });
  });
});
