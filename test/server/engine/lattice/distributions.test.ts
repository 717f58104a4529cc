import assert from 'node:assert/strict';
import {
  BinomialTables,
  FirepowerClasses,
  HitTable,
  type DiceGroup,
} from '../../../../server/src/engine/lattice/hit-distribution';
import {
  DistributionPool,
  PositionDistribution,
  ScratchSums,
} from '../../../../server/src/engine/lattice/position-distribution';
import { SideLattice } from '../../../../server/src/engine/lattice/side-lattice';

const listEntries = ({ count, positions, probabilities }: PositionDistribution) =>
  positions.slice(0, count).map((position, at) => [position, probabilities[at]]);

describe('distributions of positions and hits', () => {
  it('hits move probability along a chain, and those without a target stay at its end', () => {
    const distribution = new PositionDistribution();
    const chain = Int32Array.of(7, 8, 9);
    const hits = [0.125, 0.375, 0.375, 0.125];
    const push = (from: number, to: number, factor = 1) => {
      distribution.count = 0;
      distribution.pushHits(chain, hits, from, to, factor);
      return listEntries(distribution);
    };
    assert.deepEqual(push(0, 4), [
      [7, 0.125],
      [8, 0.375],
      [9, 0.5],
    ]);
    assert.deepEqual(push(0, 3), [
      [7, 0.125],
      [8, 0.375],
      [9, 0.375],
    ]);
    assert.deepEqual(push(1, 2, 0.5), [[8, 0.1875]]);
    assert.deepEqual(push(3, 4, 0.5), [[9, 0.0625]]);
    distribution.count = 0;
    distribution.pushHits(Int32Array.of(5), [0.3, 0.7], 0, 2, 0.1);
    assert.deepEqual(listEntries(distribution), [[5, 0.1]], 'without a target the probability stays exact');
  });

  it('a position that occurs several times is merged into its first place', () => {
    const distribution = new PositionDistribution();
    distribution.setSingle(1, 0.25);
    distribution.push(3, 0.125);
    distribution.push(1, 0.5);
    distribution.push(0, 0.125);
    const sums = new ScratchSums().getZeros(4);
    distribution.mergeDuplicates(sums);
    assert.deepEqual(listEntries(distribution), [
      [1, 0.75],
      [3, 0.125],
      [0, 0.125],
    ]);
    assert.ok(sums.every((sum) => sum === 0));
    assert.deepEqual(
      [3, 2, 1].map((position) => distribution.probabilityAt(position)),
      [0.125, 0, 0.75],
    );
    distribution.setSingle(2, 1);
    assert.deepEqual(listEntries(distribution), [[2, 1]]);
  });

  it('scratch space is kept while it is large enough', () => {
    const sums = new ScratchSums();
    const four = sums.getZeros(4);
    assert.equal(four.length, 8);
    assert.equal(sums.getZeros(8), four);
    assert.equal(sums.getZeros(9).length, 18);
  });

  it('a pool hands out empty distributions, and the same again once all are released', () => {
    const pool = new DistributionPool();
    const [first, second] = [pool.take(4), pool.take(5)];
    assert.deepEqual([first.index, second.index, second.firing, pool.usedCount], [0, 1, 5, 2]);
    second.push(1, 1);
    assert.equal(pool.get(1), second);
    pool.releaseAll();
    assert.equal(pool.take(6), first);
    assert.equal(pool.take(7), second);
    assert.deepEqual([second.count, second.firing], [0, 7]);
  });

  it('numbers of hits that are too unlikely are cut off at both ends, but one remains', () => {
    const tables = new BinomialTables(0.1);
    const trim = (...probabilities: readonly number[]) => {
      const { from, to } = tables.trim(probabilities);
      return [from, to];
    };
    assert.deepEqual(trim(0.05, 0.1, 0.5, 0.3, 0.05), [2, 4]);
    assert.deepEqual(trim(0.2, 0.8), [0, 2]);
    assert.deepEqual(trim(0.01, 0.01), [1, 2]);
    assert.deepEqual(trim(1), [0, 1]);
    assert.equal(tables.get(2, 0.5), tables.get(2, 0.5));
    assert.deepEqual([...tables.get(2, 0.5)], [0.25, 0.5, 0.25]);
  });

  const counters = [4, 4, 4].map((max) => ({ name: 'units', title: 'units', max }));
  const side = new SideLattice(counters, [], [0, 1, 2]);
  const exact = new BinomialTables(0);
  const getHits = (table: HitTable, state: readonly number[]) => [
    ...table.getHits(side.getPosition(state)).probabilities,
  ];

  it('the hits of a side are those of all its dice, after earlier ones', () => {
    const halves: DiceGroup = { units: [0, 1], diceEach: 1, chance: 0.5 };
    const sure: DiceGroup = { units: [2], diceEach: 2, chance: 1 };
    const early = new HitTable(side, [halves], exact);
    const all = new HitTable(side, [sure], exact, early);
    assert.equal(all.countDice(0, side.getPosition([1, 0, 2])), 4);
    assert.deepEqual(getHits(early, [1, 1, 4]), [0.25, 0.5, 0.25]);
    assert.deepEqual(getHits(early, [0, 0, 4]), [1]);
    assert.deepEqual(getHits(all, [1, 0, 1]), [0, 0, 0.5, 0.5]);
    assert.deepEqual(getHits(all, [1, 0, 0]), [0.5, 0.5]);
  });

  it('with low luck the dice of a pool give sure hits and one die for the rest', () => {
    const pool = { name: 'fleet', hitsOn: 2, sides: 6 };
    const ships: DiceGroup = { units: [0], diceEach: 1, chance: 1 / 3, pool };
    const planes: DiceGroup = { units: [1], diceEach: 1, chance: 0.5, pool: { ...pool, hitsOn: 3 } };
    const others: DiceGroup = { units: [2], diceEach: 1, chance: 1 / 6, pool: { name: 'guns', hitsOn: 1, sides: 6 } };
    const table = new HitTable(side, [ships, planes, others], exact);
    assert.deepEqual(getHits(table, [3, 0, 0]), [0, 1]);
    assert.deepEqual(getHits(table, [3, 1, 0]), [0, 0.5, 0.5]);
    assert.deepEqual(getHits(table, [0, 1, 3]), [0.25, 0.5, 0.25], 'each pool has a die of its own');
    assert.deepEqual(getHits(table, [0, 0, 0]), [1]);
  });

  it('positions are in the same class if the same dice are yet to be rolled', () => {
    const table = new HitTable(
      side,
      [
        { units: [0], diceEach: 1, chance: 0.5 },
        { units: [1], diceEach: 2, chance: 0.5 },
      ],
      exact,
    );
    const classes = new FirepowerClasses([table]);
    const classAt = (...state: readonly number[]) => classes.classAt(side.getPosition(state));
    assert.equal(classAt(1, 2, 0), classAt(1, 2, 4));
    assert.equal(new Set([classAt(1, 2, 0), classAt(2, 1, 0), classAt(1, 1, 0), classAt(2, 2, 0)]).size, 4);
    assert.equal(new FirepowerClasses([]).classAt(side.getPosition([1, 2, 0])), 0);
    const both = new FirepowerClasses([table, table]);
    assert.equal(both.classAt(side.getPosition([1, 2, 0])), both.classAt(side.getPosition([1, 2, 1])));
  });
});
