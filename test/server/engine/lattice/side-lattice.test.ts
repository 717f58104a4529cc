import assert from 'node:assert/strict';
import type { Counter, Loss } from '../../../../server/src/engine/combat';
import { SideLattice, unlimited } from '../../../../server/src/engine/lattice/side-lattice';

const createCounter = (max: number, min?: number): Counter => ({
  ...{ name: 'units', title: 'units', max },
  ...(min !== undefined && { min }),
});

/** Counters: destroyers, battleships, damaged battleships, submarines that were hit, submarines, fighters that cannot be lost. */
const counters = [
  createCounter(3),
  createCounter(2),
  createCounter(2),
  createCounter(4),
  createCounter(4),
  createCounter(5, 1),
];
const losses: readonly Loss[] = [
  { title: 'destroyer', counter: 0, target: 'surface' },
  { title: 'damage', counter: 1, becomes: 2, target: 'surface' },
  { title: 'battleship', counter: 2, target: 'surface' },
  { title: 'submarine', counter: 4, struck: 3, target: 'submarine' },
];

describe('lattice of a side', () => {
  const createLattice = () => new SideLattice(counters, losses, [5]);
  const start = [1, 1, 0, 0, 2, 3];

  it('a position has the numbers of units of a side, and is the same for the same numbers', () => {
    const lattice = createLattice();
    assert.deepEqual(lattice.counters, [0, 1, 2, 4, 5]);
    const position = lattice.getPosition(start);
    assert.equal(lattice.getPosition([1, 1, 0, 4, 2, 3]), position, 'struck units are no part of it');
    assert.notEqual(lattice.getPosition([1, 1, 0, 0, 1, 3]), position);
    assert.notEqual(lattice.getPosition([1, 1, 0, 0, 2, 4]), position);
    assert.equal(lattice.count, 3);
    assert.deepEqual(lattice.getCounterValues(position), [1, 1, 0, 2, 3]);
    const state = [9, 9, 9, 9, 9, 9];
    lattice.write(position, state);
    assert.deepEqual(state, [1, 1, 0, 9, 2, 3]);
    assert.deepEqual(lattice.getIndexes([5, 3, 0]), [4, 0]);
  });

  it('hits take units in the order of loss, as far as they may be hit', () => {
    const lattice = createLattice();
    const describeChain = (targets: readonly string[], state = start) =>
      [...lattice.getChain(lattice.getHitClass(targets), lattice.getPosition(state))].map((position) =>
        lattice.getCounterValues(position).join(''),
      );
    assert.deepEqual(describeChain(['surface']), ['11023', '01023', '00123', '00023']);
    assert.deepEqual(describeChain(['submarine']), ['11023', '11013', '11003']);
    assert.deepEqual(describeChain(['surface', 'submarine']), ['11023', '01023', '00123', '00023', '00013', '00003']);
    assert.deepEqual(describeChain(['air']), ['11023']);
    assert.deepEqual(describeChain(['surface'], [0, 1, 0, 0, 2, 3]), ['01023', '00123', '00023']);
    assert.equal(lattice.getHitClass(['submarine', 'surface']), lattice.getHitClass(['surface', 'submarine']));
    assert.notEqual(lattice.getHitClass(['surface']), lattice.getHitClass(['submarine']));
  });

  it('two kinds of hits agree up to the first that takes another unit', () => {
    const lattice = createLattice();
    const surface = lattice.getHitClass(['surface']);
    const all = lattice.getHitClass(['surface', 'submarine']);
    const submarine = lattice.getHitClass(['submarine']);
    const agree = (first: number, second: number, state = start) =>
      lattice.computeAgreement(first, second, lattice.getPosition(state));
    assert.equal(agree(surface, surface), unlimited);
    assert.equal(agree(surface, all), 3);
    assert.equal(agree(all, surface), 3);
    assert.equal(agree(surface, submarine), 0);
    assert.equal(agree(surface, all, [1, 0, 0, 0, 0, 3]), unlimited);
    assert.equal(agree(submarine, all, [0, 0, 0, 0, 2, 3]), unlimited);
  });

  it('a unit that is hit keeps firing if it is removed later, and a damaged one as what it has become', () => {
    const lattice = createLattice();
    const fireAfter = (targets: readonly string[], state: readonly number[], removesNow: boolean) => {
      const position = lattice.getPosition(state);
      const firing = lattice.getFiringPositionAfter(lattice.getHitClass(targets), position, position, removesNow);
      return lattice.getCounterValues(firing).join('');
    };
    assert.equal(fireAfter(['submarine'], start, false), '11023');
    assert.equal(fireAfter(['submarine'], start, true), '11013');
    assert.equal(fireAfter(['surface'], start, false), '01023');
    assert.equal(fireAfter(['surface'], [0, 1, 0, 0, 0, 3], false), '00103');
  });

  it('positions that hits lead to are found a few at a time, weaker ones behind stronger ones', () => {
    const lattice = createLattice();
    lattice.getHitClass(['surface']);
    lattice.getPosition(start);
    assert.equal(lattice.findReachable(2), false);
    assert.equal(lattice.findReachable(1), false);
    assert.equal(lattice.findReachable(1), true);
    assert.equal(lattice.count, 4);
    assert.equal(lattice.findReachable(0), true);
    lattice.getHitClass(['submarine']);
    assert.equal(lattice.findReachable(100), true, 'another kind of hits leads further');
    assert.equal(lattice.count, 12);
    const strengths = [...lattice.order].map((position) => {
      const [destroyers = 0, intact = 0, damaged = 0, submarines = 0] = lattice.getCounterValues(position);
      return destroyers + 2 * intact + damaged + submarines;
    });
    assert.deepEqual(strengths, [5, 4, 4, 3, 3, 3, 2, 2, 2, 1, 1, 0]);
    lattice.getPosition([3, 2, 2, 0, 4, 5]);
    assert.equal(lattice.getCounterValues(lattice.order[0]!).join(''), '32245', 'a new position is in the order');
  });

  it('a side that cannot be numbered is rejected, and so are losses that become each other', () => {
    const huge = [createCounter(2 ** 30), createCounter(2 ** 30)];
    const lose = (counter: number, becomes?: number): Loss => ({
      ...{ title: 'unit', counter, target: 'surface' },
      ...(becomes !== undefined && { becomes }),
    });
    assert.throws(() => new SideLattice(huge, [lose(0), lose(1)], []), /too many counters/);
    assert.ok(new SideLattice(huge, [lose(0)], []).counters.length === 1);
    assert.throws(() => new SideLattice(counters, [lose(0, 1), lose(1, 0)], []), /become each other/);
    const lattice = new SideLattice([createCounter(4, 2)], [lose(0)], []);
    assert.throws(
      () => lattice.getChain(lattice.getHitClass(['surface']), lattice.getPosition([3])),
      /lost more units/,
    );
  });
});
