import assert from 'node:assert/strict';
import { BasisSet } from '../../../server/src/engine/basis-set';
import { branchStep, applyCertainStep, computeHits, computeSums } from '../../../server/src/engine/branches';
import type { DiceDistributions } from '../../../server/src/engine/branches';
import type { Salvo } from '../../../server/src/engine/volley-transition';
import { decide, createHunt, nextShip, shoot } from './hunt';

const createDistributions = (): DiceDistributions => ({ sums: new Map(), binomials: new Map() });

describe('branches of a step', () => {
  it('a roll branches into each sum of the dice with its probability', () => {
    const ends = [...branchStep(createDistributions(), createHunt(), shoot, [0, 3, 0], undefined, new BasisSet())];
    assert.equal(ends.length, 11);
    const hit = ends.filter(({ state }) => state[2] === 1).reduce((sum, { probability }) => sum + probability, 0);
    assert.ok(Math.abs(hit - 1 / 6) < 1e-12);
  });

  it('a step without dice leads to a single state', () => {
    assert.deepEqual(applyCertainStep(createHunt(), nextShip, [0, 3, 0], new BasisSet()), [0, 2, 0]);
    assert.deepEqual(applyCertainStep(createHunt(), decide, [9, 3, 0], new BasisSet()), [9, 0, 0]);
  });
});

describe('hit distribution', () => {
  const createSalvo = (...dice: readonly (readonly [dice: number, chance: number])[]): Salvo => ({
    ...{ on: 'convoy', targets: [], removal: 'now' },
    shots: dice.map(([dice, chance]) => {
      const base = { rule: 'rule', label: 'value', by: chance * 6 };
      const hitsOn = { label: 'value', base, changes: [], total: base.by };
      return { title: 'guns', dice, sides: 6, hitsOn, chance, targets: [], removal: 'now' };
    }),
  });

  it('hits of a salvo are those of all its shots', () => {
    assert.deepEqual([...computeHits(createDistributions(), createSalvo([1, 0.5], [1, 0.5]))], [0.25, 0.5, 0.25]);
    assert.deepEqual([...computeHits(createDistributions(), createSalvo())], [1]);
  });

  it('distributions of dice sums are computed once', () => {
    const cache = createDistributions();
    assert.equal(computeSums(cache, { count: 2, sides: 6 }), computeSums(cache, { count: 2, sides: 6 }));
    assert.equal(computeSums(cache, { count: 2, sides: 6 }).length, 11);
  });
});
