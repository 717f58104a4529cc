import assert from 'node:assert/strict';
import { JointDistribution } from '../../../server/src/engine/lattice/joint-distribution';
import { countCells, hasProbability, releaseRow, type Layer } from '../../../server/src/engine/lattice/joint-states';
import {
  DistributionPool,
  PositionDistribution,
  ScratchSums,
} from '../../../server/src/engine/lattice/position-distribution';

/** A distribution over positions by their numbers. */
function createPositions(probabilities: Readonly<Record<number, number>>): PositionDistribution {
  const distribution = new PositionDistribution();
  for (const [position, probability] of Object.entries(probabilities)) distribution.push(Number(position), probability);
  return distribution;
}

describe('joint distributions of positions', () => {
  it('joint distributions of positions hold what is added until it is taken', () => {
    const joint = new JointDistribution();
    joint.add(1, 2, 0.25);
    joint.add(1, 2, 0.25);
    joint.add(1, 0, 0.125);
    joint.add(3, 1, 0.375);
    assert.deepEqual(joint.rows, [, [0.125, 0, 0.5], , [0, 0.375]]);
    assert.equal(joint.computeTotal(), 1);
    assert.deepEqual([joint.take(1, 2), joint.take(1, 2), joint.take(2, 0), joint.take(9, 9)], [0.5, 0, 0, 0]);
    assert.equal(joint.computeTotal(), 0.5);
    assert.deepEqual(joint.takeRow(1), [0.125, 0, 0]);
    assert.equal(joint.takeRow(1), undefined);
    assert.equal(joint.computeTotal(), 0.375);
  });

  it('joint distributions of positions count the numbers that they hold, while rows grow to twice their width and are released', () => {
    const joint = new JointDistribution();
    joint.add(0, 3, 0.5);
    assert.equal(joint.size, 4);
    joint.add(0, 4, 0.25);
    assert.deepEqual([joint.size, joint.rows[0]], [10, [0, 0, 0, 0.5, 0.25, 0, 0, 0, 0, 0]]);
    joint.add(2, 1, 0.25);
    assert.equal(joint.size, 12);
    assert.deepEqual([joint.release(0), joint.release(1), joint.size], [false, true, 12]);
    joint.take(0, 3);
    joint.take(0, 4);
    assert.deepEqual([joint.release(0), joint.size, joint.rows[0]], [true, 2, undefined]);
    joint.takeRow(2);
    assert.equal(joint.size, 0);
  });

  it('a product of positions is added without the joint states that are less likely than the cut', () => {
    const first = createPositions({ 0: 0.5, 1: 0.25, 2: 0, 3: 0.25 });
    const second = createPositions({ 0: 0.75, 2: 0.25 });
    const addProduct = (cut: number) => {
      const joint = new JointDistribution();
      const added = joint.addProduct(first, second, 0.5, cut, 3);
      return { added, rows: joint.rows };
    };
    const rows = [[0.1875, 0, 0.0625], [0.09375, 0, 0.03125], , [0.09375, 0, 0.03125]];
    assert.deepEqual(addProduct(0), { added: 0.5, rows });
    assert.deepEqual(addProduct(0.03125), { added: 0.5, rows });
    assert.deepEqual(addProduct(0.0625), {
      ...{ added: 0.4375, rows: [[0.1875, 0, 0.0625], [0.09375, 0, 0], , [0.09375, 0, 0]] },
    });
    assert.deepEqual(addProduct(0.125), { added: 0.1875, rows: [[0.1875, 0, 0], [0, 0, 0], , [0, 0, 0]] });
    assert.deepEqual(addProduct(0.25), { added: 0, rows: [[0, 0, 0]] });
  });

  it('layers have probability and cells before a repetition and after its volleys', () => {
    const createLayer = (heads: JointDistribution, ends: JointDistribution): Layer => ({ state: [], heads, ends });
    const [heads, ends] = [new JointDistribution(), new JointDistribution()];
    heads.add(0, 1, 0.5);
    ends.add(1, 2, 0.5);
    const layer = createLayer(heads, ends);
    assert.deepEqual(
      [0, 1, 2].map((row) => hasProbability(layer, row)),
      [true, true, false],
    );
    assert.equal(countCells([layer, createLayer(heads, new JointDistribution())]), 2 + 3 + 2);
    for (const [row, column] of [
      [0, 1],
      [1, 2],
    ] as const) {
      heads.take(row, column);
      ends.take(row, column);
      releaseRow(layer, row);
    }
    assert.deepEqual([countCells([layer]), hasProbability(layer, 0), hasProbability(layer, 1)], [0, false, false]);
  });
});

describe('distributions over the positions of a side', () => {
  const list = ({ count, positions, probabilities }: PositionDistribution) =>
    Array.from({ length: count }, (_, index) => [positions[index], probabilities[index]]);

  it('distributions over the positions of a side follow hits along a chain, and lose those without a target', () => {
    const hits = [0.5, 0.25, 0.125, 0.125];
    const push = (chain: readonly number[], from = 0, to = 4) => {
      const distribution = new PositionDistribution();
      distribution.push(9, 0.75);
      distribution.pushHits(Int32Array.from(chain), hits, from, to, 0.5);
      return list(distribution).slice(1);
    };
    assert.deepEqual(push([4, 5, 6, 7, 8]), [
      [4, 0.25],
      [5, 0.125],
      [6, 0.0625],
      [7, 0.0625],
    ]);
    assert.deepEqual(push([4, 5, 6]), [
      [4, 0.25],
      [5, 0.125],
      [6, 0.125],
    ]);
    assert.deepEqual(push([4, 5]), [
      [4, 0.25],
      [5, 0.25],
    ]);
    assert.deepEqual(push([4]), [[4, 0.5]]);
    assert.deepEqual(push([4, 5, 6], 1, 3), [
      [5, 0.125],
      [6, 0.0625],
    ]);
    assert.deepEqual(push([4, 5], 3, 4), [[5, 0.0625]]);
    assert.deepEqual(push([4, 5, 6], 2, 2), []);
  });

  it('distributions over the positions of a side are merged in the order of their first occurrence', () => {
    const distribution = new PositionDistribution();
    for (const position of [3, 1, 3, 0, 1, 3]) distribution.push(position, 0.125);
    const sums = new ScratchSums().getZeros(4);
    distribution.mergeDuplicates(sums);
    assert.deepEqual(list(distribution), [
      [3, 0.375],
      [1, 0.25],
      [0, 0.125],
    ]);
    assert.ok(sums.every((value) => value === 0));
    assert.deepEqual(
      [3, 0, 2].map((position) => distribution.probabilityAt(position)),
      [0.375, 0.125, 0],
    );
    distribution.setSingle(2, 1);
    assert.deepEqual(list(distribution), [[2, 1]]);
  });

  it('distributions of a pool are taken in order, empty, and again after their release', () => {
    const pool = new DistributionPool();
    const [first, second] = [pool.take(5), pool.take(6)];
    first.push(1, 1);
    assert.deepEqual([first.index, second.index, first.firing, second.firing, pool.usedCount], [0, 1, 5, 6, 2]);
    assert.equal(pool.get(1), second);
    pool.releaseAll();
    assert.deepEqual([pool.take(7), first.firing, first.count, pool.usedCount], [first, 7, 0, 1]);
  });
});
